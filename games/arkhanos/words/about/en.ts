/** What the inspector tells, in English. */
import type { About, Reason, Whys } from '@magehall/engine';
import {
  BY_SEATS,
  COLOURS,
  type Colour,
  type MeepleKind,
  SPELLS,
  type Spell,
  type State,
  TILES,
  type TowerName,
  type Why,
} from '../../rules/index.ts';
import { holding } from '../aloud/en.ts';
import {
  and,
  COLOUR,
  capital,
  die,
  or,
  PILLAR,
  piece,
  points,
  restriction,
  SPELL,
  spellNo,
  TOWER,
} from '../en.ts';
import { sortOfThing } from '../things.ts';
import { aboutFrom, type SeatFacts, type Telling } from './about.ts';

const SIGN: Record<Colour, string> = {
  yellow: 'a sun',
  pink: 'a rose',
  purple: 'a moon',
  blue: 'a wave',
};
const KIND: Record<MeepleKind, string> = { apprentice: 'apprentice', master: 'master' };
const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

function supply({ apprentices, master }: SeatFacts): string {
  const kinds = [
    ...(apprentices > 0 ? [count(apprentices, 'apprentice')] : []),
    ...(master ? ['the master'] : []),
  ];
  return kinds.length > 0 ? `In the supply: ${and.format(kinds)}.` : 'The supply is empty.';
}

