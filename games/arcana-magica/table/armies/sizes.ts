/** The largest cards for which all armies and what lies between them fit the scene. */
import { HEIGHT_OF_WIDTH } from '../art/Arcanum.tsx';

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
/** Whose army it is needs room as well, above a line of one. */
const LEAST_COLUMNS = 2;
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
  /** The widths of the rivals' carpets, where they stand side by side. */
  widths: readonly number[];
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
  const roomsIn = (rows: number) => (many ? columnsBeside(width, rivals, rows) : [beside]);
  const free = height - STRIP - 2 * GAP - 2 * ABOVE - (many ? HEAD : 0);
  const largest = Math.min(LARGEST_OF_ALL, Math.floor(width * LARGEST));
  let best = { card: SMALLEST, rival: SMALLEST, rooms: roomsIn(1), value: 0 };
  for (const ownRows of ROWS)
    for (const rivalRows of ROWS) {
      const rooms = roomsIn(rivalRows);
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
      if (smaller >= SMALLEST && value > best.value) best = { card, rival: other, rooms, value };
    }
  const { card, rival, rooms } = best;
  return {
    own: lineOf(beside, own, card, PLACES),
    rivals: rivals.map((cards, i) => lineOf(rooms[i], cards, rival, many ? 1 : PLACES)),
    widths: rooms.map((room) => room + PADDING),
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

/** Several rivals stand side by side, each with its plate above its line: a column is as wide as any. */
function columnsBeside(width: number, rivals: readonly number[], rows: number): number[] {
  const columns = rivals.map((cards) => Math.max(LEAST_COLUMNS, Math.ceil(cards / rows)));
  const free = width - (rivals.length - 1) * GAP - rivals.length * (PADDING - GAP);
  const column = free / columns.reduce((sum, one) => sum + one);
  return columns.map((one) => one * column - GAP);
}

/**
 * On a tablet the title, the rivals, what is common, the hand and what is asked take so much of the
 * height. One rival stands beside the title; several leave the middle only while something happens.
 */
const AROUND = { one: 534, many: 478 };
/** On a low screen the page scrolls rather than that cards get small. */
const LEAST_ROOM = { one: 420, many: 480 };

/** What is left for armies and what happens between them on a tablet so high. */
export function roomOnLap(screen: number, many: boolean): number {
  const which = many ? 'many' : 'one';
  return Math.max(LEAST_ROOM[which], screen - AROUND[which]);
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
