/** The words of the inspector: a game's own, and what the house says of every table. */
import type {
  About,
  Explained,
  Game,
  NameOf,
  Outcome,
  Reasons,
  Seat,
  Words,
} from '@magehall/engine';
import { signal } from '@preact/signals';
import { say } from '../words/language.ts';
import { saySheets } from '../words/saySheets.ts';

interface Known extends Reasons {
  about: About;
}
const known = signal<ReadonlyMap<Words, Known>>(new Map());

/** Fetched when somebody first asks; undefined until then. */
export function knownOf(game: Game, words: Words): Known | undefined {
  const found = known.value.get(words);
  if (!found)
    Promise.all([words.about(), game.reasons()]).then(
      ([about, { whyNot }]) => {
        known.value = new Map(known.value).set(words, { about, whyNot });
      },
      () => undefined,
    );
  return found;
}

export interface Asked {
  words: Words;
  view: unknown;
  viewer: Seat;
  outcome: Outcome;
  name: NameOf;
}

/** What stands on every table is explained here: the goal, the scores, who begins. */
export function explain(
  thing: string,
  { words, view, viewer, outcome, name }: Asked,
  about: About,
): Explained | undefined {
  const text = saySheets.value.inspector;
  const [kind, rest] = thing.split(':');
  if (kind === 'goal') return { title: text.goal, what: words.goal, now: about.ends(view) };
  if (kind === 'round' && !about.of(view, thing, viewer, name))
    return { title: text.ends, what: about.ends(view) };
  if (kind === 'score') {
    const score = outcome.scores[Number(rest)];
    const parts = score?.parts.filter(({ points }) => points !== 0) ?? [];
    const sum = parts.map(({ part, points }) => `${words.parts[part]} ${points}`).join(' + ');
    return {
      title: `${name(Number(rest))}: ${say.value.table.points(score?.total ?? 0)}`,
      what: words.goal,
      ...(sum && { now: `${sum}.` }),
    };
  }
  return about.of(view, thing, viewer, name);
}
