/** The Towers of Arkhanos in English. */
import { CHANCE, type NameOf, NOBODY, type Reason, type Words } from '@magehall/engine';
import {
  type Bonus,
  type Choice,
  type Colour,
  type Event,
  type Gain,
  game,
  type MeepleKind,
  SPELLS,
  type Spell,
  type State,
  TILES,
  TOWERS,
  type TowerName,
  type Why,
} from '../rules/index.ts';
import { sign } from './sign.en.ts';
import type { Labels } from './text.ts';
import { colourOfDie, faceOfDie, sortOfThing, spendsLast } from './things.ts';

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const COLOUR: Record<Colour, string> = {
  yellow: 'yellow',
  pink: 'pink',
  purple: 'purple',
  blue: 'blue',
};
const SPELL: Record<Spell, string> = {
  manipulate: 'Manipulate',
  shift: 'Shift',
  flip: 'Flip',
  morph: 'Morph',
  exchange: 'Exchange',
  swap: 'Swap',
};
/** Where there is no room for a spell's name, this tells both. */
const EFFECT: Record<Spell, string> = {
  manipulate: 'Manipulate: use any other spell.',
  shift: 'Shift: your next die may count one higher or lower.',
  flip: 'Flip: turn a die on the table over.',
  morph: 'Morph: your next die may have any colour.',
  exchange: 'Exchange: change a die on the table for one in the mana pool.',
  swap: 'Swap: change a die on the table for one on the central tower.',
};
const TOWER: Record<TowerName, string> = {
  outer1: 'the west tower',
  outer2: 'the north tower',
  outer3: 'the east tower',
  central: 'the central tower',
};
const PILLAR: Record<Bonus, string> = {
  gain2: '2 prestige',
  floor: 'prestige by floor',
  build: 'build or activate',
  activate: 'activate a spell',
};

const die = (name: string) => `${COLOUR[colourOfDie(name)]} ${faceOfDie(name)}`;
const the = (name: string) => `the ${die(name)}`;
const points = (count: number) => `${count} prestige`;
const spellNo = (spell: Spell) => `${SPELL[spell]} (${SPELLS.indexOf(spell) + 1})`;
const own = (kind: MeepleKind) => (kind === 'master' ? 'your master' : 'an apprentice');
const their = (kind: MeepleKind) => (kind === 'master' ? 'the master' : 'an apprentice');

/** What a tile takes: "purple 2, 4 or 6". */
function restriction(id: number): string {
  const { colours, numbers, different } = TILES[id - 1];
  const dice = or.format(colours.map((colour) => COLOUR[colour]));
  return different ? `${dice}, all numbers different` : `${dice} ${or.format(numbers.map(String))}`;
}

function ask(state: State, name: NameOf): string {
  const waiting = game.waitingFor(state);
  if (waiting === NOBODY) return 'The game is over.';
  if (waiting === CHANCE) return CHANCE_ASKS[state.stage] ?? '';
  const who = name(waiting);
  const choices = game.choices(state);
  const casts = choices.some((choice) => 'cast' in choice);
  switch (state.stage) {
    case 'place':
      if (!choices.some((choice) => 'place' in choice))
        return `${who} must cast a spell first, to free a meeple.`;
      return `${who} places a die${casts ? ', or casts a spell' : ''}.${castFor(state)}`;
    case 'bonus': {
      const builds = choices.some((choice) => 'build' in choice);
      const spell = spellNo(SPELLS[state.placedAs - 1]);
      const activates = choices.some((choice) => 'activate' in choice);
      if (builds)
        return `${who} builds on another tower${activates ? `, or activates ${spell}` : ''}.`;
      return activates
        ? `${who} activates ${spell}.`
        : `${who} may free ${spell} by a cast, or go on without the bonus.`;
    }
    case 'score':
      return `The central floor is full. ${who} scores it, or casts a spell first.`;
    default:
      return `${who} ends the turn, or casts a spell first.`;
  }
}

