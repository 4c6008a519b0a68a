/**
 * Drag and drop, beside the click path and by way of it: picking a piece up is a click on it,
 * dropping it on a piece is a click there.
 */
export interface Drag {
  /** A piece is picked up: true if it can be. */
  take: (piece: string) => boolean;
  drop: (piece: string | undefined) => void;
}

/** So far a press may move and still be a click. */
const SLACK = 7;

/** `pressed` is a press that came before this was there. */
export function enableDrag(root: HTMLElement, drag: Drag, pressed?: PointerEvent): () => void {
  let start: { x: number; y: number; piece: string; element: Element } | undefined;
  let ghost: HTMLElement | undefined;

  const pieceAt = (target: EventTarget | null) =>
    target instanceof Element ? target.closest('[data-piece]') : null;

  const down = (event: PointerEvent) => {
    const element = pieceAt(event.target);
    if (event.button !== 0 || event.pointerType === 'touch' || !element) return;
    start = {
      x: event.clientX,
      y: event.clientY,
      piece: element.getAttribute('data-piece') ?? '',
      element,
    };
  };
  const move = (event: PointerEvent) => {
    if (!start) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK;
    if (!ghost && far) {
      if (!drag.take(start.piece)) {
        start = undefined;
        return;
      }
      ghost = ghostOf(start.element);
      root.append(ghost);
    }
    if (ghost) {
      ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -50%)`;
      event.preventDefault();
    }
  };
  const up = (event: PointerEvent) => {
    if (ghost) {
      ghost.remove();
      ghost = undefined;
      const under = pieceAt(document.elementFromPoint(event.clientX, event.clientY));
      drag.drop(under?.getAttribute('data-piece') ?? undefined);
      // The browser follows a drag that ends where it began with a click; that click is no choice.
      addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', stop, { capture: true }));
    }
    start = undefined;
  };

  if (pressed) down(pressed);
  root.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  return () => {
    root.removeEventListener('pointerdown', down);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    ghost?.remove();
  };
}

function stop(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** A copy of the piece's drawing that follows the pointer. */
function ghostOf(element: Element): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.setAttribute('aria-hidden', 'true');
  // A button may lie as a layer over its drawing.
  const drawing = (element.closest('.laid') ?? element).querySelector('svg') ?? element;
  const box = drawing.getBoundingClientRect();
  if (drawing instanceof SVGSVGElement) ghost.append(drawing.cloneNode(true));
  else if (drawing instanceof SVGGraphicsElement) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const { x, y, width, height } = drawing.getBBox();
    svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    svg.setAttribute('width', String(box.width));
    svg.setAttribute('height', String(box.height));
    svg.append(drawing.cloneNode(true));
    ghost.append(svg);
  }
  for (const named of ghost.querySelectorAll('[data-piece],[data-at],[tabindex]')) {
    named.removeAttribute('data-piece');
    named.removeAttribute('data-at');
    named.removeAttribute('tabindex');
  }
  return ghost;
}
