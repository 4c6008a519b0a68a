import { keepsTheLaws } from '@magehall/engine/laws';
import { game } from '../whole.ts';

const tables = [2, 3, 4, 5].flatMap((seats) =>
  [1, 2, 3, 4].map((circle) => ({
    seats,
    circle,
    edition: seats % 2 === 0 ? 'french' : 'english',
    mages: circle === 1 ? 'choose' : 'seats',
  })),
);

keepsTheLaws(game, {
  tables: [...tables, { seats: 3, circle: 'random', first: 1 }],
  seeds: 1,
  runs: 5,
  games: 120,
  positions: 60,
});
