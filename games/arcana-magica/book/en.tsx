/** The book of Arcana Magica in English. */
import { AUTOMA, UNITS } from '../rules/index.ts';
import { TOKEN_POINTS } from '../rules/scoring/scoring.ts';
import { stepsOf } from '../words/automa.ts';
import { capital, list, table, vocabulary } from '../words/en.ts';
import { bookOf } from './book.tsx';
import type { Says } from './says.ts';

export const book = bookOf({
  language: 'en',
  unit: (unit) => capital(vocabulary.units[unit].replace(`${UNITS[unit].roman}\u00a0`, '')),
  automa: (card) => `${capital(list(stepsOf(table.automa, AUTOMA[card])))}.`,
  quick: {
    goal: {
      title: 'What you are after',
      text: 'You lead an army of great arcana against another. The number of a unit is all it is: what it costs, what it withstands, what it is worth. Units you capture count in full at the end, your own army half.',
    },
    mana: {
      title: 'You pay with mana',
      text: 'Four cards in hand. Each gives the large number to its own element, and the small one to any other. A Fire 10 is worth 10 for Fire, and 5 for Water, Air or Earth. After each round hands are filled up to four again.',
    },
    summon: {
      title: 'On your turn: summon',
      text: 'Take a unit of the gallery: pay its number in its element. It joins the right end of your line. Who stands first in the gallery leaves when the round ends.',
    },
    attack: {
      title: 'And attack',
      text: 'Choose some of your units and pay their numbers, as for a summon. Their numerals make dice: V a d6, X a d12, two X a d20, four arrows (I) a d4. X, VI and III together are XVIIII: a d12, a d6 and a d4.',
    },
    capture: {
      title: 'Reach the number, capture the unit',
      text: 'Large dice strike the Leader, who stands first; d4 and d8 strike whom you like. A die on its highest face rolls again and adds up: 12 and 5 are 17, enough for the Leader of 9. It becomes your trophy.',
    },
    end: {
      title: 'How it ends',
      text: `Four great events each bring a token of ${TOKEN_POINTS} points; the first of them starts the last rounds. Then count trophies, tokens and half of your army. Or hold all units of one element: that wins at once.`,
    },
  },
  pictures: {
    goal: { caption: 'Two armies, each a line of cards that begins with its Leader.' },
    mana: { caption: 'A hand of four mana cards, with a large and a small number on each.' },
    summon: { caption: 'The gallery with four units, and a hand to pay with.' },
    attack: { caption: 'A line of three units with their numerals, and a die.' },
    capture: {
      caption: 'The Leader of a rival, and a d12 that showed 12, rolled again and showed 5.',
    },
    end: { caption: 'The four tokens of Armageddon; one has been taken.' },
    line: {
      caption:
        'A line: the leftmost unit is the Leader. The Fool stands in it too, but is skipped: IX leads, and XII is the second.',
    },
    summoning: {
      caption: 'The unit XII of Water costs 12; two Water cards pay for it.',
      ask: 'Pick a unit of the gallery, then the cards that pay for it. Which ones can you afford?',
    },
    attacking: {
      caption: 'X and IV are of Fire; together they cost 14 and roll a d12 and a d4.',
      ask: 'Attack Bo: pick the army, your units, the cards. The d12 strikes the Leader; where does the d4 go?',
    },
    overkill: {
      caption:
        'A 17 on the Leader of 9 leaves 8. That is more than twice the 3 behind it: both fall.',
    },
  },
  lookups: {
    units: {
      title: 'The units',
      head: ['Number', 'Unit', 'Dice alone', 'Arrows left over'],
      note: 'The number is cost, health and points at once.',
    },
    symbols: {
      title: 'Which symbols make which dice',
      head: ['Numerals, added up', 'Dice', 'They strike'],
      note: 'Add up the numerals of all units that attack, then make dice, the largest first. IV counts as four arrows, IX as an X and an arrow.',
    },
    mana: {
      title: 'Mana cards',
      head: ['Card', 'For its element', 'For another', 'Re-rolls'],
      note: 'The same in each of the four elements. Small values are rounded up, unless the table agrees otherwise.',
    },
    scoring: {
      title: 'What counts at the end',
      head: ['Scoring', 'Trophies', 'Your army', 'Each token'],
    },
    tokens: { title: 'The four events', head: ['Token', 'Who takes it', 'Points'] },
    automa: { title: 'Its twelve cards', head: ['Card', 'What the Automa does'] },
  },
  reaches: { any: 'any unit', leader: 'the Leader' },
  counts: { all: 'in full', half: 'half', none: '–' },
  scoring: {
    sorcerer: 'Sorcerer (as is usual)',
    warlock: 'Warlock',
    patriarch: 'Patriarch',
    archmage: 'Archmage',
  },
  shelves: {
    units: 'Units, one by one',
    mana: 'Mana cards, one by one',
    others: 'Dice and jokers',
    automa: 'Cards of the Automa',
  },
  automaCard: 'Card',
  ours: {
    automa:
      'all twelve cards of the Automa. The printed ones are not known to us; ours follow the rules on them.',
    card: 'the printed cards are not known to us.',
  },
} satisfies Says);
