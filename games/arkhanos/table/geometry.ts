/**
 * How tall a tower stands. All towers share one size of die, so that the tallest, its plaque and
 * one more floor fit above the first slab; what still doesn't fit folds into the foot.
 */
export const SLAB = { rx: 86, ry: 14, height: 18 };
/** Between the middles of two pillars. */
export const GAP = 56;
/** Below the first slab: the foot and the tower's name, or the foot alone where the map names it. */
export const FOOT = 108;
export const BARE_FOOT = 80;
/** From the top slab to the top of the plaque, for a die of full size. */
const HEADROOM = 112;
/** On a large screen, and on a phone, which is held close but has small pixels. */
export const SMALLEST = 28;
export const SMALLEST_IN_HAND = 38;
const LARGEST = 44;

export interface Sizes {
  /** Width of a die's face. */
  die: number;
  /** From one slab to the next. */
  pitch: number;
  /** The most covered floors that are drawn. */
  shown: number;
  /** Height of the drawing above the first slab. */
  height: number;
}

const pitchOf = (die: number) => die * 1.27 + SLAB.height + SLAB.ry - 8;

/** `above` is the room over the first slab, `covered` the floors below the tallest tower's top. */
export function sizes(above: number, covered: number, smallest = SMALLEST): Sizes {
  const room = above - HEADROOM;
  const floors = Math.max(1, covered);
  const dieFor = (count: number) =>
    Math.min(LARGEST, Math.max(smallest, (room / count - pitchOf(0)) / 1.27));
  const shown = Math.max(1, Math.floor(room / pitchOf(dieFor(floors)) + 0.01));
  // What folds away leaves room for larger dice.
  const die = dieFor(Math.min(floors, shown));
  return { die, pitch: pitchOf(die), shown, height: above };
}
