/** Whom this device does not listen to. Kept here: nobody else need know. */
import { signal } from '@preact/signals';

const KEY = 'magehall.muted';

const muted = signal<ReadonlySet<string>>(load());

function load(): Set<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []);
  } catch {
    return new Set();
  }
}

export function isMuted(name: string): boolean {
  return muted.value.has(name);
}

export function mute(name: string, on: boolean): void {
  const next = new Set(muted.value);
  if (on) next.add(name);
  else next.delete(name);
  muted.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]));
  } catch {
    // Then until the page is left.
  }
}
