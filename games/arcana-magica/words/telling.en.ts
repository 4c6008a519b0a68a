/** What happened in Arcana Magica, in English. */
import { type EventSayings, type NameOf, persons, type Seat, tellingOf } from '@magehall/engine';
import { worth } from '../rules/index.ts';
import { capital, cards, colour, count, dice, ELEMENT, list, rerolls, UNIT, units } from './en.ts';
import { drawsOf, type Heard, reading } from './reading.ts';

const { does, verb, within } = persons('You', {
  attacks: 'attack',
  begins: 'begin',
  calls: 'call',
  'can’t pay': 'can’t pay',
  captures: 'capture',
  commands: 'command',
  discards: 'discard',
  draws: 'draw',
  ends: 'end',
  gives: 'give',
  has: 'have',
  hits: 'hit',
  keeps: 'keep',
  lets: 'let',
  loses: 'lose',
  moves: 'move',
  names: 'name',
  raises: 'raise',
  rolls: 'roll',
  sacrifices: 'sacrifice',
  summons: 'summon',
  takes: 'take',
  throws: 'throw',
  turns: 'turn',
  wins: 'win',
});

const NUMBERS = ['no', 'a', 'two', 'three', 'four', 'five', 'six'];
const many = (n: number) => `${NUMBERS[n] ?? n} ${n === 1 ? 'card' : 'cards'}`;

/** "Bo’s army", "your army". */
function armyOf(against: readonly Seat[], name: NameOf): string {
  if (against.includes(name.you ?? -1)) return 'your army';
  return `${list(against.map((seat) => name(seat)))}’s army`;
}

/** "9 on the d6 (6 + 3)": a die that exploded is a sum. */
const fell = ({ sides, faces }: { sides: number; faces: readonly number[] }) =>
  `${worth(faces)} on the d${sides}${faces.length > 1 ? ` (${faces.join(' + ')})` : ''}`;

const TOKEN: Record<string, string> = {
  giant: 'one of the four giants has fallen',
  gallery: 'the last unit was summoned',
  army: 'an army was wiped out',
  fool: 'the Fool died in the last days',
};

type Saying<K extends Heard['event']> = EventSayings<Heard>[K];
const draws: Saying<'draws'> = ({ seat, cards: known, count: n }, name) =>
  `${does(seat, 'draws', name)} ${known.length === n ? cards(known) : many(n)}.`;
const rolls: Saying<'rolls'> = ({ seat, dice: fallen }, name) =>
  `${does(seat, 'rolls', name)} ${list(fallen.map(fell))}.`;
const hits: Saying<'hits'> = ({ seat, hits: all }, name) =>
  `${does(seat, 'hits', name)} ${list(all.map(({ unit, value }) => `${UNIT[unit]} for ${value}`))}.`;
const automaDraws: Saying<'automa-draws'> = ({ seat, cards: ids }, name) =>
  `${does(seat, 'draws', name)} ${cards(ids)}.`;
const automaDiscards: Saying<'automa-discards'> = ({ seat, cards: ids }, name) =>
  `${does(seat, 'discards', name)} ${cards(ids)}.`;

