/** Nothing is asked for in another’s turn, so nothing can be ordered. */
import type { OrderWords } from '@magehall/engine';

export const words: OrderWords = {};