const telling: Telling = {
  die: {
    title: (name) => capital(die(name)),
    what: (colour, number) =>
      `A die. Each turn you place one on a floor that takes its colour and number, and a meeple goes with it. A ${number} can activate ${SPELL[SPELLS[number - 1]]}. The sign of ${COLOUR[colour]} is ${SIGN[colour]}.`,
    fits: (towers) =>
      towers.length > 0
        ? `It fits ${and.format(towers.map((name) => TOWER[name]))} now.`
        : 'No tower takes it now.',
    away: 'There is none like it on the table now.',
  },
  tower: {
    title: (name, floor) =>
      floor > 0 ? `${capital(TOWER[name])}, floor ${floor}` : capital(TOWER[name]),
    what: (central, { first, second, tie }) =>
      `${central ? 'Its floors take any die.' : 'The sign says which dice its top floor takes.'} When the three pillars are full, the most influence earns ${first} prestige, the second most ${second}, a tie ${tie} each; then the next floor is laid.`,
    closed: 'It is closed: no tile was left for it.',
    bare: 'Its first floor is still to be laid.',
    takes: (tile, taken) =>
      `Takes ${tile === undefined ? 'any die' : restriction(tile)}${taken.length > 0 ? ` (taken: ${and.format(taken.map(String))})` : ''}.`,
    empty: (pillars) =>
      pillars === 0
        ? 'All pillars are full.'
        : `${count(pillars, 'pillar is', 'pillars are')} empty.`,
    influence: (shares) =>
      shares.length > 0
        ? `Influence: ${shares.map(({ who, count }) => `${who} ${count}`).join(', ')}.`
        : 'Nobody has influence here yet.',
  },
  pillar: {
    title: (bonus, name) => `${capital(PILLAR[bonus])}: a pillar of ${TOWER[name]}`,
    what: {
      gain2: 'Who places a die here gains 2 prestige at once.',
      floor:
        'Who places a die here gains as much prestige as the number of the floor: the higher, the more.',
      build:
        'Who places a die here builds a meeple into another tower for ever, or activates the spell with the number of the die.',
      activate:
        'Who places a die here activates the spell with the number of the die: a meeple goes on it.',
    },
    gives: (gain) => `Empty: it gives ${points(gain)} now.`,
    holds: (held) => `${capital(holding(held))}.`,
  },
  floor: {
    title: (name, floor) => `Floor ${floor} of ${TOWER[name]}`,
    what: 'A floor that was full and scored. Its dice stay, and so do the meeples that were built in.',
    holds: (things) => `${capital(things.map(holding).join(', '))}.`,
  },
  meeple: {
    title: { apprentice: 'Apprentice', master: 'Master' },
    what: {
      apprentice:
        'It goes with a die to a floor, where it counts as influence 1, or onto a spell to activate it. From a floor that is scored it comes home.',
      master:
        'It goes where an apprentice can go, and counts as influence 2. You have only this one.',
    },
    left: (kind, n) =>
      kind === 'master'
        ? `Yours is ${n > 0 ? 'in your supply' : 'on the table'}.`
        : `You have ${n} in your supply.`,
  },
  spell: {
    title: spellNo,
    what: {
      manipulate: 'Cast it as any other spell, even one without a meeple.',
      shift: 'The die you place next may count one higher or lower. It never goes from 6 to 1.',
      flip: 'Turn a die on the table over: 1 and 6, 2 and 5, 3 and 4 lie opposite.',
      morph: 'The die you place next may have any colour.',
      exchange: 'Change a die on the table for one in the mana pool.',
      swap: 'Change a die on the table for one on the top floor of the central tower. Meeples stay.',
    },
    yours: (kind) =>
      `Your ${KIND[kind]} is on it: cast it at any time of your turn, and it comes back to your supply. At the end it is worth 1 prestige there.`,
    theirs: (who, kind) => `${who}’s ${KIND[kind]} is on it, so ${who} can cast it.`,
    empty: (name) =>
      `Nobody is on it. A ${SPELLS.indexOf(name) + 1} on a pillar with a book activates it.`,
  },
  book: {
    title: 'Spellbook',
    what: 'A spell with a meeple on it can be cast at any time of your turn; then the meeple comes home. At the end each meeple left here is worth 1 prestige.',
    now: (ready) =>
      ready === 0 ? 'No spell is ready.' : `${count(ready, 'spell is', 'spells are')} ready.`,
  },
  pool: {
    title: (space) => (space === undefined ? 'Mana pool' : `Mana pool, space ${space}`),
    what: 'The last die of each round goes here. Exchange fetches one of them.',
    holds: (name) => `Here lies the ${die(name)}.`,
    waits: (space) => `Round ${space} leaves its last die here.`,
    unused: 'This space is not used in this game.',
    many: (dice) =>
      dice.length > 0 ? `Here lie ${dice.map(die).join(', ')}.` : 'No die lies here yet.',
  },
  go: {
    on: { title: 'Go on without the bonus', what: 'The bonus of your pillar is lost.' },
    score: { title: 'Score the floor', what: 'The full floor is scored now.' },
    end: { title: 'End your turn', what: 'The next player begins. Your spells stay ready.' },
  },
  supply: {
    title: (who) => `Supply of ${who}`,
    what: 'Meeples that can go with a die, onto a spell or into a tower. Without any, a spell must be cast first to free one.',
    now: supply,
  },
  seat: {
    what: 'A mage who builds the towers. Turns go clockwise; who holds the bag begins the round.',
    now: (facts) =>
      `${capital(points(facts.prestige))}. ${supply(facts)} ${count(facts.spells, 'spell is', 'spells are')} ready.${facts.bag ? ' Holds the bag.' : ''}`,
  },
  next: {
    title: 'Next floor',
    what: 'It is laid on the next tower whose floor is full. An outer tower then takes these dice; the central one takes any.',
    now: (tile, under) =>
      `Takes ${restriction(tile)}. ${count(under, 'tile lies', 'tiles lie')} under it.`,
    none: 'There is none now. An outer tower that is full without a next floor closes.',
  },
  bag: {
    title: 'The bag',
    what: 'Dice of each round are drawn from it; none comes back. Its bearer begins the round, then it moves to the left.',
    now: (colours) =>
      `In it: ${COLOURS.map((colour, i) => `${colours[i]} ${COLOUR[colour]}`).join(', ')}.`,
  },
  table: {
    title: 'Dice on the table',
    what: 'Rolled at the start of the round. Each turn places one of them; the last one goes to the mana pool.',
    now: (n) => `${count(n, 'die is', 'dice are')} left.`,
  },
  pays: {
    title: {
      pays: 'Floors pay',
      outer: 'Outer floors',
      central: 'Central floors',
      unfinished: 'Unfinished floors',
    },
    all: 'When a floor is full, whoever has the most influence on it earns the first number, the second most the second; who ties earns the third each. An apprentice counts 1, the master 2.',
    what: (row, { first, second, tie }) =>
      `${row === 'unfinished' ? 'At the end of the game a floor that is not full' : 'A full floor'} pays ${first} for the most influence, ${second} for the second most, ${tie} each for a tie. An apprentice counts 1, the master 2.`,
  },
  round: {
    title: (round, rounds) => `Round ${round} of ${rounds}`,
    what: (dice) =>
      `In a round ${dice} dice are rolled and placed in turn, one each. The last one goes to the mana pool, and the bag moves to the left.`,
    now: (first, left) =>
      `${first} holds the bag. ${left > 1 ? `${count(left - 1, 'more die is', 'more dice are')} placed in this round.` : 'The round is nearly over.'}`,
  },
  symbol: {
    title: (colour) => capital(COLOUR[colour]),
    what: (colour) =>
      `The sign of ${COLOUR[colour]} is ${SIGN[colour]}. Floors that show it take ${COLOUR[colour]} dice.`,
  },
};

