/** Places of the book, as links name them: `TA-PLACE-2`, `chapter:placing`, `table:pays`, `spell:flip`. */

/** The quick start, as a chapter. */
export const QUICK = 'quick';

/** The element of the page that stands for a place. */
function elementOf(at: string): string {
  const [kind, name] = at.split(':');
  return name === undefined ? `rule-${at}` : `${kind}-${name}`;
}

/** Brings a place into sight and gives it the focus; what is folded over it is opened. */
export function jump(root: HTMLElement, at: string): void {
  const place = root.querySelector<HTMLElement>(`#${CSS.escape(elementOf(at))}`);
  for (let around = place?.closest('details'); around; ) {
    around.open = true;
    around = around.parentElement?.closest('details');
  }
  // Of a chapter, its heading: it is read out, and the light does not lie round the whole of it.
  const heading = place?.matches('section') ? place.querySelector<HTMLElement>('h2') : place;
  heading?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: at.includes(':') ? 'start' : 'center' });
}

/** `FS-LEAP-` means every rule that begins so. */
export function isMeant(rule: string, id: string): boolean {
  return rule.endsWith('-') ? id.startsWith(rule) : id === rule;
}
