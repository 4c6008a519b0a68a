/** Walking over the board by arrow keys: to the nearest piece that lies that way. */
export type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

export interface Spot {
  x: number;
  y: number;
}

export function isWay(key: string): key is Way {
  return key.startsWith('Arrow');
}

/**
 * The index of the nearest spot on that side, or -1. What lies off the line counts double, so that
 * a row is walked along before it is left.
 */
export function nearest(from: Spot, spots: readonly Spot[], way: Way): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, spot] of spots.entries()) {
    const dx = spot.x - from.x;
    const dy = spot.y - from.y;
    const along =
      way === 'ArrowLeft' ? -dx : way === 'ArrowRight' ? dx : way === 'ArrowUp' ? -dy : dy;
    const off = way === 'ArrowLeft' || way === 'ArrowRight' ? Math.abs(dy) : Math.abs(dx);
    if (along <= 1) continue;
    const distance = along + 2 * off;
    if (distance < least) {
      least = distance;
      best = i;
    }
  }
  return best;
}

/**
 * Moves the focus from the focused piece; from elsewhere, such as from what is asked, to a piece
 * that can be used: that way if there is one, else to the first.
 */
export function walk(root: ParentNode, way: Way): void {
  const here = document.activeElement ?? document.body;
  const isPiece = here.matches('[data-piece]');
  const pieces = [
    ...root.querySelectorAll<HTMLElement | SVGElement>('[data-piece]:not([aria-hidden])'),
  ];
  const others = pieces.filter((piece) => piece !== here && (isPiece || piece.tabIndex === 0));
  const middle = (element: Element): Spot => {
    const box = element.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const next = nearest(middle(here), others.map(middle), way);
  others[isPiece ? next : Math.max(0, next)]?.focus();
}
