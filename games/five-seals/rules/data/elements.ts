/**
 * FS-COMP-1: five elements; the four natural ones have a colour with dice and seal tokens, Mind has
 * neither. An element and its colour share one number, so that a seal's and a die's can be compared.
 */
export const ELEMENTS = ['fire', 'water', 'air', 'earth', 'mind'] as const;
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export type ElementName = (typeof ELEMENTS)[number];
export type ColourName = (typeof COLOURS)[number];

/** 0 fire, 1 water, 2 air, 3 earth, 4 mind. */
export type Element = number;
/** 0 red, 1 blue, 2 yellow, 3 green. */
export type Colour = number;
export const MIND: Element = 4;

const COLOURS_OF: readonly (readonly Colour[])[] = [[0], [1], [2], [3], [0, 1, 2, 3]];

/** FS-SCROLL-6, FS-MIND-1: the colours of dice and tokens a scroll of this element can work on. */
export function coloursOf(element: Element): readonly Colour[] {
  return COLOURS_OF[element];
}

/** Whether a scroll of this element works on a die, token or seal of that one; Mind on all. */
export function fits(element: Element, other: Element): boolean {
  return element === MIND || element === other;
}

export function colourNamed(name: string): Colour {
  return COLOURS.indexOf(name as ColourName);
}
