/** What the one at this device prefers. Kept in the browser's small storage, if it allows that. */
import type { Language } from '@magehall/engine';
import { effect, signal } from '@preact/signals';

export type Pace = 'slow' | 'normal' | 'fast' | 'wait';

export interface Settings {
  theme: 'auto' | 'dark' | 'light';
  language: Language;
  /** 0 is off; 1 is as designed. */
  motion: 0 | 0.5 | 1 | 2;
  /** How long a rival's step stays before the next; or until one says so. */
  pace: Pace;
  sound: boolean;
  /** The name of the one who plays here. */
  name: string;
}

const KEY = 'magehall.settings';

const KNOWN: Readonly<Record<string, readonly unknown[]>> = {
  theme: ['auto', 'dark', 'light'],
  language: ['en', 'fr'],
  motion: [0, 0.5, 1, 2],
  pace: ['slow', 'normal', 'fast', 'wait'],
  sound: [true, false],
};

export const settings = signal<Settings>(load());

export function set(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** Motion as it should be now: the device's own wish for calm goes first. */
export function motionSpeed(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : settings.value.motion;
}

/** Makes the page follow the settings, from now on. */
export function follow(): void {
  const night = matchMedia('(prefers-color-scheme: light)');
  const apply = () => {
    const { theme } = settings.value;
    document.documentElement.dataset.theme =
      theme === 'auto' ? (night.matches ? 'light' : 'dark') : theme;
    document.documentElement.dataset.motion = String(settings.value.motion);
  };
  night.addEventListener('change', apply);
  effect(apply);
  effect(() => {
    document.documentElement.lang = settings.value.language;
  });
  effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}

function load(): Settings {
  const fresh: Settings = {
    ...{ theme: 'auto', language: 'en', motion: 1, pace: 'normal', sound: false, name: '' },
  };
  // Node has a storage, too, but it is nobody's: what needs no page is tested without one.
  if (!('document' in globalThis)) return fresh;
  if (navigator.language.startsWith('fr')) fresh.language = 'fr';
  try {
    return { ...fresh, ...sensible(JSON.parse(localStorage.getItem(KEY) ?? '{}')) };
  } catch {
    return fresh;
  }
}

/** Of what was kept, what makes sense: another release, or a hand, may have written it. */
export function sensible(kept: object): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(kept).filter(([key, value]) =>
      key === 'name' ? typeof value === 'string' : KNOWN[key]?.includes(value),
    ),
  );
}
