/** What the book of Arcana Magica says besides its rules, in each language. */
import type { Language } from '@magehall/engine';
import type { Scoring } from '../rules/index.ts';

interface Told {
  title: string;
  text: string;
}

/** A picture: what is to be seen, and what to try. */
interface Seen {
  caption: string;
  ask?: string;
}

export type QuickName = 'goal' | 'summon' | 'mana' | 'attack' | 'capture' | 'end';
export type PictureName = QuickName | 'summoning' | 'attacking' | 'line' | 'overkill';

interface Table {
  title: string;
  head: readonly string[];
  note?: string;
}

export interface Says {
  language: Language;
  /** The name of a unit, without its numeral. */
  unit: (unit: number) => string;
  /** What an Automa's card does, as a sentence. */
  automa: (card: number) => string;
  quick: Record<QuickName, Told>;
  pictures: Record<PictureName, Seen>;
  lookups: Record<'units' | 'symbols' | 'mana' | 'scoring' | 'tokens' | 'automa', Table>;
  reaches: { any: string; leader: string };
  counts: { all: string; half: string; none: string };
  scoring: Record<Scoring, string>;
  shelves: Record<'units' | 'mana' | 'others' | 'automa', string>;
  automaCard: string;
  ours: { automa: string; card: string };
}
