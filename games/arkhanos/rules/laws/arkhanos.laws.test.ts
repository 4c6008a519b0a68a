import type { WholeGame } from '@magehall/engine';
import { keepsTheLaws } from '@magehall/engine/laws';
import { game } from '../whole.ts';

keepsTheLaws(game as WholeGame, {
  tables: [
    { seats: 2 },
    { seats: 3, first: 1 },
    { seats: 4, starters: 'odd', centralPrestige: '3/2/1' },
  ],
  seeds: 4,
  runs: 10,
  games: 3000,
  positions: 200,
});
