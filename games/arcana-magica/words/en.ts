/** Arcana Magica in English. */
import { type NameOf, speak, type Words } from '@magehall/engine';
import {
  AUTOMA,
  type Choice,
  diceOf,
  type Element,
  type Event,
  game,
  isRed,
  JOKERS,
  type State,
  UNITS,
  worth,
} from '../rules/index.ts';
import type { Action } from './asking.ts';
import { sign } from './sign.en.ts';
import {
  attackNow,
  boughtNow,
  diceNamed,
  fallingNow,
  handNow,
  idCard,
  namesOf,
  nextLeader,
  ownersOf,
  ownLine,
  pieceNamed,
  rerollsOf,
  type Sentences,
  seatNow,
  speech,
  unitsNamed,
  type Vocabulary,
} from './speech.ts';

const NAMES = [
  'The Fool',
  'The Magician',
  'The High Priestess',
  'The Empress',
  'The Emperor',
  'The Hierophant',
  'The Lovers',
  'The Chariot',
  'Strength',
  'The Hermit',
  'Wheel of Fortune',
  'Justice',
  'The Hanged Man',
  'Death',
  'Temperance',
  'The Devil',
  'The Tower',
  'The Star',
  'The Moon',
  'The Sun',
  'Judgement',
  'The World',
  'The Ferryman',
];

export const ELEMENT: Record<Element, string> = {
  fire: 'Fire',
  water: 'Water',
  air: 'Air',
  earth: 'Earth',
};
const RANK: Record<string, string> = {
  A: 'Ace',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
  Kn: 'Knight',
};

const lists = new Intl.ListFormat('en', { type: 'conjunction' });
const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });
export const list = (items: readonly string[]) => lists.format(items).replace(/, and /, ' and ');
const anyOf = (items: readonly string[]) => alternatives.format(items).replace(/, or /, ' or ');
export const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const vocabulary: Vocabulary = {
  units: NAMES.map((name, unit) => (unit === 0 ? 'the Fool' : `${UNITS[unit].roman}\u00a0${name}`)),
  elements: ELEMENT,
  card: (card) => `${RANK[card.rank] ?? card.rank} of ${ELEMENT[JOKERS[card.element]]}`,
  die: (sides) => `d${sides}`,
  list,
  joker: (element) => `${ELEMENT[element]} joker`,
  sideOf: (names) => `${list(names)}’s army`,
  place: (die) => `die ${die + 1}`,
  buttons: {
    move: 'Move',
    change: 'Change hand',
    end: 'End turn',
    fool: 'Call the Fool',
    endure: 'Let it stand',
    keep: 'Keep the dice',
  },
  sand: (sides) => `a d${sides} as counter`,
};
export const { units: UNIT } = vocabulary;
export const card = (id: string) => `the ${vocabulary.card(idCard(id))}`;
export const cards = (ids: readonly string[]) => list(ids.map(card));
export const units = (numbers: readonly number[]) => unitsNamed(vocabulary, numbers);
export const dice = (sides: readonly number[]) => diceNamed(vocabulary, sides);
const army = (state: State, side: number, name: NameOf) =>
  vocabulary.sideOf(ownersOf(state, side, name));
export const rerolls = (n: number) => (n === 0 ? '' : ` (${count(n, 're-roll')})`);
export const colour = (element: Element) => (isRed(JOKERS.indexOf(element)) ? 'red' : 'black');
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const ACTION: Record<Action, string> = {
  attack: 'attack',
  summon: 'summon',
  resurrect: 'raise a trophy',
  move: 'move your Leader back',
  fool: 'call the Fool',
};

const asks: Sentences['asks'] = {
  over({ state }, name) {
    const { winners } = game.outcome(state);
    return `The game is over: ${list(namesOf(winners, name))} ${winners.length === 1 ? 'wins' : 'win'}.`;
  },
  first: () => 'Chance picks who begins.',
  gallery: () => 'A unit steps into the Shadow Gallery.',
  deal: () => 'Mana is dealt.',
  round: () => 'A turn begins.',
  dawn: () => 'A new round begins.',
  turn({ can, change }) {
    if (can.length > 0)
      return `Do you ${anyOf([...can.map((action) => ACTION[action]), 'end your turn'])}?`;
    return change
      ? 'You can pay for nothing: do you change your hand, or end your turn?'
      : 'End your turn: which cards do you discard?';
  },
  cards: ({ cards: own, pays }) =>
    pays ? `What do you use ${cards(own)} for?` : `Do you discard ${cards(own)} and end your turn?`,
  join: ({ units: few }) => `Who attacks together with ${units(few)}?`,
  short: ({ cards: few }) => `Which cards pay together with ${cards(few)}?`,
  element: () => 'Which element do you name?',
  change: ({ frame }, name) => `A joker decides about ${name(frame.seat)}’s new hand.`,
  summon: ({ frame }) => `Which cards do you pay with for ${UNIT[frame.unit]}?`,
  attack({ state, frame }, name) {
    switch (frame.step) {
      case 'units':
        return `Which of your units attack ${army(state, frame.target, name)}?`;
      case 'pay':
        return `Which cards do you pay with for the attack of ${units(frame.units)}?`;
      case 'reroll':
        return `Which die do you roll again (${count(frame.rerolls, 're-roll')} left), or do you keep them all?`;
      case 'place': {
        const die = frame.hits.length;
        return `Which unit does your d${frame.dice[die]}, worth ${worth(frame.faces[die])}, hit?`;
      }
      case 'fool':
        return 'Do you sacrifice the Fool, or let the attack stand?';
      case 'roll':
        return 'The dice roll.';
      default:
        return 'A joker is drawn from the Fool’s deck.';
    }
  },
  sand: () => 'Which die counts down to the end?',
  automa: ({ frame }, name) =>
    frame.step === 'flip'
      ? `${name(frame.seat)} turns up a card.`
      : `${name(frame.seat)} follows card ${AUTOMA[frame.card].id}.`,
};

