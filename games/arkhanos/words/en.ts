/** The Towers of Arkhanos in English. */
import { type NameOf, speak, type Words } from '@magehall/engine';
import {
  type Bonus,
  BY_SEATS,
  type Choice,
  type Colour,
  type DieName,
  type Event,
  type Gain,
  type MeepleKind,
  SPELLS,
  type Spell,
  type State,
  TILES,
  type TowerName,
} from '../rules/index.ts';
import { type Follows, followed } from './following.ts';
import { named, type States } from './naming.ts';
import { sign } from './sign.en.ts';
import { type Placing, type Sentences, speech } from './speech.ts';
import type { Labels } from './text.ts';
import { byColour, colourOfDie, faceOfDie, type Holds, sortOfThing } from './things.ts';

export const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
export const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const COLOUR: Record<Colour, string> = {
  yellow: 'yellow',
  pink: 'pink',
  purple: 'purple',
  blue: 'blue',
};
export const SPELL: Record<Spell, string> = {
  manipulate: 'Manipulate',
  shift: 'Shift',
  flip: 'Flip',
  morph: 'Morph',
  exchange: 'Exchange',
  swap: 'Swap',
};
export const TOWER: Record<TowerName, string> = {
  outer1: 'the west tower',
  outer2: 'the north tower',
  outer3: 'the east tower',
  central: 'the central tower',
};
export const PILLAR: Record<Bonus, string> = {
  gain2: '2 prestige',
  floor: 'prestige by floor',
  build: 'build or activate',
  activate: 'activate a spell',
};

export const die = (name: string) => `${COLOUR[colourOfDie(name)]} ${faceOfDie(name)}`;
export const the = (name: string) => `the ${die(name)}`;
export const points = (count: number) => `${count} prestige`;
export const spellNo = (spell: Spell) => `${SPELL[spell]} (${SPELLS.indexOf(spell) + 1})`;
const own = (kind: MeepleKind | undefined) => (kind === 'master' ? 'your master' : 'an apprentice');
const their = (kind: MeepleKind) => (kind === 'master' ? 'the master' : 'an apprentice');

/** What a tile takes: "purple 2, 4 or 6". */
export function restriction(id: number): string {
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
  onlyBack: ({ spell }) =>
    `Do you cast ${SPELL[spell]} without effect, only to take its meeple back?`,
  asWhich: () => 'As which spell do you cast Manipulate?',
  target: ({ spell }) => TARGET[spell],
  partner: ({ spell, die }) =>
    spell === 'swap'
      ? `Which die of the central tower do you take for ${the(die)}?`
      : `Which die of the mana pool do you take for ${the(die)}?`,
  whichDie: ({ to }) =>
    sortOfThing(to).sort === 'meeple'
      ? `Which die does ${piece(to)} go with?`
      : `Which die goes to ${piece(to)}?`,
  whichPillar: ({ die: name }) => `Which pillar does your ${die(name)} go to?`,
  whichMeeple: () => 'Which meeple goes with it?',
  whichNumber: ({ die }) => `As which number does ${the(die)} count there?`,
  whoBuilds: () => 'Which meeple do you build in for ever?',
  whereBuilds: () => 'On which pillar do you build it in for ever?',
  whoActivates: ({ spell }) => `Which meeple goes on ${spellNo(spell)}?`,
  more: ({ pieces }) => `What do you do with ${and.format(pieces.map(piece))}?`,
};