/** What was cast for the die that is placed next. */
function castFor({ shift, morph }: State): string {
  return `${shift > 0 ? ` ${shifted(shift)}` : ''}${morph ? ` ${MORPHED}` : ''}`;
}
const shifted = (by: number) => `The next die may count up to ${by} higher or lower.`;
const MORPHED = 'The next die may have any colour.';

const CHANCE_ASKS: Partial<Record<State['stage'], string>> = {
  starters: 'The first floors are being laid.',
  reveal: 'The next tile is being turned.',
  firstPlayer: 'The first player is being drawn.',
  draw: 'Dice are drawn from the bag.',
  roll: 'The dice are rolling.',
};

/** Where a die goes that counts as `number`, and what for: "the west tower, for 2 prestige". */
function onto(state: State, tower: TowerName, pillar: Bonus | undefined, number: number): string {
  const spell = SPELL[SPELLS[number - 1]];
  switch (pillar) {
    case 'gain2':
      return `${TOWER[tower]}, for 2 prestige`;
    case 'floor':
      return `${TOWER[tower]}, for ${points(state.floors[TOWERS.indexOf(tower)])} by its floor`;
    case 'build':
      return `${TOWER[tower]}, to build, or activate ${spell}`;
    default:
      return `${TOWER[tower]}, to activate ${spell}`;
  }
}

function choice(state: State, chosen: Choice): string {
  if ('place' in chosen) {
    const number = chosen.as ?? faceOfDie(chosen.place);
    const as = chosen.as === undefined ? '' : ` as a ${chosen.as}`;
    const meeple = chosen.meeple === undefined ? 'without a meeple' : `with ${own(chosen.meeple)}`;
    return `Place ${the(chosen.place)}${as} ${meeple} on ${onto(state, chosen.on, chosen.pillar, number)}.`;
  }
  if ('build' in chosen) {
    const pillar = chosen.pillar === undefined ? '' : `, blocking “${PILLAR[chosen.pillar]}”`;
    const what =
      chosen.from === undefined
        ? own(chosen.meeple as MeepleKind)
        : `the meeple from ${SPELL[chosen.from]}`;
    return `Build ${what} into ${TOWER[chosen.build]} for ever${pillar}.${spendsLast(state) ? ' It is your last free meeple!' : ''}`;
  }
  if ('activate' in chosen)
    return chosen.from === undefined
      ? `Activate ${spellNo(chosen.activate)} with ${own(chosen.meeple as MeepleKind)}.`
      : `Move the meeple from ${SPELL[chosen.from]} to ${spellNo(chosen.activate)}.`;
  if ('go' in chosen) return GO[chosen.go];
  return castChoice(state, chosen.cast, chosen.spell, chosen.die, chosen.with);
}
const GO = {
  on: 'Go on without the bonus.',
  score: 'Score the floor.',
  end: 'End your turn.',
};

function castChoice(
  state: State,
  cast: Spell,
  borrowed: Spell | undefined,
  table: string | undefined,
  other: string | undefined,
): string {
  const spell = borrowed ?? cast;
  const how = borrowed === undefined ? SPELL[cast] : `${SPELL[cast]} as ${SPELL[borrowed]}`;
  if (table === undefined) {
    if (state.stage === 'place' && spell === 'shift')
      return `Cast ${how}: your next die may count one higher or lower.`;
    if (state.stage === 'place' && spell === 'morph' && !state.morph)
      return `Cast ${how}: your next die may have any colour.`;
    return `Cast ${how} only to take its meeple back.`;
  }
  if (spell === 'flip') return `Cast ${how}: turn ${the(table)} to ${7 - faceOfDie(table)}.`;
  const from = spell === 'exchange' ? 'in the mana pool' : 'on the central tower';
  return `Cast ${how}: change ${the(table)} for ${the(other as string)} ${from}.`;
}

function gains(list: readonly Gain[], name: NameOf): string {
  const scorers = list.filter((gain) => gain.points > 0);
  return and.format(scorers.map((gain) => `${name(gain.seat)} ${points(gain.points)}`));
}

