/** What would be too small to read, lies under something else or runs over the edge of the page. */
import type { Page } from 'playwright-core';

export function flawsOn(page: Page) {
  return page.evaluate(() => {
    const seen = (box: DOMRect) => box.width > 0 && box.height > 0;
    const small = [...document.querySelectorAll('.table-page *')].flatMap((element) => {
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const read =
        own && !element.closest('.unseen, title') && seen(element.getBoundingClientRect());
      return read && size * scale < 10.95 ? [`${element.textContent}: ${size * scale}`] : [];
    });
    /** The middle of a piece, unless it is scrolled or panned out of sight. */
    const middle = (piece: Element) => {
      const box = piece.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (!seen(box) || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return undefined;
      for (let over = piece.parentElement; over; over = over.parentElement) {
        const { left, right, top, bottom } = over.getBoundingClientRect();
        const clips = getComputedStyle(over).overflowX !== 'visible';
        if (clips && (x < left || x > right || y < top || y > bottom)) return undefined;
      }
      return { piece, box, x, y, name: piece.getAttribute('data-piece') };
    };
    const pieces = [...document.querySelectorAll('[data-piece]')].flatMap(
      (piece) => middle(piece) ?? [],
    );
    const covered = pieces.flatMap(({ piece, x, y, name }) => {
      const hit = document.elementFromPoint(x, y);
      // What sticks to the edge of the screen can be scrolled away from.
      if (hit?.closest('.prompt, .replay')) return [];
      const by = hit?.closest('[data-piece]') === piece ? undefined : hit?.outerHTML.slice(0, 90);
      return by === undefined ? [] : [`${name} under ${by}`];
    });
    const boxes = pieces.filter(({ piece }) => piece instanceof HTMLElement);
    const overlapping = boxes.flatMap(({ name, box }, i) =>
      boxes.slice(i + 1).flatMap((other) => {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        return across > 1 && down > 1 ? [`${name} and ${other.name}`] : [];
      }),
    );
    return {
      small,
      covered,
      overlapping,
      wide: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

export const SCREENS = [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
];

/** As it should be. */
export const NO_FLAWS = { small: [], covered: [], overlapping: [], wide: 0 };
