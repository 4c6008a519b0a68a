/** What the inspector tells, in English. */
import type { About } from '@magehall/engine';
import type { Spell, State, Why } from '../rules/index.ts';
import { EFFECT, piece, whys } from './en.ts';
import { sortOfThing } from './speech.ts';

const WHAT: Partial<Record<string, string>> = {
  die: 'A die on the table. Each turn places one of them on a pillar of a top floor that takes its colour and number.',
  tower:
    'Dice and meeples go on its top floor. A full floor pays who has the most influence on it, and the next floor is laid on it.',
  pillar: 'A place for one die and a meeple. Who takes it gets its bonus.',
  meeple: 'It goes with a die onto a floor. An apprentice counts as influence 1, the master as 2.',
  pool: 'The last die of each round lies here. Exchange reaches it.',
  go: 'A step of your turn.',
};

export const about: About<State> = {
  of(_view, thing) {
    const { sort, name } = sortOfThing(thing);
    const what = sort === 'spell' ? EFFECT[name as Spell] : WHAT[sort];
    if (what === undefined) return undefined;
    const title = piece(thing);
    return { title: title.charAt(0).toUpperCase() + title.slice(1), what };
  },
  why: (reason, name) => whys[reason.why as Why](reason, name),
};