const events: EventSayings<Heard> = {
  first: ({ seat }, name) => `${does(seat, 'begins', name)}.`,
  revealed: ({ unit }) => `${capital(UNIT[unit])} appears in the gallery.`,
  dismissed: ({ unit }) => `${capital(UNIT[unit])} leaves the gallery.`,
  shifted: () => '',
  'units-shuffled': ({ count: n }) => `The discarded units are shuffled: a new deck of ${n}.`,
  'mana-shuffled': ({ count: n }) => `The consumed mana is shuffled: a new deck of ${n}.`,
  drew: (event, name) => draws(drawsOf(event), name),
  draws,
  round({ round, first, peace, end }, name) {
    const notes = [
      ...(peace > 0 ? [`peace for ${count(peace, 'more round')}`] : []),
      ...(end === 1 ? ['the last round'] : end > 1 ? [`${end} rounds to play`] : []),
    ];
    return `Round ${round}: ${within(first, 'begins', name)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}.`;
  },
  turn: () => '',
  changed: ({ seat, cards: ids }, name) => `${does(seat, 'throws', name)} away ${cards(ids)}.`,
  joker: ({ joker }) => `The joker is ${ELEMENT[joker]}, a ${colour(joker)} one.`,
  'turn-lost': ({ seat }, name) => `${does(seat, 'loses', name)} the turn: the joker is black.`,
  moved: ({ seat, unit }, name) => `${does(seat, 'moves', name)} ${UNIT[unit]} to the right end.`,
  summoned: ({ seat, unit, slot, cards: ids }, name) =>
    `${does(seat, slot < 0 ? 'raises' : 'summons', name)} ${UNIT[unit]} with ${cards(ids)}.`,
  'fool-joined': ({ seat, cards: ids }, name) =>
    ids.length > 0
      ? `${does(seat, 'calls', name)} the Fool and ${verb(seat, 'gives', name)} up ${cards(ids)}.`
      : `${does(seat, 'calls', name)} the Fool.`,
  attacked: ({ seat, against, units: own, dice: rolled, cards: ids, rerolls: n }, name) =>
    `${does(seat, 'attacks', name)} ${armyOf(against, name)} with ${units(own)} for ${many(ids.length)}: ${dice(rolled)}${rerolls(n)}.`,
  rerolled: ({ seat, sides, lost }, name) =>
    `${does(seat, 'rolls', name)} the d${sides} again that showed ${lost}.`,
  rolled: (event, name) => rolls({ event: 'rolls', seat: event.seat, dice: [event] }, name),
  rolls,
  kept: ({ seat }, name) => `${does(seat, 'keeps', name)} the dice.`,
  placed: (event, name) => hits({ event: 'hits', seat: event.seat, hits: [event] }, name),
  hits,
  endured: ({ seat }, name) => `${does(seat, 'lets', name)} the attack stand.`,
  sacrificed: ({ seat, element, gone }, name) =>
    `${does(seat, 'sacrifices', name)} the Fool and ${verb(seat, 'names', name)} ${ELEMENT[element]}${gone ? '; it will not come back' : ''}.`,
  'turned-back': ({ against }, name) => `The damage turns back on ${armyOf(against, name)}.`,
  fizzled: () => 'The attack comes to nothing.',
  captured({ seat, against, units: taken, overkill }, name) {
    const more = overkill.length > 0 ? `, ${units(overkill)} by overkill` : '';
    return `${does(seat, 'captures', name)} ${units(taken)} from ${armyOf(against, name)}${more}.`;
  },
  missed: ({ against }, name) => `${capital(armyOf(against, name))} loses nobody.`,
  token: ({ seat, token }, name) =>
    `Armageddon: ${TOKEN[token]}; ${within(seat, 'takes', name)} the token.`,
  'end-near': ({ counter }) => `The end is near: this round and ${counter - 1} more.`,
  ended: ({ seat, cards: ids }, name) =>
    ids.length > 0
      ? `${does(seat, 'discards', name)} ${cards(ids)}.`
      : `${does(seat, 'ends', name)} the turn.`,
  'automa-card': ({ seat, card: id }, name) => `${does(seat, 'turns', name)} up card ${id}.`,
  'automa-drew': ({ seat, card: id }, name) =>
    automaDraws({ event: 'automa-draws', seat, cards: [id] }, name),
  'automa-draws': automaDraws,
  'automa-discarded': ({ seat, card: id }, name) =>
    automaDiscards({ event: 'automa-discards', seat, cards: [id] }, name),
  'automa-discards': automaDiscards,
  'automa-summoned': ({ seat, unit }, name) => `${does(seat, 'summons', name)} ${UNIT[unit]}.`,
  'automa-retired': ({ seat, unit }, name) =>
    `${does(seat, 'has', name)} a full army: ${UNIT[unit]} becomes its own trophy.`,
  'automa-attacked': ({ seat, against, units: own, dice: rolled, ace }, name) =>
    `${does(seat, 'attacks', name)} ${armyOf(against, name)} with ${units(own)}${ace ? ', by an Ace' : ''}: ${dice(rolled)}, all at their highest.`,
  'automa-failed': ({ seat, against }, name) =>
    `${does(seat, 'can’t pay', name)} for an attack on ${armyOf(against, name)}.`,
  'element-won': ({ seat, element }, name) =>
    `${does(seat, 'commands', name)} every ${ELEMENT[element]} unit and ${verb(seat, 'wins', name)} at once.`,
  over: ({ round, cause }) =>
    cause === 'stalemate'
      ? `Round ${round} ends without an Armageddon: points decide.`
      : `The game ends in round ${round}.`,
};

export const telling = tellingOf(events, reading);
