/** A little board of the book: what its pieces are drawn with. */
import type { Seat } from '@magehall/engine';
import { type Board, FAMILIARS, type Picture, say } from '@magehall/ui';
import { NAMES, nameOf, type Shown } from './load.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** A board on which nothing can be done; whoever can do something adds how. */
export function quietBoard(
  { game, face, words }: Shown,
  view: unknown,
  viewer: Seat,
  points: Picture['points'] = [],
): Board {
  const seats = game.outcome(view).scores.length;
  const called = (piece: string) => words.piece(piece, nameOf);
  return {
    view,
    viewer,
    waitingFor: game.waitingFor(view),
    active: false,
    sitters: Array.from({ length: seats }, (_, seat) => ({
      seat,
      name: NAMES[seat],
      familiar: face.familiar?.(view, seat) ?? FAMILIARS[seat],
      bot: false,
    })),
    language: say.value.language,
    light: () => 'rest',
    times: () => 0,
    label: called,
    called,
    click: () => undefined,
    can: () => false,
    last: new Set(points),
    blamed: NOTHING,
    told: [],
  };
}

/** The position of a picture, as whoever is asked there sees it. */
export function positionOf({ game }: Shown, { start }: Picture): { state: unknown; viewer: Seat } {
  const state = game.scenario(JSON.stringify(start));
  return { state, viewer: Math.max(0, game.waitingFor(state)) };
}
