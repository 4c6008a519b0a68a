/** What is to be remembered of a game: something kind for as many as deserve it. */
import { type Seat, sure } from '@magehall/engine';
import type { Point } from './story.ts';
import { type Decided, favourite, lossOf, type Turn } from './turns.ts';

export type Award =
  /** The dice were with them; `worth` in chances to win. */
  | { award: 'lucky'; seat: Seat; worth: number }
  /** They won though the dice were against them. A side gets one together, by the name of its first. */
  | { award: 'defiant'; seat: Seat; worth: number }
  /** They won from far behind: at the worst moment, with that chance. */
  | { award: 'comeback'; seat: Seat; at: number; chance: number }
  /** They were in front nearly all the time, and won. */
  | { award: 'ruler'; seat: Seat }
  /** Of all, they gave away the least with their choices. */
  | { award: 'steady'; seat: Seat }
  /** They found the choice that was hardest to find. */
  | { award: 'keen'; seat: Seat; at: number }
  /** Nobody was sure to win until close to the end. */
  | { award: 'thriller' };

const LUCK = 0.05;
/** At that part of a fair share one is far behind. */
const FAR_BEHIND = 0.5;
/** In front for that part of the game. */
const MOSTLY = 0.9;
/** Fewer decisions tell nothing about a hand. */
const FEWEST_DECISIONS = 5;
/** So near to the end the game was still open, ... */
const LATE = 0.85;
/** ... since the first was ahead of the second by no more than this. */
const OPEN = 0.15;

interface Happened {
  points: readonly Point[];
  decided: readonly Decided[];
  turns: readonly Turn[];
  luck: readonly number[];
  sides: readonly number[];
  winners: readonly Seat[];
}

export function awardsOf(happened: Happened): Award[] {
  return [
    ...ofTheGame(happened),
    ...ofTheWinners(happened),
    ...ofTheDice(happened),
    ...ofTheHand(happened),
  ];
}

function ofTheGame({ points }: Happened): Award[] {
  const late = points[Math.floor((points.length - 1) * LATE)];
  if (!late || points.length < 2 * FEWEST_DECISIONS) return [];
  const [first = 0, second = 0] = late.chances.toSorted((a, b) => b - a);
  return first - second <= OPEN ? [{ award: 'thriller' }] : [];
}

function ofTheWinners({ points, luck, sides, winners }: Happened): Award[] {
  const before = points.slice(0, -1);
  const fair = 1 / new Set(sides).size;
  return winners.flatMap((seat): Award[] => {
    if (sides.indexOf(sure(sides[seat])) !== seat) return [];
    const [worst] = before.toSorted((a, b) => sure(a.chances[seat]) - sure(b.chances[seat]));
    const lowest = worst ? sure(worst.chances[seat]) : 1;
    const ahead = before.filter(({ chances }) => favourite(chances, sides) === seat).length;
    const worth = sure(luck[seat]);
    return [
      ...(worst && lowest < FAR_BEHIND * fair
        ? [{ award: 'comeback', seat, at: worst.at, chance: lowest } as const]
        : []),
      ...(before.length > 0 && ahead >= MOSTLY * before.length
        ? [{ award: 'ruler', seat } as const]
        : []),
      ...(worth <= -LUCK ? [{ award: 'defiant', seat, worth } as const] : []),
    ];
  });
}

function ofTheDice({ luck }: Happened): Award[] {
  const worth = Math.max(...luck);
  return worth >= LUCK ? [{ award: 'lucky', seat: luck.indexOf(worth), worth }] : [];
}

function ofTheHand({ decided, turns, luck }: Happened): Award[] {
  const awards: Award[] = [];
  const hands = luck.flatMap((_, seat) => {
    const own = decided.filter(({ by }) => by === seat);
    if (own.length < FEWEST_DECISIONS) return [];
    return [{ seat, loss: own.reduce((all, one) => all + lossOf(one), 0) / own.length }];
  });
  const [steadiest, next] = hands.toSorted((a, b) => a.loss - b.loss);
  if (steadiest && next && steadiest.loss < next.loss)
    awards.push({ award: 'steady', seat: steadiest.seat });
  const found = turns.filter((turn) => turn.kind === 'found');
  const [keenest] = found.toSorted((a, b) => b.chance - b.other - (a.chance - a.other));
  if (keenest) awards.push({ award: 'keen', seat: keenest.seat, at: keenest.at });
  return awards;
}
