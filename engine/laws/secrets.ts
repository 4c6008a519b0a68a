/** Laws of hidden things: a view tells what its seat may know, and not a byte more. */

import {
  CHANCE,
  type Game,
  NOBODY,
  type Roll,
  type Seat,
  type Step,
  type WholeGame,
} from '../contract.ts';
import { same } from '../data/same.ts';
import { pick, seeded } from '../dice/chance.ts';
import { gameFrom, holds, type Law, text, viewers } from './law.ts';

export const views: Law = {
  name: 'a view has all its seat needs to choose, and looking changes nothing',
  check(subject, options, seed) {
    const { game } = subject;
    for (const { before, step } of gameFrom(subject, options, seed)) {
      const state = text(before);
      for (const viewer of viewers(options)) {
        const view = game.view(before, viewer);
        holds(text(before) === state, () => 'looking changed the state');
        holds(game.waitingFor(view) === step.by, () => 'a view waits for somebody else');
        holds(
          text(game.view(view, viewer)) === text(view),
          () => 'a view of a view is another view',
        );
        if (step.by === viewer) sameToAsk(game, before, view, viewer);
      }
      if (step.by >= 0) {
        const { choice } = game.redact(step, step.by);
        holds(same(choice, step.choice), () => `seat ${step.by} may not see its own choice`);
      }
    }
  },
};

function sameToAsk(game: WholeGame, state: unknown, view: unknown, seat: Seat): void {
  const choices = game.choices(state);
  holds(text(game.choices(view)) === text(choices), () => 'other choices on the view');
  for (const choice of choices)
    for (const thing of game.touches(view, choice))
      holds(
        game.whyNot(view, seat, thing).length === 0,
        () => `on the view ${thing} can't be used`,
      );
}

export const imagines: Law = {
  name: 'what a seat imagines could be so',
  check(subject, options, seed) {
    const { game } = subject;
    const roll = seeded(~seed);
    for (const { before } of gameFrom(subject, options, seed)) {
      for (const viewer of viewers(options)) {
        const view = game.view(before, viewer);
        const dream = game.imagine(view, viewer, roll);
        holds(
          text(game.view(dream, viewer)) === text(view),
          () => `seat ${viewer} imagines what it can see is not so`,
        );
        holds(
          same(game.pieces(dream), game.pieces(before)),
          () => 'pieces got lost in imagination',
        );
      }
    }
  },
};

/** How far two worlds are followed before new ones are imagined. */
const FAR = 12;

export const secrets: Law = {
  name: 'two states that differ only in what a seat cannot know look the same to it',
  check(subject, options, seed) {
    const { game } = subject;
    const roll = seeded(~seed);
    for (const { before } of gameFrom(subject, options, seed)) {
      const viewer = pick(viewers(options), roll);
      const dream = game.imagine(game.view(before, viewer), viewer, roll);
      followBoth(game, before, dream, viewer, roll);
    }
  },
};

/** Plays the same steps in both worlds until the viewer rightly learns something. */
function followBoth(game: Game, one: unknown, other: unknown, viewer: Seat, roll: Roll): void {
  for (let steps = 0; steps < FAR; steps++) {
    const by = game.waitingFor(one);
    holds(
      game.waitingFor(other) === by,
      () => `seat ${viewer} can tell two worlds apart by who is asked`,
    );
    const [a, b] = [text(game.view(one, viewer)), text(game.view(other, viewer))];
    holds(a === b, () => `seat ${viewer} sees ${a} or ${b}`);
    if (by === NOBODY) return;
    const choice = stepInBoth(game, one, other, by, roll);
    if (choice === undefined) return;
    const [here, there] = [take(game, one, by, choice), take(game, other, by, choice)];
    const learns = [...here.events, ...there.events].some(
      ({ reveals }) => reveals === 'all' || reveals?.includes(viewer),
    );
    if (learns) return;
    const [told, dreamt] = [text(game.redact(here, viewer)), text(game.redact(there, viewer))];
    holds(told === dreamt, () => `seat ${viewer} is told ${told} or ${dreamt}`);
  }
}

function stepInBoth(game: Game, one: unknown, other: unknown, by: Seat, roll: Roll): unknown {
  if (by === CHANCE) {
    holds(game.odds(one) === game.odds(other), () => 'the odds betray what is hidden');
    return roll(game.odds(one));
  }
  const shared = game
    .choices(one)
    .filter((choice) => game.choices(other).some((c) => same(c, choice)));
  return shared[roll(Math.max(1, shared.length))];
}

function take(game: Game, state: unknown, by: Seat, choice: unknown): Step {
  const step = { by, choice, events: [] as Step['events'][number][] };
  game.apply(state, choice, (event) => step.events.push(event));
  return step;
}