/** With a spell's name: it stands where there is no room for it. */
const EFFECT: Record<Spell, string> = {
  manipulate: 'Manipulate: use any other spell.',
  shift: 'Shift: your next die may count one higher or lower.',
  flip: 'Flip: turn a die on the table over.',
  morph: 'Morph: your next die may have any colour.',
  exchange: 'Exchange: change a die on the table for one in the mana pool.',
  swap: 'Swap: change a die on the table for one on the central tower.',
};

/** Why something can’t be used now. */
const whys: Whys<Why> = {
  over: () => 'The game is over.',
  chance: () => 'Wait for the dice and tiles.',
  notYourTurn: ({ with: more }, name) => `It is ${name(Number(more?.seat))}’s turn.`,
  noSuchThing: () => 'There is no such piece in this game.',
  notOnTable: () => 'This die is not on the table.',
  diePlaced: () => 'You placed your die for this turn already.',
  closed: () => 'This tower is closed: no tile was left for it.',
  pillarFull: () => 'This pillar is full.',
  bonusIsActivate: () => 'This bonus only activates a spell; it builds nothing.',
  otherTower: () => 'Build on another tower than the one that gave you this bonus.',
  wrongColour: ({ with: more }) =>
    `${capital(tower(more))} takes only ${or.format(tileOf(more).colours.map((colour) => COLOUR[colour]))}.`,
  wrongNumber: ({ with: more }) =>
    `${capital(tower(more))} takes only the numbers ${and.format(tileOf(more).numbers.map(String))}.`,
  numberTaken: ({ blame, with: more }) =>
    `${capital(tower(more))} has the number of ${dice(blame)} already, and takes each only once.`,
  centralAlike: () => 'The central pillars are alike; the first empty one is used.',
  freeMeepleFirst: () => 'You have no meeple to go with it: cast a spell first, to free one.',
  noMeeple: () => 'You have no meeple in your supply for this.',
  notInSupply: ({ blame }) =>
    blame.includes('meeple:master')
      ? 'Your master is not in your supply.'
      : 'You have no apprentice in your supply.',
  spellTaken: ({ blame }) => `${capital(piece(blame[0]))} holds a meeple already.`,
  inactive: ({ blame }) =>
    `${EFFECT[sortOfThing(blame[0]).name as Spell]} No meeple of yours is on it: bonuses put one there.`,
  otherSpell: ({ with: more }) =>
    `You placed a ${more?.number}, so the bonus is for ${SPELL[more?.spell as Spell]}.`,
  poolTen: () => 'The tenth space is not used.',
  poolEmpty: ({ with: more }) => `Round ${more?.space} has not left a die here yet.`,
  needsExchange: () => 'Only Exchange reaches the dice in the mana pool.',
  sameDice: () => 'It is equal to every die on the table: nothing would change.',
  placeFirst: () => 'Place a die first: every turn has exactly one.',
  bonusFirst: () => 'Take the bonus first.',
  otherStage: () => 'Not at this point of your turn.',
  notTogether: ({ blame }) =>
    `${capital(and.format(blame.map((thing) => piece(thing))))} don’t go together.`,
};
const tower = (more: Reason['with']) => TOWER[more?.tower as TowerName];
const dice = (blame: readonly string[]) => and.format(blame.map((thing) => piece(thing)));

const tileOf = (more: Reason['with']) => TILES[Number(more?.tile) - 1];

function ends({ seats, round, stage }: State): string {
  const { rounds } = BY_SEATS[seats];
  if (stage === 'over') return 'The game is over.';
  if (round === rounds) return 'This is the last round: the game ends with it.';
  const more = rounds - Math.max(1, round);
  return `The game ends after round ${rounds}: ${more === 1 ? '1 more follows' : `${more} more follow`} this one.`;
}

export const about: About<State> = aboutFrom({ telling, whys, ends });
