/** What the book of Five Seals says besides its rules, in each language. */
import type { Language } from '@magehall/engine';

interface Told {
  title: string;
  text: string;
}

/** A picture: what is to be seen, and what to try. */
interface Seen {
  caption: string;
  ask?: string;
}

export type QuickName = 'goal' | 'break' | 'walk' | 'scroll' | 'rest' | 'end';
export type PictureName = QuickName | 'reach' | 'dice' | 'cast' | 'familiar' | 'leap';

export interface Says {
  language: Language;
  /** The name of a piece. */
  called: (piece: string) => string;
  quick: Record<QuickName, Told>;
  pictures: Record<PictureName, Seen>;
  lookups: Record<'elements' | 'circles' | 'players', { title: string; head: readonly string[] }>;
  /** The four, from Might on: in short, and as their chapters are called. */
  circles: readonly (readonly [string, string])[];
  /** Of the table of a circle. */
  circleHead: readonly string[];
  /** By element: its colour and its sign. */
  looks: readonly (readonly [string, string])[];
  none: string;
  shelf: string;
  ours: { dungeon: string };
}
