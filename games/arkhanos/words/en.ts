/** The Towers of Arkhanos in English. */
import { type NameOf, type Reason, speak, type Whys, type Words } from '@magehall/engine';
import {
  type Bonus,
  BY_SEATS,
  type Choice,
  type Colour,
  type Event,
  type Gain,
  type MeepleKind,
  SPELLS,
  type Spell,
  type State,
  TILES,
  type TowerName,
  type Why,
} from '../rules/index.ts';
import { type Follows, followed } from './following.ts';
import { sign } from './sign.en.ts';
import {
  colourOfDie,
  faceOfDie,
  type Placing,
  type Sentences,
  sortOfThing,
  speech,
} from './speech.ts';
import type { Labels } from './text.ts';

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
export const EFFECT: Record<Spell, string> = {
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
const own = (kind: MeepleKind | undefined) => (kind === 'master' ? 'your master' : 'an apprentice');
const their = (kind: MeepleKind) => (kind === 'master' ? 'the master' : 'an apprentice');

/** What a tile takes: "purple 2, 4 or 6". */
function restriction(id: number): string {
  const { colours, numbers, different } = TILES[id - 1];
  const dice = or.format(colours.map((colour) => COLOUR[colour]));
  return different ? `${dice}, all numbers different` : `${dice} ${or.format(numbers.map(String))}`;
}

const asks: Sentences['asks'] = {
  over: () => 'The game is over.',
  starters: () => 'The first floors are being laid.',
  reveal: () => 'The next tile is being turned.',
  firstPlayer: () => 'The first player is being drawn.',
  draw: () => 'Dice are drawn from the bag.',
  roll: () => 'The dice are rolling.',
  castFirst: () => 'You have no meeple to go with a die: which spell do you cast, to free one?',
  place: ({ casts, shift, morph }) =>
    `Which die do you place${casts ? ', or which spell do you cast first' : ''}?${castFor(shift, morph)}`,
  build: ({ spell, activates }) =>
    `On which other tower do you build${activates ? `, or do you activate ${spellNo(spell)}` : ''}?`,
  activate: ({ spell }) => `Which meeple activates ${spellNo(spell)}?`,
  noBonus: ({ spell }) => `Do you free ${spellNo(spell)} by a cast, or go on without the bonus?`,
  score: () => 'The central floor is full: score it, or cast a spell first.',
  end: () => 'End your turn, or cast a spell first.',
  how: ({ spell }) => `How do you cast ${SPELL[spell]}?`,
  whichDie: () => 'Which die do you place there?',
  whichPillar: ({ die }) => `Which pillar does ${the(die)} go to?`,
  whichMeeple: () => 'Which meeple goes with it?',
  more: ({ pieces }) => `What do you do with ${and.format(pieces.map(piece))}?`,
};

/** What was cast for the die that is placed next. */
function castFor(shift: number, morph: boolean): string {
  return `${shift > 0 ? ` ${shifted(shift)}` : ''}${morph ? ` ${MORPHED}` : ''}`;
}
const shifted = (by: number) => `The next die may count up to ${by} higher or lower.`;
const MORPHED = 'The next die may have any colour.';

/** Where a die goes, and what for: "the west tower, for 2 prestige". */
function onto({ on, pillar, number, floor }: Placing): string {
  const spell = SPELL[SPELLS[number - 1]];
  switch (pillar) {
    case 'gain2':
      return `${TOWER[on]}, for 2 prestige`;
    case 'floor':
      return `${TOWER[on]}, for ${points(floor)} by its floor`;
    case 'build':
      return `${TOWER[on]}, to build, or activate ${spell}`;
    default:
      return `${TOWER[on]}, to activate ${spell}`;
  }
}

const choices: Sentences['choices'] = {
  place(placing) {
    const { place, as, meeple } = placing;
    const counting = as === undefined ? '' : ` as a ${as}`;
    const along = meeple === undefined ? 'without a meeple' : `with ${own(meeple)}`;
    return `Place ${the(place)}${counting} ${along} on ${onto(placing)}.`;
  },
  build({ build, pillar, meeple, from, last }) {
    const blocked = pillar === undefined ? '' : `, blocking “${PILLAR[pillar]}”`;
    const what = from === undefined ? own(meeple) : `the meeple from ${SPELL[from]}`;
    return `Build ${what} into ${TOWER[build]} for ever${blocked}.${last ? ' It is your last free meeple!' : ''}`;
  },
  activate: ({ activate, meeple, from }) =>
    from === undefined
      ? `Activate ${spellNo(activate)} with ${own(meeple)}.`
      : `Move the meeple from ${SPELL[from]} to ${spellNo(activate)}.`,
  takeBack: (casting) => `Cast ${how(casting)} only to take its meeple back.`,
  shift: (casting) => `Cast ${how(casting)}: your next die may count one higher or lower.`,
  morph: (casting) => `Cast ${how(casting)}: your next die may have any colour.`,
  flip: ({ die, ...casting }) => `Cast ${how(casting)}: turn ${the(die)} to ${7 - faceOfDie(die)}.`,
  exchange: ({ die, other, ...casting }) =>
    `Cast ${how(casting)}: change ${the(die)} for ${the(other)} in the mana pool.`,
  swap: ({ die, other, ...casting }) =>
    `Cast ${how(casting)}: change ${the(die)} for ${the(other)} on the central tower.`,
  on: () => 'Go on without the bonus.',
  score: () => 'Score the floor.',
  end: () => 'End your turn.',
};
const how = ({ cast, as }: { cast: Spell; as?: Spell }) =>
  as === undefined ? SPELL[cast] : `${SPELL[cast]} as ${SPELL[as]}`;

const acts: Sentences['acts'] = {
  place: () => 'Place the die',
  build: () => 'Build for ever',
  activate: ({ activate }) => `Activate ${SPELL[activate]}`,
  takeBack: (casting) => `Cast ${how(casting)} only for the meeple`,
  shift: (casting) => `Cast ${how(casting)}`,
  morph: (casting) => `Cast ${how(casting)}`,
  flip: ({ die, ...casting }) =>
    `Cast ${how(casting)} · ${COLOUR[colourOfDie(die)]} ${7 - faceOfDie(die)}`,
  exchange: ({ other, ...casting }) => `Cast ${how(casting)} · take ${the(other)}`,
  swap: ({ other, ...casting }) => `Cast ${how(casting)} · take ${the(other)}`,
  on: () => 'Go on without the bonus',
  score: () => 'Score the floor',
  end: () => 'End your turn',
};

function gains(list: readonly Gain[], name: NameOf): string {
  const scorers = list.filter((gain) => gain.points > 0);
  return and.format(scorers.map((gain) => `${name(gain.seat)} ${points(gain.points)}`));
}

const events: Sentences['events'] = {
  starter: (told) =>
    told.tower === 'central'
      ? 'The central tower begins: it takes any die.'
      : `First floor of ${TOWER[told.tower]}: ${restriction(told.tile)}.`,
  tileRevealed: (told) => `Next tile: ${restriction(told.tile)}.`,
  firstPlayer: (told, name) => `Round ${told.round}: ${name(told.seat)} has the bag.`,
  rolled: (told, name) => `${name(told.seat)} rolls a ${die(told.die)}.`,
  placed(told, name) {
    const as = told.as === undefined ? '' : ` as a ${told.as}`;
    const meeple = told.meeple === undefined ? 'alone' : `with ${their(told.meeple)}`;
    return `${name(told.seat)} places ${the(told.die)}${as} ${meeple} on ${TOWER[told.on]}.`;
  },
  bonus: (told, name) => `${name(told.seat)} gains ${points(told.points)}.`,
  noBonus: (told, name) => `${name(told.seat)} leaves the bonus.`,
  activated: (told, name) =>
    `${name(told.seat)} puts ${their(told.meeple)} on ${SPELL[told.spell]}.`,
  built: (told, name) => `${name(told.seat)} builds ${their(told.meeple)} into ${TOWER[told.on]}.`,
  cast: (told, name) =>
    told.as === undefined
      ? `${name(told.seat)} casts ${SPELL[told.spell]}.`
      : `${name(told.seat)} casts ${SPELL[told.spell]} as ${SPELL[told.as]}.`,
  shifted: (told) => shifted(told.by),
  morphed: () => MORPHED,
  flipped: (told) => `${capital(the(told.die))} turns to ${faceOfDie(told.to)}.`,
  exchanged: (told) =>
    `${capital(the(told.die))} goes to the mana pool, ${the(told.with)} comes back.`,
  swapped: (told) =>
    `${capital(the(told.die))} goes to the central tower, ${the(told.with)} comes back.`,
  scored: (told, name) =>
    told.gains.length === 0
      ? `Floor ${told.floor} of ${TOWER[told.tower]} is full, and nobody scores.`
      : `Floor ${told.floor} of ${TOWER[told.tower]} scores: ${gains(told.gains, name)}.`,
  newFloor: (told) =>
    told.tower === 'central'
      ? `The central tower rises to floor ${told.floor}.`
      : `${capital(TOWER[told.tower])} rises to floor ${told.floor}: ${restriction(told.tile)}.`,
  closed: (told) => `No tile is left: ${TOWER[told.tower]} is closed.`,
  roundEnded: (told) => `Round ${told.round} ends; ${the(told.die)} goes to the mana pool.`,
  finalFloor: (told, name) =>
    `Unfinished floor of ${TOWER[told.tower]}: ${gains(told.gains, name)}.`,
  finalBook: (told, name) => `${name(told.seat)} gets ${points(told.points)} for the spellbook.`,
  won: (told, name) =>
    told.winners.length === 1
      ? `${name(told.winners[0])} wins: the towers bow to a true archmage!`
      : `${and.format(told.winners.map(name))} share the victory!`,
  drew: () => '',
  returned: () => '',
  turn: () => '',
};

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const whys: Whys<Why> = {
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

export function piece(thing: string): string {
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

const follows: Follows = {
  pays: (gains) =>
    gains.length > 0 ? `Then the floor pays ${gains.join(', ')}.` : 'Then the floor pays nobody.',
  leads: (leaders) =>
    leaders.length === 1
      ? `${leaders[0]} then leads on this floor.`
      : `${and.format(leaders)} then tie on this floor.`,
};

const ends = (round: number, rounds: number) =>
  `The game ends after round ${rounds}; this is round ${round}.`;

export const words: Words<State, Choice, Event> = {
  ...sign,
  options: async () => (await import('./options.en.ts')).options,
  exclusions: {},
  ...speak(speech, { asks, choices, acts, events }),
  goal: 'Win prestige: by pillars, by the most influence on each floor, by meeples in your spellbook.',
  ends: ({ seats, round }) => ends(Math.max(1, round), BY_SEATS[seats].rounds),
  follows: (state, chosen, name) => followed(follows, state, chosen, name),
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
  about: async () => (await import('./about.en.ts')).about,
  book: async () => (await import('./rules.en.ts')).book,
  text: async (view, _viewer, name) => (await import('./text.ts')).draw(view, name, LABELS),
};
