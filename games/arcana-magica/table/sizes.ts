/** The largest cards for which all armies and what lies between them fit the scene. */
import { HEIGHT_OF_WIDTH } from './art/Arcanum.tsx';

/** Beside an army: whose it is. */
const PLATE = 92;
/** Between two cards, and between two carpets. */
const GAP = 9;
/** Left and right of the cards. */
const PADDING = 22;
/** Above the cards, and below each row, where the Leader's tab hangs. */
const ABOVE = 12;
const BELOW = 22;
/** A plate above a line. */
const HEAD = 40;
/** What happens between the armies needs at least this. */
const STRIP = 122;
const LARGEST = 94;
const SMALLEST = 46;

export interface Sizes {
  own: number;
  rival: number;
}

/** `rivals` are the lengths of the other lines, `own` of one's own; pixels all. */
export function sizes(
  width: number,
  height: number,
  own: number,
  rivals: readonly number[],
): Sizes {
  const fits = (card: number, rival: number) =>
    armyHeight(width, own, card) + rivalsHeight(width, rivals, rival) + STRIP + GAP <= height;
  const rivalOf = (card: number) =>
    rivals.length === 1 ? card : Math.max(SMALLEST, Math.round(card * 0.82));
  let card = LARGEST;
  while (card > SMALLEST && !fits(card, rivalOf(card))) card--;
  let rival = rivalOf(card);
  // One line more on one side may have made both small: whoever still has room grows alone.
  while (card < LARGEST && fits(card + 1, rival)) card++;
  while (rival < rivalOf(card) && fits(card, rival + 1)) rival++;
  return { own: card, rival };
}

/** A long line goes on in a second row. */
function armyHeight(width: number, cards: number, card: number): number {
  const inRow = Math.max(1, Math.floor((width - PLATE - PADDING + GAP) / (card + GAP)));
  const rows = Math.max(1, Math.ceil(cards / inRow));
  return rows * (card * HEIGHT_OF_WIDTH + BELOW) + ABOVE;
}

/** How much of the row an army gets: as much as it has cards, but never nothing. */
export function shareOf(cards: number): number {
  return Math.max(2, cards);
}

/** Several rivals stand side by side, each with its plate above its line. */
function rivalsHeight(width: number, rivals: readonly number[], card: number): number {
  if (rivals.length === 1) return armyHeight(width, rivals[0], card) + GAP;
  const shares = rivals.reduce((sum, cards) => sum + shareOf(cards), 0);
  const free = width - (rivals.length - 1) * GAP;
  const heights = rivals.map((cards) => {
    // The plate is above, so its place beside the line is free.
    const column = (free * shareOf(cards)) / shares + PLATE;
    return armyHeight(column, cards, card);
  });
  return Math.max(...heights) + HEAD + GAP;
}

/** Where the page scrolls: the most cards that stand in one row of a phone. */
const IN_ROW = 6;
/** Three lines and the hand are seen at once: of a phone, and of a tablet, where cards have names. */
const LARGEST_IN_HAND = 56;
const LARGEST_ON_LAP = 82;
/** Border and padding of a line, and between its cards. */
const EDGES = 18;
const CLOSE = 6;

/** On narrow screens the page scrolls, so only the width counts: a line is one row, a long one two. */
export function sizeOnPage(width: number, cards: number): number {
  const inRow = cards > IN_ROW ? Math.ceil(cards / 2) : Math.max(1, cards);
  const fitting = Math.floor((width - EDGES + CLOSE) / inRow) - CLOSE;
  const largest = width < 560 ? LARGEST_IN_HAND : LARGEST_ON_LAP;
  return Math.min(largest, Math.max(SMALLEST, fitting));
}
