/** What happened in The Towers of Arkhanos, in English. */
import { type EventSayings, type NameOf, persons, tellingOf } from '@magehall/engine';
import type { DieName, Gain, MeepleKind } from '../rules/index.ts';
import {
  and,
  COLOUR,
  capital,
  die,
  MORPHED,
  points,
  restriction,
  SPELL,
  shifted,
  TOWER,
  the,
} from './en.ts';
import { type Heard, reading } from './reading.ts';
import { byColour, faceOfDie } from './things.ts';

const { does, within, whom } = persons('You', {
  builds: 'build',
  casts: 'cast',
  gains: 'gain',
  gets: 'get',
  has: 'have',
  leaves: 'leave',
  places: 'place',
  puts: 'put',
  rolls: 'roll',
  wins: 'win',
});

const meeple = (kind: MeepleKind) => (kind === 'master' ? 'the master' : 'an apprentice');
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** "yellow 1, 1, pink 5". */
const rolled = (dice: readonly DieName[]) =>
  byColour(dice)
    .map(({ colour, faces }) => `${COLOUR[colour]} ${faces.join(', ')}`)
    .join(', ');

/** "you 6, Bo 4". */
function gains(list: readonly Gain[], name: NameOf): string {
  const scorers = list.filter((gain) => gain.points > 0);
  return scorers.map((gain) => `${whom(gain.seat, name)} ${gain.points}`).join(', ');
}

/** "places blue 4 as a 5 on the west tower"; that an apprentice goes along is the rule. */
function placed(told: Extract<Heard, { event: 'placed' }>, name: NameOf): string {
  const as = told.as === undefined ? '' : ` as a ${told.as}`;
  const along =
    told.meeple === undefined
      ? ', without a meeple'
      : told.meeple === 'master'
        ? ', with the master'
        : '';
  return `${does(told.seat, 'places', name)} ${die(told.die)}${as} on ${TOWER[told.on]}${along}`;
}

function cast({ seat, spell, as }: Extract<Heard, { event: 'cast' }>, name: NameOf): string {
  return `${does(seat, 'casts', name)} ${SPELL[spell]}${as === undefined ? '' : ` as ${SPELL[as]}`}`;
}

const events: EventSayings<Heard> = {
  starter: (told) =>
    told.tower === 'central'
      ? 'The central tower begins: it takes any die.'
      : `First floor of ${TOWER[told.tower]}: ${restriction(told.tile)}.`,
  tileRevealed: (told) => `Next tile: ${restriction(told.tile)}.`,
  firstPlayer: (told, name) => `Round ${told.round}: ${within(told.seat, 'has', name)} the bag.`,
  // One line a roll, with its last die.
  rolled: (told, name) =>
    told.all ? `${does(told.seat, 'rolls', name)} ${rolled(told.all)}.` : '',
  placed: (told, name) => `${placed(told, name)}.`,
  placedFor: (told, name) => `${placed(told.placed, name)}: ${points(told.points)}.`,
  bonus: (told, name) => `${does(told.seat, 'gains', name)} ${points(told.points)}.`,
  noBonus: (told, name) => `${does(told.seat, 'leaves', name)} the bonus.`,
  activated: (told, name) =>
    `${does(told.seat, 'puts', name)} ${meeple(told.meeple)} on ${SPELL[told.spell]}.`,
  built: (told, name) =>
    `${does(told.seat, 'builds', name)} ${meeple(told.meeple)} into ${TOWER[told.on]}.`,
  cast: (told, name) => `${cast(told, name)}.`,
  castWith: (told, name) => `${cast(told.cast, name)}: ${lower(telling.event(told.effect, name))}`,
  shifted: (told) => shifted(told.by),
  morphed: () => MORPHED,
  flipped: (told) => `${capital(the(told.die))} turns to ${faceOfDie(told.to)}.`,
  exchanged: (told) => `${capital(die(told.with))} of the mana pool for ${die(told.die)}.`,
  swapped: (told) => `${capital(die(told.with))} of the central tower for ${die(told.die)}.`,
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
  finalBook: (told, name) =>
    `${does(told.seat, 'gets', name)} ${points(told.points)} for the spellbook.`,
  won: (told, name) =>
    told.winners.length === 1
      ? `${does(told.winners[0], 'wins', name)}: the towers bow to a true archmage!`
      : `${capital(and.format(told.winners.map((seat) => whom(seat, name))))} share the victory!`,
  drew: () => '',
  returned: () => '',
  turn: () => '',
};

export const telling = tellingOf(events, reading);
