import { keepsTheLaws } from '@magehall/engine/laws';
import { game } from './index.ts';
import { TABLES } from './tables.ts';

keepsTheLaws(game, { tables: TABLES, seeds: 2, runs: 20, games: 300 });
