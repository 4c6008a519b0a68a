/** What this device remembers of who learns here. In the browser's small storage, if it allows that. */
import { signal } from '@preact/signals';

export interface Learning {
  /** Games whose lesson was offered once, or begun: nobody is asked again. */
  met: readonly string[];
  /** What was chosen in a lesson that is not finished, by game. */
  made: Readonly<Record<string, readonly unknown[]>>;
  /** Games whose lesson was followed, or left for a game with the coach. */
  learned: readonly string[];
  /** Whether the coach speaks. */
  coach: boolean;
  /** What the coach has said, by game. */
  heard: Readonly<Record<string, readonly string[]>>;
}

const KEY = 'magehall.learning';
const NOTHING: Learning = { met: [], made: {}, learned: [], coach: true, heard: {} };

/** Node has a storage, too, but it is nobody's: what needs no page is tested without one. */
const isPage = 'document' in globalThis;

export const learning = signal<Learning>(load());

export function remember(change: Partial<Learning>): void {
  learning.value = { ...learning.value, ...change };
  try {
    if (isPage) localStorage.setItem(KEY, JSON.stringify(learning.value));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

export function meet(game: string): void {
  if (!learning.value.met.includes(game)) remember({ met: [...learning.value.met, game] });
}

/** What was chosen so far; nothing once the lesson is over. */
export function rememberMade(game: string, made: readonly unknown[] | undefined): void {
  const { [game]: _, ...others } = learning.value.made;
  remember({ made: made?.length ? { ...others, [game]: made } : others });
}

/** From now on games of it have a coach. */
export function finish(game: string): void {
  const { learned } = learning.value;
  rememberMade(game, undefined);
  if (!learned.includes(game)) remember({ learned: [...learned, game] });
}

function load(): Learning {
  if (!isPage) return NOTHING;
  try {
    return sensible(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return NOTHING;
  }
}

/** Of what was kept, what makes sense: another release, or a hand, may have written it. */
export function sensible(kept: Partial<Record<keyof Learning, unknown>>): Learning {
  return {
    met: isNames(kept.met) ? kept.met : [],
    made: isLists(kept.made) ? kept.made : {},
    learned: isNames(kept.learned) ? kept.learned : [],
    coach: kept.coach !== false,
    heard: isLists(kept.heard) && Object.values(kept.heard).every(isNames) ? kept.heard : {},
  };
}

function isNames(kept: unknown): kept is string[] {
  return Array.isArray(kept) && kept.every((name) => typeof name === 'string');
}

function isLists(kept: unknown): kept is Record<string, string[]> {
  return typeof kept === 'object' && kept !== null && Object.values(kept).every(Array.isArray);
}
