/** The notices that are on the page. */
import { signal } from '@preact/signals';

export interface Shown {
  /** Which kind of notice. */
  what: string;
  text: string;
  act?: { label: string; does: () => void };
}

/** Oldest first. */
export const shown = signal<readonly Shown[]>([]);

/** Takes the place of an older one of its kind only: others may not have been read yet. */
export function show(added: Shown): void {
  shown.value = [...shown.value.filter(({ what }) => what !== added.what), added];
}

export function close(old: Shown): void {
  shown.value = shown.value.filter((other) => other !== old);
}
