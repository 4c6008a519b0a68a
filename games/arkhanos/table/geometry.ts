/**
 * How tall a tower stands. All towers share one size of die, so that the tallest, its plaque and
 * one more floor fit above the first slab; what still doesn't fit folds into the foot.
 */
export const SLAB = { rx: 86, ry: 14, height: 18 };
/** Between the middles of two pillars. */
export const GAP = 56;
/** Below the first slab: the foot and the tower's name. */
export const FOOT = 108;
/** From the top slab to the top of the plaque, for a die of full size. */
const HEADROOM = 112;
const SMALLEST = 28;
const LARGEST = 46;

export interface Sizes {
  /** Width of a die's face. */
  die: number;
  /** From one slab to the next. */
  pitch: number;
  /** The most covered floors that are drawn. */
  shown: number;
  /** Height of the drawing. */
  height: number;
}

/** `above` is the room over the first slab, `covered` the floors below the tallest tower's top. */
export function sizes(above: number, covered: number): Sizes {
  const room = above - HEADROOM;
  const floors = Math.max(1, covered);
  const fitting = (room / floors - 24) / 1.27;
  const die = Math.min(LARGEST, Math.max(SMALLEST, fitting));
  const pitch = die * 1.27 + SLAB.height + SLAB.ry - 8;
  const shown = Math.max(1, Math.floor(room / pitch + 0.01));
  return { die, pitch, shown, height: above + FOOT };
}
