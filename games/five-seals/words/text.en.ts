/** The few words on the dungeon drawn as text, in English. */
import type { Labels } from './text.ts';

export const labels: Labels = {
  round: 'Round',
  before: 'Before the first round',
  sixes: (left, fewest) => `scrolls of strength 6 left: ${left}; the game ends below ${fewest}`,
  supply: 'Supply',
  guarded: 'guardian',
  familiarOf: (who) => `familiar of ${who}`,
  done: 'round over',
  dice: 'dice',
  up: 'scrolls',
  down: 'used',
  none: 'none',
};
