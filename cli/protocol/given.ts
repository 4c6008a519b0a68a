/** Positions that come from outside. */
import { CHANCE, ScenarioError, type WholeGame } from '@magehall/engine';
import { RequestError } from './fields.ts';

/** A written position as a state, if it is one that can be played on. */
export function readPosition(game: WholeGame, position: unknown): unknown {
  try {
    const state = game.scenario(JSON.stringify(position));
    const waiting = game.waitingFor(state);
    const ways =
      waiting >= 0 ? game.choices(state).length : waiting === CHANCE ? game.odds(state) : 1;
    if (ways < 1) throw new ScenarioError('From there the game could not go on.');
    game.outcome(state);
    return state;
  } catch (error) {
    const why = error instanceof ScenarioError ? error.message : `It is no position of ${game.id}.`;
    throw new RequestError('bad-scenario', why);
  }
}