function event(told: Event, name: NameOf): string {
  switch (told.event) {
    case 'starter':
      return told.tower === 'central'
        ? 'The central tower begins: it takes any die.'
        : `First floor of ${TOWER[told.tower]}: ${restriction(told.tile)}.`;
    case 'tileRevealed':
      return `Next tile: ${restriction(told.tile)}.`;
    case 'firstPlayer':
      return `Round ${told.round}: ${name(told.seat)} has the bag.`;
    case 'rolled':
      return `${name(told.seat)} rolls a ${die(told.die)}.`;
    case 'placed': {
      const as = told.as === undefined ? '' : ` as a ${told.as}`;
      const meeple = told.meeple === undefined ? 'alone' : `with ${their(told.meeple)}`;
      return `${name(told.seat)} places ${the(told.die)}${as} ${meeple} on ${TOWER[told.on]}.`;
    }
    case 'bonus':
      return `${name(told.seat)} gains ${points(told.points)}.`;
    case 'noBonus':
      return `${name(told.seat)} leaves the bonus.`;
    case 'activated':
      return `${name(told.seat)} puts ${their(told.meeple)} on ${SPELL[told.spell]}.`;
    case 'built':
      return `${name(told.seat)} builds ${their(told.meeple)} into ${TOWER[told.on]}.`;
    case 'cast':
      return told.as === undefined
        ? `${name(told.seat)} casts ${SPELL[told.spell]}.`
        : `${name(told.seat)} casts ${SPELL[told.spell]} as ${SPELL[told.as]}.`;
    case 'shifted':
      return shifted(told.by);
    case 'morphed':
      return MORPHED;
    case 'flipped':
      return `${capital(the(told.die))} turns to ${faceOfDie(told.to)}.`;
    case 'exchanged':
      return `${capital(the(told.die))} goes to the mana pool, ${the(told.with)} comes back.`;
    case 'swapped':
      return `${capital(the(told.die))} goes to the central tower, ${the(told.with)} comes back.`;
    case 'scored':
      return told.gains.length === 0
        ? `Floor ${told.floor} of ${TOWER[told.tower]} is full, and nobody scores.`
        : `Floor ${told.floor} of ${TOWER[told.tower]} scores: ${gains(told.gains, name)}.`;
    case 'newFloor':
      return told.tower === 'central'
        ? `The central tower rises to floor ${told.floor}.`
        : `${capital(TOWER[told.tower])} rises to floor ${told.floor}: ${restriction(told.tile)}.`;
    case 'closed':
      return `No tile is left: ${TOWER[told.tower]} is closed.`;
    case 'roundEnded':
      return `Round ${told.round} ends; ${the(told.die)} goes to the mana pool.`;
    case 'finalFloor':
      return `Unfinished floor of ${TOWER[told.tower]}: ${gains(told.gains, name)}.`;
    case 'finalBook':
      return `${name(told.seat)} gets ${points(told.points)} for the spellbook.`;
    case 'won':
      return told.winners.length === 1
        ? `${name(told.winners[0])} wins: the towers bow to a true archmage!`
        : `${and.format(told.winners.map(name))} share the victory!`;
    case 'drew':
    case 'returned':
    case 'turn':
      return '';
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const WHY: Record<Why, (reason: Reason, name: NameOf) => string> = {
  over: () => 'The game is over.',
  chance: () => 'Wait for the dice and tiles.',
  notYourTurn: ({ with: more }, name) => `It is ${name(Number(more?.seat))}’s turn.`,
  noSuchThing: () => 'There is no such piece in this game.',
  notOnTable: () => 'This die is not on the table.',
  diePlaced: () => 'You placed your die for this turn already.',
  closed: () => 'This tower is closed: no tile was left for it.',
  pillarFull: () => 'This pillar is full.',
  bonusIsActivate: () => 'This bonus only activates a spell; it builds nothing.',
  otherTower: () => 'Build on another tower than the one that gave you this bonus.',
  wrongColour: ({ blame, with: more }) =>
    `${capital(tower(more))} does not take the colour of ${dice(blame)}.`,
  wrongNumber: ({ blame, with: more }) =>
    `${capital(tower(more))} does not take the number of ${dice(blame)}.`,
  numberTaken: ({ blame, with: more }) =>
    `${capital(tower(more))} has the number of ${dice(blame)} already, and takes each only once.`,
  centralAlike: () => 'The central pillars are alike; the first empty one is used.',
  freeMeepleFirst: () => 'You have no meeple to go with it: cast a spell first, to free one.',
  noMeeple: () => 'You have no meeple in your supply for this.',
  notInSupply: ({ blame }) =>
    blame.includes('meeple:master')
      ? 'Your master is not in your supply.'
      : 'You have no apprentice in your supply.',
  spellTaken: ({ blame }) => `${capital(piece(blame[0]))} holds a meeple already.`,
  inactive: ({ blame }) =>
    `${EFFECT[sortOfThing(blame[0]).name as Spell]} No meeple of yours is on it: bonuses put one there.`,
  otherSpell: ({ with: more }) =>
    `You placed a ${more?.number}, so the bonus is for ${SPELL[more?.spell as Spell]}.`,
  poolTen: () => 'The tenth space is not used.',
  poolEmpty: ({ with: more }) => `Round ${more?.space} has not left a die here yet.`,
  needsExchange: () => 'Only Exchange reaches the dice in the mana pool.',
  sameDice: () => 'It is equal to every die on the table: nothing would change.',
  placeFirst: () => 'Place a die first: every turn has exactly one.',
  bonusFirst: () => 'Take the bonus first.',
  otherStage: () => 'Not at this point of your turn.',
  notTogether: ({ blame }) =>
    `${capital(and.format(blame.map((thing) => piece(thing))))} don’t go together.`,
};
const tower = (more: Reason['with']) => TOWER[more?.tower as TowerName];
const dice = (blame: readonly string[]) => and.format(blame.map((thing) => piece(thing)));

function piece(thing: string): string {
  const { sort, name, part } = sortOfThing(thing);
  switch (sort) {
    case 'die':
      return the(name);
    case 'tower':
      return TOWER[name as TowerName];
    case 'pillar':
      return name === 'central'
        ? `pillar ${Number(part) + 1} of the central tower`
        : `the pillar “${PILLAR[part as Bonus]}” of ${TOWER[name as TowerName]}`;
    case 'meeple':
      return own(name as MeepleKind);
    case 'spell':
      return `the spell ${SPELL[name as Spell]}`;
    case 'pool':
      return `space ${name} of the mana pool`;
    case 'go':
      return { on: 'going on', score: 'scoring', end: 'ending the turn' }[name] ?? name;
    default:
      return name;
  }
}

const LABELS: Labels = {
  colours: { yellow: 'Y', pink: 'K', purple: 'P', blue: 'B' },
  legend: 'Y yellow  K pink  P purple  B blue   ● apprentice  ★ master',
  towers: { outer1: 'WEST', outer2: 'NORTH', outer3: 'EAST', central: 'CENTRAL' },
  bonuses: { gain2: '+2', build: 'build', activate: 'spell' },
  different: 'different',
  any: 'any die',
  closed: 'closed',
  round: (round, rounds) => `Round ${round} of ${rounds}`,
  bag: (who) => `${who} has the bag`,
  next: 'Next tile',
  none: '–',
  table: 'Table',
  pool: 'Mana pool',
  supply: 'Supply',
  shift: (by) => `Shift ±${by} waits`,
  morph: 'Morph waits',
  spells: SPELL,
};

export const words: Words<State, Choice, Event> = {
  ...sign,
  options: async () => (await import('./options.en.ts')).options,
  exclusions: {},
  ask,
  choice: (state, chosen) => choice(state, chosen),
  event,
  why: (reason, name) => WHY[reason.why as Why](reason, name),
  piece: (thing) => piece(thing),
  parts: {
    gain2: 'Pillars of 2 prestige',
    floor: 'Pillars by floor',
    outer: 'Outer floors',
    central: 'Central floors',
    incomplete: 'Unfinished floors',
    book: 'Meeples in the spellbook',
    bookMeeples: 'Meeples in the spellbook',
    topMeeples: 'Meeples on the top floors',
  },
  book: async () => (await import('./rules.en.ts')).book,
  text: async (view, _viewer, name) => (await import('./text.ts')).draw(view, name, LABELS),
};
