/** What the book of Arkhanos says besides its rules, in each language. */
import type { Language } from '@magehall/engine';
import type { Bonus } from '../rules/index.ts';

/** A step of the quick start, or a picture of a chapter. */
interface Told {
  title: string;
  text: string;
}

/** A picture: what is to be seen, and what to try. */
interface Seen {
  caption: string;
  ask?: string;
}

export interface Says {
  language: Language;
  quick: Record<'goal' | 'place' | 'pillar' | 'floor' | 'spell' | 'end', Told>;
  pictures: Record<
    | 'goal'
    | 'place'
    | 'pillar'
    | 'floor'
    | 'spell'
    | 'end'
    | 'placing'
    | 'bonus'
    | 'ties'
    | 'casting',
    Seen
  >;
  lookups: {
    pays: { title: string; note: string };
    players: { title: string; head: readonly string[] };
    pillars: { title: string; head: readonly string[]; names: Record<Bonus, Told> };
    spells: { title: string; head: readonly string[] };
  };
  shelves: { spells: string; tiles: string };
  tile: { title: string; what: string };
  ours: { tile: string; tiles: string; central: string };
}
