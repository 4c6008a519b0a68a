/** Arcana Magica in English. */
import { type NameOf, speak, type Words } from '@magehall/engine';
import {
  AUTOMA,
  type Choice,
  diceOf,
  type Element,
  type Event,
  fighters,
  game,
  isRed,
  JOKERS,
  openActions,
  type State,
  seatInOrder,
  UNITS,
  worth,
} from '../rules/index.ts';
import { sign } from './sign.en.ts';
import {
  attackNow,
  diceNamed,
  idCard,
  namesOf,
  ownersOf,
  ownLine,
  pieceNamed,
  rerollsOf,
  type Sentences,
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

const ELEMENT: Record<Element, string> = {
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
const list = (items: readonly string[]) => lists.format(items).replace(/, and /, ' and ');
const anyOf = (items: readonly string[]) => alternatives.format(items).replace(/, or /, ' or ');
export const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const vocabulary: Vocabulary = {
  units: NAMES.map((name, unit) => (unit === 0 ? 'the Fool' : `${UNITS[unit].roman}\u00a0${name}`)),
  elements: ELEMENT,
  card: (card) => `${RANK[card.rank] ?? card.rank} of ${ELEMENT[JOKERS[card.element]]}`,
  die: (sides) => `d${sides}`,
  list,
  joker: (element) => `${ELEMENT[element]} joker`,
  sideOf: (names) => `${list(names)}'s army`,
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
const { units: UNIT } = vocabulary;
const card = (id: string) => `the ${vocabulary.card(idCard(id))}`;
const cards = (ids: readonly string[]) => list(ids.map(card));
const units = (numbers: readonly number[]) => unitsNamed(vocabulary, numbers);
const dice = (sides: readonly number[]) => diceNamed(vocabulary, sides);
const army = (state: State, side: number, name: NameOf) =>
  vocabulary.sideOf(ownersOf(state, side, name));
const rerolls = (n: number) => (n === 0 ? '' : ` (${count(n, 're-roll')})`);
const colour = (element: Element) => (isRed(JOKERS.indexOf(element)) ? 'red' : 'black');
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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
  turn({ state, frame }) {
    const open = openActions(state, frame);
    return open.length > 0
      ? `Do you ${anyOf([...open, 'end your turn'])}?`
      : 'End your turn: which cards do you discard?';
  },
  change: ({ frame }, name) => `A joker decides about ${name(frame.seat)}'s new hand.`,
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
        return "A joker is drawn from the Fool's deck.";
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
    const line = ownLine(state, seatInOrder(state, state.turn - 1));
    const leader = fighters([...line.slice(1), line[0]])[0];
    return `Move ${UNIT[line[0]]} to the right end; ${UNIT[leader]} leads.`;
  },
  summon: ({ summon }) =>
    `Summon ${UNIT[summon]} from the gallery for ${summon} ${elementOf(summon)} mana.`,
  resurrect: ({ resurrect }) =>
    `Raise ${UNIT[resurrect]} from your trophies for ${resurrect} ${elementOf(resurrect)} mana.`,
  attack: ({ state, attack }, name) => `Attack ${army(state, attack, name)}.`,
  end({ state, end }) {
    if (end.length > 0) return `End your turn; discard ${cards(end)}.`;
    const isEmpty = state.hands[seatInOrder(state, state.turn - 1)].length === 0;
    return isEmpty ? 'End your turn.' : 'End your turn and keep your cards.';
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
  change: () => 'Change your hand',
  fool: () => 'Call the Fool',
  move: () => 'Move',
  summon: ({ summon }) => `Summon ${UNIT[summon]}`,
  resurrect: ({ resurrect }) => `Raise ${UNIT[resurrect]}`,
  attack: ({ state, attack }, name) => `Attack ${army(state, attack, name)}`,
  end: ({ end }) =>
    end.length > 0 ? `End your turn · discard ${count(end.length, 'card')}` : 'End your turn',
  units: ({ state, units: own }) => `Attack · roll ${dice(diceOf(own, state.agreed.powerMongers))}`,
  pay: ({ pay }) => `Pay with ${count(pay.length, 'card')}`,
  reroll: ({ state, reroll }) => `Roll the d${attackNow(state).dice[reroll]} again`,
  keep: () => 'Keep the dice',
  hit: ({ hit }) => `Hit ${UNIT[hit]}`,
  endure: () => 'Let the attack stand',
  sacrifice: () => 'Sacrifice the Fool',
  sand: ({ sand }) => `Take the d${sand}`,
};

function elementOf(unit: number): string {
  return ELEMENT[JOKERS[UNITS[unit].element]];
}

const TOKEN: Record<string, string> = {
  giant: 'one of the four giants has fallen',
  gallery: 'the last unit was summoned',
  army: 'an army was wiped out',
  fool: 'the Fool died in the last days',
};

const events: Sentences['events'] = {
  first: ({ seat }, name) => `${name(seat)} begins.`,
  revealed: ({ unit }) => `${capital(UNIT[unit])} appears in the gallery.`,
  dismissed: ({ unit }) => `${capital(UNIT[unit])} leaves the gallery.`,
  shifted: () => '',
  'units-shuffled': ({ count: n }) => `The discarded units are shuffled: a new deck of ${n}.`,
  'mana-shuffled': ({ count: n }) => `The consumed mana is shuffled: a new deck of ${n}.`,
  drew: ({ seat, card: id }, name) =>
    id ? `${name(seat)} draws ${card(id)}.` : `${name(seat)} draws a card.`,
  round({ round, first, peace, end }, name) {
    const notes = [
      ...(peace > 0 ? [`peace for ${count(peace, 'more round')}`] : []),
      ...(end === 1 ? ['the last round'] : end > 1 ? [`${end} rounds to play`] : []),
    ];
    return `Round ${round}: ${name(first)} begins${notes.length > 0 ? ` (${notes.join(', ')})` : ''}.`;
  },
  turn: ({ seat }, name) => `It is ${name(seat)}'s turn.`,
  changed: ({ seat, cards: ids }, name) => `${name(seat)} throws away ${cards(ids)}.`,
  joker: ({ joker }) => `The joker is ${ELEMENT[joker]}, a ${colour(joker)} one.`,
  'turn-lost': ({ seat }, name) => `${name(seat)} loses the turn.`,
  moved: ({ seat, unit }, name) => `${name(seat)} moves ${UNIT[unit]} to the right end.`,
  summoned: ({ seat, unit, slot, cards: ids }, name) =>
    `${name(seat)} ${slot < 0 ? 'raises' : 'summons'} ${UNIT[unit]} with ${cards(ids)}.`,
  'fool-joined': ({ seat, cards: ids }, name) =>
    ids.length > 0
      ? `${name(seat)} calls the Fool and gives up ${cards(ids)}.`
      : `${name(seat)} calls the Fool.`,
  attacked: ({ seat, against, units: own, dice: rolled, cards: ids, rerolls: n }, name) =>
    `${name(seat)} attacks ${vocabulary.sideOf(namesOf(against, name))} with ${units(own)}, paying ${cards(ids)}: ${dice(rolled)}${rerolls(n)}.`,
  rerolled: ({ seat, sides, lost }, name) =>
    `${name(seat)} re-rolls the d${sides} that showed ${lost}.`,
  rolled({ sides, face, faces }) {
    const sum = faces.length > 1 ? `, ${worth(faces)} in all` : '';
    return `The d${sides} shows ${face}${face === sides ? ' and explodes' : ''}${sum}.`;
  },
  kept: ({ seat }, name) => `${name(seat)} keeps the dice.`,
  placed: ({ sides, value, unit }) => `The d${sides} worth ${value} hits ${UNIT[unit]}.`,
  endured: ({ seat }, name) => `${name(seat)} lets the attack stand.`,
  sacrificed: ({ seat, element, gone }, name) =>
    `${name(seat)} sacrifices the Fool and names ${ELEMENT[element]}${gone ? '; it will not come back' : ''}.`,
  'turned-back': ({ against }, name) =>
    `The damage turns back on ${vocabulary.sideOf(namesOf(against, name))}.`,
  fizzled: () => 'The attack comes to nothing.',
  captured({ seat, against, units: taken, overkill }, name) {
    const more = overkill.length > 0 ? `, ${units(overkill)} by overkill` : '';
    return `${name(seat)} captures ${units(taken)} from ${vocabulary.sideOf(namesOf(against, name))}${more}.`;
  },
  missed: ({ against }, name) => `${vocabulary.sideOf(namesOf(against, name))} loses nobody.`,
  token: ({ seat, token }, name) => `Armageddon: ${TOKEN[token]}. ${name(seat)} takes the token.`,
  'end-near': ({ counter }) => `The end is near: this round and ${counter - 1} more.`,
  ended: ({ seat, cards: ids }, name) =>
    `${name(seat)} ends the turn${ids.length > 0 ? ` and discards ${cards(ids)}` : ''}.`,
  'automa-card': ({ seat, card: id }, name) => `${name(seat)} turns up card ${id}.`,
  'automa-drew': ({ seat, card: id }, name) => `${name(seat)} draws ${card(id)}.`,
  'automa-discarded': ({ seat, card: id }, name) => `${name(seat)} discards ${card(id)}.`,
  'automa-summoned': ({ seat, unit }, name) => `${name(seat)} summons ${UNIT[unit]}.`,
  'automa-retired': ({ seat, unit }, name) =>
    `${name(seat)} has a full army: ${UNIT[unit]} becomes its own trophy.`,
  'automa-attacked': ({ seat, against, units: own, dice: rolled, ace }, name) =>
    `${name(seat)} attacks ${vocabulary.sideOf(namesOf(against, name))} with ${units(own)}${ace ? ', by an Ace' : ''}: ${dice(rolled)}, all at their highest.`,
  'automa-failed': ({ seat, against }, name) =>
    `${name(seat)} can't pay for an attack on ${vocabulary.sideOf(namesOf(against, name))}.`,
  'element-won': ({ seat, element }, name) =>
    `${name(seat)} commands every ${ELEMENT[element]} unit and wins at once.`,
  over: ({ round, cause }) =>
    cause === 'stalemate'
      ? `Round ${round} ends without an Armageddon: points decide.`
      : `The game ends in round ${round}.`,
};

export const words: Words<State, Choice, Event> = {
  ...sign,
  options: async () => (await import('./options.en.ts')).options,
  exclusions: {
    'necromancers-scoring': 'Necromancers has its own scoring; leave the scoring as it is.',
    'teams-seats': 'Teamplay is for four.',
    'teams-automas': 'Automas don’t play in teams.',
    'automas-all': 'At least one seat must be for a person.',
  },
  ...speak(speech, { asks, choices, acts, events }),
  goal: 'Capture units as trophies, and keep a strong army: both are your points.',
  ends: ({ end }) =>
    end === 0
      ? 'The game ends some rounds after the first Armageddon event; none has happened yet.'
      : end === 1
        ? 'This is the last round.'
        : `The game ends after this round and ${end - 1} more.`,
  follows: () => '',
  piece: (thing, name) => pieceNamed(vocabulary, thing, name),
  parts: {
    trophies: 'Trophies',
    tokens: 'Tokens',
    army: 'Army',
    'half-army': 'Half the army',
    fool: 'Holds the Fool',
  },
  about: async () => (await import('./about/en.ts')).about,
  book: async () => (await import('./rules.en.ts')).book,
  text: async (view, _viewer, name) =>
    (await import('./text.ts')).drawTable(view, name, {
      vocabulary,
      round: (round, peace, end) =>
        `Round ${round}${peace > 0 ? ` · peace ${peace}` : ''}${end > 0 ? ` · ends in ${end}` : ''}`,
      gallery: 'Gallery',
      army: 'Army',
      trophies: 'Trophies',
      tokens: 'Tokens',
      hand: 'Hand',
      hidden: (n) => count(n, 'card'),
      points: (n) => count(n, 'point'),
      piles: (unitDeck, unitDiscard, mana, spent) =>
        `Units: ${unitDeck} to come, ${unitDiscard} discarded · Mana: ${mana} to come, ${spent} consumed`,
      attack: 'Attack',
      first: 'first',
      empty: 'empty',
      fool: 'Fool',
      colon: ': ',
    }),
};

export { table } from './table.en.ts';