const choices: Sentences['choices'] = {
  change: () => 'Change your hand: a red joker deals four cards, a black one ends your turn.',
  fool: () => 'Call the Fool into your army, for your whole hand and your whole turn.',
  move({ state }) {
    const [first] = ownLine(state, seatNow(state));
    return `Move ${UNIT[first]} to the right end; ${UNIT[nextLeader(state)]} leads.`;
  },
  summon: ({ summon }) =>
    `Summon ${UNIT[summon]} from the gallery for ${summon} ${elementOf(summon)} mana.`,
  resurrect: ({ resurrect }) =>
    `Raise ${UNIT[resurrect]} from your trophies for ${resurrect} ${elementOf(resurrect)} mana.`,
  attack: ({ state, attack }, name) => `Attack ${army(state, attack, name)}.`,
  end({ state, end }) {
    if (end.length > 0) return `End your turn; discard ${cards(end)}.`;
    return handNow(state).length === 0 ? 'End your turn.' : 'End your turn and keep your cards.';
  },
  units: ({ state, units: own }) =>
    `Attack with ${units(own)}: roll\u00a0${dice(diceOf(own, state.agreed.powerMongers))}.`,
  pay({ state, pay }) {
    const marks = state.stack.at(-1)?.frame === 'attack' ? rerolls(rerollsOf(pay)) : '';
    return `Pay with the ${list(pay.map((id) => vocabulary.card(idCard(id))))}${marks}.`;
  },
  reroll({ state, reroll }) {
    const { dice: all, faces } = attackNow(state);
    return `Re-roll the d${all[reroll]} that shows ${faces[reroll].at(-1)} (worth ${worth(faces[reroll])}).`;
  },
  keep: () => 'Keep the dice as they are.',
  hit({ state, hit }) {
    const { dice: all, faces, hits } = attackNow(state);
    const die = hits.length;
    return `Put the d${all[die]} worth ${worth(faces[die])} on ${UNIT[hit]}.`;
  },
  endure: () => 'Let the attack stand.',
  sacrifice: ({ sacrifice }) =>
    `Sacrifice the Fool, name ${ELEMENT[sacrifice]}: the attack is undone; that joker turns it back.`,
  sand: ({ sand }) => `Count down on a d${sand}: this round and ${sand - 1} more.`,
};

const acts: Sentences['acts'] = {
  change: () => 'Change your hand · 1 in 2 ends your turn',
  fool: () => 'Call the Fool · costs hand and turn',
  move: ({ state }) => `Move · ${UNITS[nextLeader(state)].roman} leads`,
  summon: ({ summon }) => `Summon ${UNIT[summon]}`,
  resurrect: ({ resurrect }) => `Raise ${UNIT[resurrect]}`,
  attack: ({ state, attack }, name) => `Attack ${army(state, attack, name)}`,
  end({ state, end }) {
    if (end.length > 0) return `End turn · discard ${count(end.length, 'card')}`;
    const held = handNow(state).length;
    return held > 0 ? `End turn · keep ${count(held, 'card')}` : 'End your turn';
  },
  units: ({ state, units: own }) => `Attack · roll ${dice(diceOf(own, state.agreed.powerMongers))}`,
  pay: ({ state, pay }) => {
    const { summons, raised, rolls } = boughtNow(state);
    const what = summons
      ? `${raised ? 'raise' : 'summon'} ${UNITS[summons].roman}`
      : `roll ${dice(rolls)}`;
    return `Pay ${count(pay.length, 'card')} · ${what}`;
  },
  reroll: ({ state, reroll }) => `Roll the d${attackNow(state).dice[reroll]} again`,
  keep: () => 'Keep the dice',
  hit: ({ hit }) => `Hit ${UNIT[hit]}`,
  endure: ({ state }) => {
    const lost = fallingNow(state);
    return lost ? `Let the attack stand · lose ${lost}` : 'Let the attack stand';
  },
  sacrifice: ({ sacrifice }) => `Sacrifice the Fool · name ${ELEMENT[sacrifice]}`,
  sand: ({ sand }) => `Take the d${sand} · ${sand} rounds`,
};

function elementOf(unit: number): string {
  return ELEMENT[JOKERS[UNITS[unit].element]];
}

export const words: Words<State, Choice, Event> = {
  ...sign,
  options: async () => (await import('./options.en.ts')).options,
  exclusions: {
    'necromancers-scoring': 'Necromancers has its own scoring; leave the scoring as it is.',
    'teams-seats': 'Teamplay is for four.',
    'teams-automas': 'Automas don’t play in teams.',
    'automas-all': 'At least one seat must be for a person.',
  },
  ...speak(speech, { asks, choices, acts }),
  goal: 'Capture units as trophies, and keep a strong army: both are your points.',
  piece: (thing, name) => pieceNamed(vocabulary, thing, name),
  parts: {
    trophies: 'Trophies',
    tokens: 'Tokens',
    army: 'Army',
    'half-army': 'Half the army',
    fool: 'Holds the Fool',
  },
  aloud: async () => (await import('./aloud/en.ts')).aloud,
  outlook: async () => (await import('./outlook.en.ts')).outlook,
  telling: async () => (await import('./telling.en.ts')).telling,
  about: async () => (await import('./about/en.ts')).about,
  book: async () => (await import('./rules.en.ts')).book,
  text: async (view, _viewer, name) => {
    const [{ drawTable }, { labels }] = await Promise.all([
      import('./text.ts'),
      import('./text.en.ts'),
    ]);
    return drawTable(view, name, labels);
  },
};

export { table } from './table.en.ts';
