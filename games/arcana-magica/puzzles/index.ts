import type { Puzzles } from '@magehall/engine';
import list from './puzzles.json' with { type: 'json' };

export const puzzles: Puzzles = list;
