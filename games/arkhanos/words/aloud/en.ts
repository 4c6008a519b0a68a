/** The towers for ears, in English. */
import { COLOURS, type MeepleKind } from '../../rules/index.ts';
import { COLOUR, capital, piece, points, restriction, SPELL, TOWER, the } from '../en.ts';
import { aloudFrom, type Telling } from './aloud.ts';
import type { Holds } from './held.ts';

/** What stands on a pillar. */
export function holding(held: Holds): string {
  if (held.kind === 'empty') return 'empty';
  const meeple = held.who === undefined ? '' : `${held.who}’s ${held.meeple}`;
  if (held.kind === 'built') return `${meeple}, built in`;
  const as = held.as === undefined ? '' : ` as a ${held.as}`;
  return `${the(held.die)}${as}${meeple && ` with ${meeple}`}`;
}

const ON: Record<MeepleKind, string> = { apprentice: 'an apprentice', master: 'the master' };
const ROW = { outer: 'Outer floors', central: 'Central floors', unfinished: 'Unfinished floors' };

const telling: Telling = {
  piece,
  tower: (floor, tile) =>
    `floor ${floor}, takes ${tile === undefined ? 'any die' : restriction(tile)}`,
  closed: 'closed',
  bare: 'no floor yet',
  pillar: holding,
  supply: (count) => `${count} in your supply`,
  spell: (kind) => (kind ? `your ${kind} on it` : 'no meeple on it'),
  pool: (held) => (held ? the(held) : 'empty'),
  titles: {
    bag: 'The bag and the tiles',
    table: 'Dice on the table',
    pool: 'Mana pool',
    pays: 'What floors pay',
  },
  towers: {
    outer1: capital(TOWER.outer1),
    outer2: capital(TOWER.outer2),
    outer3: capital(TOWER.outer3),
    central: capital(TOWER.central),
  },
  bearer: (who) => `${who} holds the bag.`,
  bag: (colours) =>
    `In the bag: ${COLOURS.map((colour, i) => `${colours[i]} ${COLOUR[colour]}`).join(', ')}.`,
  next: (tile, under) =>
    tile === undefined
      ? 'There is no next floor.'
      : `The next floor takes ${restriction(tile)}; ${under === 1 ? '1 tile lies' : `${under} tiles lie`} under it.`,
  none: 'none',
  prestige: points,
  inSupply: (apprentices, masters) =>
    `in the supply: ${apprentices} ${apprentices === 1 ? 'apprentice' : 'apprentices'}, ${masters} ${masters === 1 ? 'master' : 'masters'}`,
  onSpell: (spell, kind) => `${SPELL[spell]}: ${ON[kind]} on it`,
  emptyBook: 'no spell is ready',
  covered: (floor, held) => `Floor ${floor}: ${held.join(', ')}`,
  pays: (row, { first, second, tie }) => `${ROW[row]}: most ${first}, second ${second}, tie ${tie}`,
};

/** What else people call them. */
const typed = { violet: 'purple', rose: 'pink', put: 'place', turn: 'flip' };

export const aloud = aloudFrom(telling, typed);
