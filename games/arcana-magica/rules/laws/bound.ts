/** The most steps a game can take: far above any real game, but certain. */
import type { Options } from '@magehall/engine';
import { SANDS } from '../state.ts';
import { LAST_ROUND } from '../turn/round.ts';

/** Four Knights pay 56: at most 56 / 4 dice, each up to 100 faces, and eight re-rolls. */
const ROLLS_PER_ATTACK = 14 * 100 + 8 * 101;
/** Everything else in a turn: change, joker, draws, move, summon, pay, placing twice, Fool, sand. */
const OTHER_STEPS_PER_TURN = 80;

export function bound(options: Options): number {
  const { sand, seats } = options;
  const counter = sand === 'ask' ? SANDS[SANDS.length - 1] : (sand as number);
  const rounds = LAST_ROUND + counter - 1;
  return rounds * seats * (ROLLS_PER_ATTACK + OTHER_STEPS_PER_TURN);
}
