/** What can be ordered for another’s turn. */
import type { OrderWords } from '@magehall/engine';

export const words: OrderWords = {
  give: {
    asks: 'A die of yours is stolen',
    orders: { lowest: 'Hand over the lowest', highest: 'Hand over the highest' },
  },
  draft: {
    asks: 'You have no dice left, and choose three for the next round',
    orders: { mixed: 'As many colours as can be', alike: 'As few colours as can be' },
  },
};