/** A spell is picked: what it asks for. */
const TARGET: Record<Spell, string> = {
  manipulate: 'As which spell do you cast Manipulate?',
  shift: 'Do you cast Shift for your next die?',
  flip: 'Which die does Flip turn over?',
  morph: 'Do you cast Morph for your next die?',
  exchange: 'Which die do you exchange for one of the mana pool?',
  swap: 'Which die do you swap for one of the central tower?',
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

/** What the pillar gives at once, or leads to. */
function brings({ pillar, number, floor, taken }: Placing): string {
  const spell = SPELL[SPELLS[number - 1]];
  if (pillar === 'gain2') return ` · ${points(2)}`;
  if (pillar === 'floor') return ` · ${points(floor)}`;
  if (pillar === 'build') return taken ? ' · build' : ` · build or activate ${spell}`;
  return taken ? '' : ` · activate ${spell}`;
}

const acts: Sentences['acts'] = {
  place: (placing) => `Place the die${brings(placing)}`,
  build: () => 'Build for ever',
  activate: ({ activate }) => `Activate ${SPELL[activate]}`,
  takeBack: (casting) => `Cast ${how(casting)} only to take its meeple back`,
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
  return scorers.map((gain) => `${name(gain.seat)} ${gain.points}`).join(', ');
}

/** "yellow 1, 1, pink 5". */
const rolled = (dice: readonly DieName[]) =>
  byColour(dice)
    .map(({ colour, faces }) => `${COLOUR[colour]} ${faces.join(', ')}`)
    .join(', ');

const events: Sentences['events'] = {
  starter: (told) =>
    told.tower === 'central'
      ? 'The central tower begins: it takes any die.'
      : `First floor of ${TOWER[told.tower]}: ${restriction(told.tile)}.`,
  tileRevealed: (told) => `Next tile: ${restriction(told.tile)}.`,
  firstPlayer: (told, name) => `Round ${told.round}: ${name(told.seat)} has the bag.`,
  // One line a roll, with its last die.
  rolled: (told, name) => (told.all ? `${name(told.seat)} rolls ${rolled(told.all)}.` : ''),
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
      : `Floor ${told.floor} of ${TOWER[told.tower]} pays ${gains(told.gains, name)}.`,
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

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What stands on a pillar. */
export function holding(held: Holds): string {
  if (held.kind === 'empty') return 'empty';
  const meeple = held.who === undefined ? '' : `${held.who}’s ${held.meeple}`;
  if (held.kind === 'built') return `${meeple}, built in`;
  const as = held.as === undefined ? '' : ` as a ${held.as}`;
  return `${the(held.die)}${as}${meeple && ` with ${meeple}`}`;
}

/** What a piece holds now, to be said after its name. */
const states: States = {
  tower: (floor, tile) =>
    `floor ${floor}, takes ${tile === undefined ? 'any die' : restriction(tile)}`,
  closed: 'closed',
  pillar: holding,
  supply: (count) => `${count} in your supply`,
  spell: (kind) => (kind ? `your ${kind} on it` : 'no meeple on it'),
  pool: (held) => (held ? the(held) : 'empty'),
};

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
  taken: (spell) => `${SPELL[spell]} holds a meeple already: there is nothing to activate.`,
  lastMeeple: 'Your supply is empty then.',
  ready: 'You can cast it at any time of your turns. Left there, it is worth 1 at the end.',
  home: 'Its meeple comes back to your supply.',
  wasted: 'The spell does nothing; its meeple comes back to your supply.',
  lost: 'The bonus is lost.',
};

function ends({ seats, round, stage }: State): string {
  const { rounds } = BY_SEATS[seats];
  if (stage === 'over') return 'The game is over.';
  if (round === rounds) return 'This is the last round: the game ends with it.';
  const more = rounds - Math.max(1, round);
  return `The game ends after round ${rounds}: ${more === 1 ? '1 more follows' : `${more} more follow`} this one.`;
}

export const words: Words<State, Choice, Event> = {
  ...sign,
  options: async () => (await import('./options.en.ts')).options,
  exclusions: {},
  ...speak(speech, { asks, choices, acts, events }),
  goal: 'Earn the most prestige: from pillars, from influence on full floors, from meeples in your book.',
  ends,
  follows: (state, chosen, name) => followed(follows, state, chosen, name),
  piece: (thing, name, seen) => named(piece(thing), thing, seen, name, states),
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
  about: async () => (await import('./about/en.ts')).about,
  book: async () => (await import('./rules.en.ts')).book,
  text: async (view, _viewer, name) => (await import('./text.ts')).draw(view, name, LABELS),
};
