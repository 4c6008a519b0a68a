/** The largest cards for which all armies and what lies between them fit the scene. */
import { HEIGHT_OF_WIDTH } from './art/Arcanum.tsx';

/** Beside an army, whose it is; and left and right of its cards. */
const PLATE = 92;
const PADDING = 22;
/** Between two cards, and between two carpets. */
const GAP = 9;
/** Above the cards, and below each row, where the Leader's tab hangs. */
const ABOVE = 12;
const BELOW = 22;
/** A plate above a line. */
const HEAD = 40;
/** What happens between the armies needs at least this. */
const STRIP = 138;
/** Of the width of the scene; a wide scene shows more of the drawings, not only more air. */
const LARGEST = 0.145;
const LARGEST_OF_ALL = 150;
const SMALLEST = 46;
/** No card is so much wider than one of the other side. */
const UNEVEN = 1.35;
/** What a row more must bring: twice the smaller cards and both together count. */
const ROW = 4;
const ROWS = [1, 2, 3, 4];
/** Empty places are shown up to so many in a line. */
const PLACES = 6;

/** How the cards of an army lie. */
export interface Line {
  /** The width of a card. */
  card: number;
  columns: number;
  /** Empty places, where units may join. */
  free: number;
}

/** Of one's own army, and of the others. */
export interface Sizes {
  own: Line;
  rivals: readonly Line[];
}

/** `rivals` are the lengths of the other lines, `own` of one's own; pixels all. */
export function sizes(
  width: number,
  height: number,
  own: number,
  rivals: readonly number[],
): Sizes {
  const beside = width - PLATE - PADDING;
  const many = rivals.length > 1;
  const rooms = many ? columnsBeside(width, rivals) : [beside];
  const free = height - STRIP - 2 * GAP - 2 * ABOVE - (many ? HEAD : 0);
  const largest = Math.min(LARGEST_OF_ALL, Math.floor(width * LARGEST));
  let best = { card: SMALLEST, rival: SMALLEST, value: 0 };
  for (const ownRows of ROWS)
    for (const rivalRows of ROWS) {
      const most = Math.min(largest, widest(beside, own, ownRows));
      const mostRival = Math.min(
        largest,
        ...rivals.map((cards, i) => widest(rooms[i], cards, rivalRows)),
      );
      // Alike at first; what one side can't use is the other's.
      const alike = cardFor(free, ownRows + rivalRows);
      const one = Math.min(most, alike, mostRival * UNEVEN);
      const rival = Math.min(mostRival, cardFor(free - heightOf(ownRows, one), rivalRows));
      const other = Math.min(rival, Math.floor(one * UNEVEN));
      const card = Math.floor(
        Math.min(most, cardFor(free - heightOf(rivalRows, other), ownRows), other * UNEVEN),
      );
      const smaller = Math.min(card, other);
      const value = card + other + 2 * smaller - ROW * (ownRows + rivalRows);
      if (smaller >= SMALLEST && value > best.value) best = { card, rival: other, value };
    }
  return {
    own: lineOf(beside, own, best.card, PLACES),
    rivals: rivals.map((cards, i) => lineOf(rooms[i], cards, best.rival, many ? 1 : PLACES)),
  };
}

/** So many rows of cards, with what hangs below them. */
const heightOf = (rows: number, card: number) => rows * (card * HEIGHT_OF_WIDTH + BELOW);
/** The largest card for so many rows in that height. */
const cardFor = (height: number, rows: number) =>
  Math.floor((height / rows - BELOW) / HEIGHT_OF_WIDTH);
/** The largest card for so many rows in that width. */
const widest = (width: number, cards: number, rows: number) =>
  Math.floor((width + GAP) / Math.max(1, Math.ceil(cards / rows))) - GAP;

/** Rows of a long line are of one length. */
function lineOf(width: number, cards: number, card: number, places: number): Line {
  const inRow = Math.max(1, Math.floor((width + GAP) / (card + GAP)));
  const rows = Math.max(1, Math.ceil(cards / inRow));
  const free = rows > 1 ? 0 : Math.max(0, Math.min(inRow, places) - cards);
  return { card, columns: rows > 1 ? Math.ceil(cards / rows) : cards + free, free };
}

/** How much of the row an army gets: as much as it has cards, but never nothing. */
export function shareOf(cards: number): number {
  return Math.max(2, cards);
}

/** Several rivals stand side by side, each with its plate above its line. */
function columnsBeside(width: number, rivals: readonly number[]): number[] {
  const shares = rivals.reduce((sum, cards) => sum + shareOf(cards), 0);
  const free = width - (rivals.length - 1) * GAP;
  return rivals.map((cards) => (free * shareOf(cards)) / shares - PADDING);
}

/**
 * Where the page scrolls, by the width of the scene: the most cards in a row, their largest width,
 * and what stands beside them. On a tablet cards have names, and plates stand beside them.
 */
const IN_HAND = { inRow: 6, largest: 56, plate: 0 };
const ON_LAP = { inRow: 7, largest: 82, plate: PLATE };
const LAP = 560;
/** Border and padding of a line, and between its cards. */
const EDGES = 18;
const CLOSE = 6;

/** On narrow screens the page scrolls, so only the width counts: a line is one row, a long one more. */
export function sizeOnPage(width: number, cards: number): Line {
  const { inRow, largest, plate } = width < LAP ? IN_HAND : ON_LAP;
  const rows = Math.max(1, Math.ceil(cards / inRow));
  const columns = Math.max(1, Math.ceil(cards / rows));
  const fitting = Math.floor((width - plate - EDGES + CLOSE) / columns) - CLOSE;
  const card = Math.min(largest, Math.max(SMALLEST, fitting));
  return { card, columns, free: cards === 0 ? 1 : 0 };
}
