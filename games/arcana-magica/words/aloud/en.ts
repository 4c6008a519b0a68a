/** The armies for ears, in English. */
import { count, vocabulary } from '../en.ts';
import { table } from '../table.en.ts';
import { aloudFrom, type Telling } from './aloud.ts';

const telling: Telling = {
  cost: (unit, element) => `${unit} ${element}`,
  arrows: (n) => count(n, 'arrow'),
  leader: 'Leader',
  attacks: 'attacks',
  damage: (n) => `damage ${n}`,
  gives: (full, other, rerolls) =>
    `pays ${full}, for others ${other}${rerolls > 0 ? `, ${count(rerolls, 're-roll')}` : ''}`,
  army: (units, value) => `${count(units, 'unit')}, worth ${value}`,
  on: (unit) => `on ${unit}`,
  points: (n) => count(n, 'point'),
  inHand: (cards) => `${count(cards, 'card')} in hand`,
  first: 'first player of this round',
  trophies: (owner) => `Trophies of ${owner}`,
  nobody: 'nobody',
  none: 'none',
  slot: (place, who) => `${place}: ${who}`,
  leaves: 'leaves when the round ends',
  units: (toCome, discarded) => `${count(toCome, 'unit')} to come, ${discarded} discarded`,
  mana: (deck, spent) => `mana deck ${deck}, spent ${spent}`,
  token: (what, taken) => `${what}: ${taken ?? 'open, 10 points'}`,
  attack: (by, on) => `${by} attacks ${on}`,
  rerolls: (n) => `${count(n, 're-roll')} left`,
  peace: (rounds) => (rounds === 1 ? 'last round of peace' : `${rounds} rounds of peace`),
};

/** What else people call them. */
const typed = {
  ...{
    strike: 'attack',
    hit: 'put',
    recall: 'raise',
    resurrect: 'raise',
    stop: 'end',
    pass: 'end',
  },
  ...{ '1': 'ace', '11': 'jack', '12': 'queen', '13': 'king', '14': 'knight' },
};

export const aloud = aloudFrom({ vocabulary, table, telling, typed });
