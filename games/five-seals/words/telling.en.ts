/** What happened in Five Seals of Magic, in English. */
import { type EventSayings, type NameOf, persons, type Seat, tellingOf } from '@magehall/engine';
import type { Event } from '../rules/index.ts';
import { circles, counted, dice, die, mages, place, scroll, where } from './en.ts';
import { reading } from './reading.ts';
import { elements } from './table.en.ts';

const { does, within, verb, whom } = persons('You', {
  breaks: 'break',
  changes: 'change',
  finds: 'find',
  gives: 'give',
  goes: 'go',
  lays: 'lay',
  makes: 'make',
  plays: 'play',
  releases: 'release',
  returns: 'return',
  rolls: 'roll',
  steals: 'steal',
  swaps: 'swap',
  takes: 'take',
  trades: 'trade',
  uses: 'use',
});

/** "Bo’s", "your". */
const whose = (seat: Seat, name: NameOf) => (seat === name.you ? 'your' : `${name(seat)}’s`);
/** The same where a sentence begins. */
const Whose = (seat: Seat, name: NameOf) => (seat === name.you ? 'Your' : `${name(seat)}’s`);
const places: Record<string, string> = {
  front: 'home',
  binding: 'to its Binding scroll',
  aside: 'beside the board',
};
const goesTo = (id: string) => `goes ${places[id] ?? `to ${place(id)}`}`;
const withDice = (names: readonly string[]) =>
  names.length === 0 ? 'for free' : `with ${dice(names)}`;

const events: EventSayings<Event> = {
  first: ({ seat }, name) => `${does(seat, 'goes', name)} first.`,
  circle: ({ circle }) => `The Circle of ${circles[circle]} joins the basic circle.`,
  sealed: () => '',
  laid: () => '',
  mage: ({ seat, mage }, name) => `${does(seat, 'plays', name)} the ${mages[mage]}.`,
  drafted: ({ seat, dice: taken }, name) => `${does(seat, 'takes', name)} ${counted(taken)}.`,
  round: ({ round, first }, name) => `Round ${round}: ${within(first, 'goes', name)} first.`,
  die: () => '',
  rolled: ({ seat, dice: fallen }, name) => `${does(seat, 'rolls', name)} ${dice(fallen)}.`,
  used: ({ seat, scroll: used, owner }, name) =>
    owner === seat
      ? `${does(seat, 'uses', name)} ${scroll(used)}.`
      : `${does(seat, 'uses', name)} ${whose(owner, name)} ${scroll(used)}.`,
  broke: ({ seat, space, seal, dice: paid, by }, name) => {
    const what = `${die(seal)} ${where(space)} ${withDice(paid)}.`;
    return by === 'familiar'
      ? `${Whose(seat, name)} familiar breaks ${what}`
      : `${does(seat, 'breaks', name)} ${what}`;
  },
  won: ({ seat, scroll: won, dice: paid }, name) =>
    `${does(seat, 'takes', name)} ${scroll(won)} ${withDice(paid)}.`,
  moved: () => '',
  familiar: ({ seat, from, to: spot }, name) =>
    spot === 'binding' || (from === 'binding' && spot === 'front')
      ? ''
      : `${Whose(seat, name)} familiar ${goesTo(spot)}.`,
  absorbed: ({ seat, scroll: onto, seal }, name) =>
    `${does(seat, 'lays', name)} the ${die(seal)} seal on ${scroll(onto)}.`,
  released: ({ seat, seal }, name) => `${does(seat, 'releases', name)} the ${die(seal)} seal.`,
  dice: ({ seat, from, to: now }, name) =>
    `${Whose(seat, name)} dice: ${dice(from)} → ${dice(now)}.`,
  changed: ({ seat, from, to: now }, name) =>
    `${does(seat, 'changes', name)} ${dice(from)} into ${dice(now)}.`,
  reroll: ({ seat, dice: rolled }, name) => `${does(seat, 'rolls', name)} ${dice(rolled)} again.`,
  grew: ({ seat, die: taken }, name) => `${does(seat, 'takes', name)} one more ${die(taken)} die.`,
  swapped: ({ seat, spaces: [one, other], what }, name) =>
    `${does(seat, 'swaps', name)} the ${what} ${where(one)} and ${where(other)}.`,
  removed: ({ seat, space, seal }, name) =>
    `${does(seat, 'makes', name)} ${die(seal)} ${where(space)} crumble.`,
  deceived: ({ seat, from, took, gave }, name) =>
    `${does(seat, 'trades', name)} the element of ${die(gave)} for that of ${whose(from, name)} ${die(took)}.`,
  transferred: ({ seat, from, took, gave }, name) =>
    `${does(seat, 'trades', name)} ${scroll(gave)} for ${whose(from, name)} ${scroll(took)}.`,
  stolen: ({ seat, from, die: taken }, name) =>
    `${does(seat, 'steals', name)} ${die(taken)} from ${whom(from, name)}.`,
  guardian: ({ element, to: spot }) => `The guardian of ${elements[element]} ${goesTo(spot)}.`,
  stuck: ({ seat, dice: back, gaveUp, shutIn }, name) =>
    gaveUp
      ? `${does(seat, 'gives', name)} up and ${verb(seat, 'returns', name)} ${dice(back)}.`
      : shutIn
        ? `${does(seat, 'finds', name)} no seal in reach: ${dice(back)} must go back.`
        : `${does(seat, 'finds', name)} no seal that gives way to ${dice(back)}.`,
  done: ({ seat }, name) => `The round is over for ${whom(seat, name)}.`,
  counted: ({ sixes, fewest }) => `Sixes left: ${sixes}; below ${fewest} the game ends.`,
  empty: ({ rounds }) =>
    rounds === 1
      ? 'No seal was broken in this round. After three such rounds in a row the game ends.'
      : `No seal was broken in ${rounds} rounds in a row; after the third the game ends.`,
  over: ({ why }) =>
    ({
      sixes: 'Too few of the strongest scrolls are left: the game ends.',
      empty: 'Three rounds without a broken seal: the game ends.',
      rounds: 'Sixty rounds have been played: the game ends.',
    })[why],
};

export const telling = tellingOf(events, reading);
