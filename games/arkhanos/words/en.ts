/** The Towers of Arkhanos in English. */
import { speak, type Words } from '@magehall/engine';
import {
  type Bonus,
  type Choice,
  type Colour,
  type Event,
  type MeepleKind,
  SPELLS,
  type Spell,
  type State,
  TILES,
  type TowerName,
} from '../rules/index.ts';
import { sign } from './sign.en.ts';
import { type Placing, type Sentences, speech } from './speech.ts';
import { colourOfDie, faceOfDie, sortOfThing } from './things.ts';

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
export const shifted = (by: number) => `The next die may count up to ${by} higher or lower.`;
export const MORPHED = 'The next die may have any colour.';

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
    `Cast ${how(casting)} · becomes ${COLOUR[colourOfDie(die)]} ${7 - faceOfDie(die)}`,
  exchange: ({ other, ...casting }) => `Cast ${how(casting)} · take ${the(other)}`,
  swap: ({ other, ...casting }) => `Cast ${how(casting)} · take ${the(other)}`,
  on: () => 'Go on without the bonus',
  score: () => 'Score the floor',
  end: () => 'End your turn',
};

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

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

export const words: Words<State, Choice, Event> = {
  ...sign,
  options: async () => (await import('./options.en.ts')).options,
  exclusions: {},
  ...speak(speech, { asks, choices, acts }),
  goal: 'Earn the most prestige: from pillars, from influence on full floors, from meeples in your book.',
  piece,
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
  aloud: async () => (await import('./aloud/en.ts')).aloud,
  outlook: async () => (await import('./outlook.en.ts')).outlook,
  telling: async () => (await import('./telling.en.ts')).telling,
  about: async () => (await import('./about/en.ts')).about,
  book: async () => (await import('./rules.en.ts')).book,
  text: async (view, _viewer, name) => {
    const [{ draw }, { labels }] = await Promise.all([import('./text.ts'), import('./text.en.ts')]);
    return draw(view, name, labels);
  },
};
