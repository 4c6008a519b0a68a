/** A puzzle on the real table: the first choice is looked at before it is made; then the game goes on against bots. */
import { checkOptions, type Opener, type Player, type Puzzle } from '@magehall/engine';
import { settings } from '@magehall/ui';
import { seated, sitter } from '../hall/players.ts';
import { notice } from '../notices.tsx';
import type { TableRecord } from '../store/shelf.ts';
import { LocalPlay } from '../table/local.ts';

export class PuzzlePlay extends LocalPlay {
  /** Whether the choice is made; asked of each until one is. */
  tries: (choice: unknown) => boolean = () => false;
  #solved = false;

  override choose(choice: unknown): void {
    this.#solved ||= this.tries(choice);
    if (this.#solved) super.choose(choice);
  }
}

export function playOf(game: Opener, puzzle: Puzzle): PuzzlePlay {
  const keep = async () => undefined;
  return new PuzzlePlay({ game, record: recordOf(game, puzzle), keep, notice });
}

/** It is kept nowhere, and its dice are nobody's promise. */
function recordOf(game: Opener, { name, start, seat }: Puzzle): TableRecord {
  const state = game.scenario?.(JSON.stringify(start));
  const seats = game.outcome(state).scores.length;
  // By their own name, if they have told one; else by that of the seat.
  const you = sitter('person', settings.value.name ? 0 : seat);
  const players = Array.from(
    { length: seats },
    (_, other): Player => (other === seat ? you : sitter('archmage', other)),
  );
  return {
    id: `puzzle-${name}`,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: checkOptions(game, { seats }),
    start,
    players: seated(players),
    log: [],
    started: 0,
    changed: 0,
    standing: { waits: 'person', scores: [], winners: [] },
  };
}
