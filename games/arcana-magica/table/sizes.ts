/** The largest cards for which all armies and what lies between them fit the scene. */
import { HEIGHT_OF_WIDTH } from './art/Arcanum.tsx';

/** Beside an army: whose it is. */
export const PLATE = 92;
/** Between two cards, and between two carpets. */
export const GAP = 9;
/** Above and below the cards of a carpet, with the Leader's tab. */
const CHROME = 36;
/** What happens between the armies needs at least this. */
const STRIP = 122;
const LARGEST = 94;
const SMALLEST = 54;

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
  for (let card = LARGEST; card > SMALLEST; card--) {
    const rival = rivals.length === 1 ? card : Math.max(SMALLEST, Math.round(card * 0.82));
    const fits =
      lineWidth(own, card) <= width &&
      rivals.every((line) => lineWidth(line, rival) <= width) &&
      rowHeight(card) + rowsOf(width, rivals, rival) * rowHeight(rival) + STRIP + GAP <= height;
    if (fits) return { own: card, rival };
  }
  return { own: SMALLEST, rival: SMALLEST };
}

/** One place more than there are cards, so that a line grows without all others shrinking. */
function lineWidth(cards: number, card: number): number {
  return PLATE + (Math.max(2, cards) + 0.4) * (card + GAP) + 2 * GAP;
}

function rowHeight(card: number): number {
  return card * HEIGHT_OF_WIDTH + CHROME + GAP;
}

/** Rivals stand side by side where they fit, in their order. */
function rowsOf(width: number, rivals: readonly number[], card: number): number {
  let rows = 1;
  let used = 0;
  for (const line of rivals) {
    const wide = lineWidth(line, card) + GAP;
    if (used > 0 && used + wide > width + GAP) {
      rows++;
      used = 0;
    }
    used += wide;
  }
  return rows;
}

/** On narrow screens the page scrolls, so only the width counts: the gallery's four stand in a row. */
export function sizesOnPage(width: number): Sizes {
  const fitting = Math.floor((Math.min(width, 520) - 5 * GAP) / 4);
  const card = Math.min(LARGEST, Math.max(SMALLEST, fitting));
  return { own: card, rival: Math.max(SMALLEST, Math.round(card * 0.86)) };
}
