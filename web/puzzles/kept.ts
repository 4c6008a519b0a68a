/** What this device remembers of puzzles. In the browser's small storage, if it allows that. */
import { signal } from '@preact/signals';
import type { Named } from './daily.ts';

interface Puzzled {
  /** By game and name: the day on which it was first solved without being shown. */
  solved: Readonly<Record<string, string>>;
  /** The days on which the puzzle of the day was solved. */
  days: readonly string[];
  /** The day on which today's was shown: it no longer counts. */
  shown: string;
}

const KEY = 'magehall.puzzles';
const NOTHING: Puzzled = { solved: {}, days: [], shown: '' };
/** Longer streaks are not counted. */
const MOST_DAYS = 2000;

export const puzzled = signal<Puzzled>(load());

/** `daily`: it is the puzzle of that day. */
export function solve(puzzle: Named, day: string, daily: boolean): void {
  const { solved, days, shown } = puzzled.value;
  const counts = daily && shown !== day && !days.includes(day);
  keep({
    solved: { [keyOf(puzzle)]: day, ...solved },
    days: counts ? [...days, day].slice(-MOST_DAYS) : days,
    shown,
  });
}

export function show(day: string): void {
  keep({ ...puzzled.value, shown: day });
}

/** The day on which it was solved, if ever. */
export function solvedOn(puzzle: Named): string | undefined {
  return puzzled.value.solved[keyOf(puzzle)];
}

function keyOf({ game, name }: Named): string {
  return `${game} ${name}`;
}

function keep(change: Puzzled): void {
  puzzled.value = change;
  try {
    localStorage.setItem(KEY, JSON.stringify(change));
  } catch {
    // A browser that keeps nothing still has puzzles.
  }
}

/** Of what was kept, what makes sense: another release, or a hand, may have written it. */
function load(): Puzzled {
  try {
    const { solved, days, shown } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return {
      solved: isDays(Object.values(solved ?? {})) ? { ...solved } : {},
      days: Array.isArray(days) && isDays(days) ? days : [],
      shown: isDays([shown]) ? shown : '',
    };
  } catch {
    return NOTHING;
  }
}

function isDays(kept: readonly unknown[]): boolean {
  return kept.every((day) => typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day));
}
