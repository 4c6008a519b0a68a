/** Which question is due: what the seat that is waited for must still say, after what it picked. */
import { CHANCE, type Matter, NOBODY, type Picked } from '@magehall/engine';
import { type Cast, type Choice, game, SPELLS, type Spell, type State } from '../rules/index.ts';
import { castChosen } from './casting.ts';
import { sortOfThing } from './things.ts';

/** What a question speaks of, by its kind. */
export interface Asks {
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
  /** A spell is picked that can only be cast for its meeple. */
  onlyBack: { spell: Spell };
  /** Manipulate is picked. */
  asWhich: undefined;
  /** A spell is picked that changes a die; and then the die. */
  target: { spell: Spell };
  partner: { spell: Spell; die: string };
  /** Where it goes is picked, or who goes with it; a die; both; all but the number it counts as. */
  whichDie: { to: string };
  whichPillar: { die: string };
  whichMeeple: undefined;
  whichNumber: { die: string };
  /** A pillar to build on is picked; a meeple for it; a spell to activate. */
  whoBuilds: undefined;
  whereBuilds: undefined;
  whoActivates: { spell: Spell };
  /** Anything else that is picked and leaves something open. */
  more: { pieces: readonly string[] };
}

export function asked(state: State, picked: Picked<Choice> | undefined): Matter<Asks> {
  const seat = game.waitingFor(state);
  if (seat === NOBODY) return { kind: 'over', about: undefined };
  if (seat === CHANCE) return { kind: state.stage, about: undefined } as Matter<Asks>;
  // A new position may still be drawn with what was picked in the last one.
  if (picked && picked.pieces.length > 0 && picked.left.length > 0) return askedOn(state, picked);
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
}

function askedOn(state: State, picked: Picked<Choice>): Matter<Asks> {
  const { pieces, left } = picked;
  const casts = left.filter((choice) => 'cast' in choice);
  if (casts.length === left.length) return askedCast(state, pieces, casts);
  if (left.every((choice) => 'place' in choice)) return askedPlace(pieces, left);
  if (left.every((choice) => 'build' in choice))
    return {
      kind: found(pieces, 'pillar', 'tower') ? 'whoBuilds' : 'whereBuilds',
      about: undefined,
    };
  const [first] = left;
  if (left.every((choice) => 'activate' in choice) && first && 'activate' in first)
    return { kind: 'whoActivates', about: { spell: first.activate } };
  return { kind: 'more', about: { pieces } };
}

function found(pieces: readonly string[], ...sorts: string[]): string | undefined {
  return pieces.find((thing) => sorts.includes(sortOfThing(thing).sort));
}

function askedPlace(pieces: readonly string[], left: readonly Choice[]): Matter<Asks> {
  const named = found(pieces, 'die');
  if (named === undefined) {
    const to = found(pieces, 'pillar') ?? pieces[0];
    return { kind: 'whichDie', about: { to } };
  }
  const die = sortOfThing(named).name;
  if (!found(pieces, 'pillar', 'tower')) return { kind: 'whichPillar', about: { die } };
  const numbers = new Set(left.map((choice) => ('as' in choice ? choice.as : 0)));
  const spots = new Set(left.map((choice) => ('pillar' in choice ? choice.pillar : '')));
  if (spots.size > 1) return { kind: 'whichPillar', about: { die } };
  return numbers.size > 1
    ? { kind: 'whichNumber', about: { die } }
    : { kind: 'whichMeeple', about: undefined };
}

function askedCast(state: State, pieces: readonly string[], casts: readonly Cast[]): Matter<Asks> {
  const [{ cast }] = casts;
  if (casts.some((other) => other.cast !== cast)) return { kind: 'more', about: { pieces } };
  const effects = casts.filter((choice) => castChosen(state, choice).kind !== 'takeBack');
  const spells = new Set(effects.map((choice): Spell => choice.spell ?? choice.cast));
  const [spell] = spells;
  if (spell === undefined) return { kind: 'onlyBack', about: { spell: cast } };
  if (spells.size > 1) return { kind: 'asWhich', about: undefined };
  const die = found(pieces, 'die');
  return die === undefined
    ? { kind: 'target', about: { spell } }
    : { kind: 'partner', about: { spell, die: sortOfThing(die).name } };
}
