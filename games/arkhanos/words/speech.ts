/**
 * What there is to speak of, in any language: the kinds of sentences with what each is told, and
 * names taken apart.
 */
import {
  CHANCE,
  type GameSentences,
  type Matter,
  NOBODY,
  type Picked,
  type Speech,
} from '@magehall/engine';
import {
  type Activate,
  type Build,
  bookSize,
  type Cast,
  type Choice,
  type Colour,
  type DieName,
  type Event,
  game,
  type Place,
  SPELLS,
  type Spell,
  type State,
  supplyOf,
  TOWERS,
} from '../rules/index.ts';

interface Asks {
  over: undefined;
  starters: undefined;
  reveal: undefined;
  firstPlayer: undefined;
  draw: undefined;
  roll: undefined;
  /** No meeple is left to go with a die. */
  castFirst: undefined;
  /** `shift` and `morph` were cast for the die that is placed next. */
  place: { casts: boolean; shift: number; morph: boolean };
  build: { spell: Spell; activates: boolean };
  activate: { spell: Spell };
  /** The spell is taken, and a cast would free it. */
  noBonus: { spell: Spell };
  score: undefined;
  end: undefined;
  /** A spell is picked, and there are several ways to cast it. */
  how: { spell: Spell };
  /** A pillar is picked; a die; both. */
  whichDie: undefined;
  whichPillar: { die: string };
  whichMeeple: undefined;
  /** Anything else that is picked and leaves something open. */
  more: { pieces: readonly string[] };
}

/** `number` is what the die counts as, `floor` that of the tower. */
export type Placing = Place & { number: number; floor: number };

/** Manipulate is cast `as` another spell. */
interface Casting {
  cast: Spell;
  as?: Spell;
}
interface Choices {
  place: Placing;
  build: Build & { last: boolean };
  activate: Activate;
  /** Casts without an effect but that the meeple comes back. */
  takeBack: Casting;
  shift: Casting;
  morph: Casting;
  flip: Casting & { die: DieName };
  exchange: Casting & { die: DieName; other: DieName };
  swap: Casting & { die: DieName; other: DieName };
  on: undefined;
  score: undefined;
  end: undefined;
}

export type Sentences = GameSentences<Asks, Choices, Event>;

export const speech: Speech<State, Choice, Asks, Choices> = {
  asked(state, _name, picked) {
    const seat = game.waitingFor(state);
    if (seat === NOBODY) return { kind: 'over', about: undefined };
    if (seat === CHANCE) return { kind: state.stage, about: undefined } as Matter<Asks>;
    if (picked && picked.pieces.length > 0) return askedOn(picked);
    const choices = game.choices(state);
    const offers = (field: string) => choices.some((choice) => field in choice);
    switch (state.stage) {
      case 'place': {
        if (!offers('place')) return { kind: 'castFirst', about: undefined };
        const { shift, morph } = state;
        return { kind: 'place', about: { casts: offers('cast'), shift, morph } };
      }
      case 'bonus': {
        const spell = SPELLS[state.placedAs - 1];
        const activates = offers('activate');
        if (offers('build')) return { kind: 'build', about: { spell, activates } };
        return { kind: activates ? 'activate' : 'noBonus', about: { spell } };
      }
      default:
        return { kind: state.stage === 'score' ? 'score' : 'end', about: undefined };
    }
  },

  chosen(state, choice) {
    if ('place' in choice) {
      const number = choice.as ?? faceOfDie(choice.place);
      const floor = state.floors[TOWERS.indexOf(choice.on)];
      return { kind: 'place', about: { ...choice, number, floor } };
    }
    if ('build' in choice) return { kind: 'build', about: { ...choice, last: spendsLast(state) } };
    if ('activate' in choice) return { kind: 'activate', about: choice };
    if ('go' in choice) return { kind: choice.go, about: undefined };
    return castChosen(state, choice);
  },
};

/** What is still open, once some pieces are picked. */
function askedOn({ pieces, left }: Picked<Choice>): Matter<Asks> {
  const found = (sort: string) => pieces.find((thing) => sortOfThing(thing).sort === sort);
  const spell = found('spell');
  if (spell && left.every((choice) => 'cast' in choice))
    return { kind: 'how', about: { spell: sortOfThing(spell).name as Spell } };
  if (!left.every((choice) => 'place' in choice)) return { kind: 'more', about: { pieces } };
  const die = found('die');
  if (die === undefined) return { kind: 'whichDie', about: undefined };
  return found('pillar') || found('tower')
    ? { kind: 'whichMeeple', about: undefined }
    : { kind: 'whichPillar', about: { die: sortOfThing(die).name } };
}

function castChosen(state: State, { cast, spell, die, with: other }: Cast): Matter<Choices> {
  const effect = spell ?? cast;
  const about = spell === undefined ? { cast } : { cast, as: spell };
  if (die !== undefined && other !== undefined)
    return { kind: effect === 'exchange' ? 'exchange' : 'swap', about: { ...about, die, other } };
  if (die !== undefined) return { kind: 'flip', about: { ...about, die } };
  if (state.stage === 'place') {
    if (effect === 'shift') return { kind: 'shift', about };
    if (effect === 'morph' && !state.morph) return { kind: 'morph', about };
  }
  return { kind: 'takeBack', about };
}

/** TA-AMB-1: after this no meeple is left to go with a die, until one comes home. */
function spendsLast(state: State): boolean {
  return supplyOf(state, state.turn) + bookSize(state, state.turn) === 1;
}

/** `pillar:outer1.gain2` is a pillar, of outer1, its part gain2. */
export function sortOfThing(thing: string): { sort: string; name: string; part: string } {
  const [sort, rest = ''] = thing.split(':');
  const [name, part = ''] = rest.split('.');
  return { sort, name, part };
}

export function colourOfDie(die: string): Colour {
  return die.slice(0, die.indexOf('-')) as Colour;
}
export function faceOfDie(die: string): number {
  return Number(die.slice(die.indexOf('-') + 1));
}
