/** What the inspector tells, in English. */
import type { About } from '@magehall/engine';
import type { State, Why } from '../rules/index.ts';
import { vocabulary, whys } from './en.ts';
import { pieceNamed } from './speech.ts';

const WHAT: Partial<Record<string, string>> = {
  unit: 'A unit: its number is its cost in mana of its element, and its worth.',
  card: 'A mana card. Cards of a unit’s element pay for summoning it and for its attacks.',
  side: 'An army: its units in a line; the first of them leads.',
  die: 'A die of the attack.',
  joker: 'One of the four jokers of the Fool’s deck.',
  sand: 'The die that counts the last rounds down.',
  go: 'A step of your turn.',
};

export const about: About<State> = {
  of(_view, thing, _viewer, name) {
    const what = WHAT[thing.split(':')[0]];
    if (what === undefined) return undefined;
    const title = pieceNamed(vocabulary, thing, name);
    return { title: title.charAt(0).toUpperCase() + title.slice(1), what };
  },
  why: (reason, name) => whys[reason.why as Why](reason, name),
};
