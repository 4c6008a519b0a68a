/** What can be ordered for another’s turn. */
import type { OrderWords } from '@magehall/engine';

export const words: OrderWords = {
  fool: {
    asks: 'Your army with the Fool is attacked',
    orders: {
      save: 'Sacrifice the Fool if a unit would fall',
      sacrifice: 'Sacrifice the Fool in any case',
      endure: 'Keep the Fool, and endure it',
    },
  },
  hit: {
    asks: 'The Fool turns the damage back, and you place the ranged dice',
    orders: { most: 'For the highest unit, then for the most', leader: 'All on the Leader' },
  },
  sand: {
    asks: 'That brings Armageddon, and you set the end counter',
    orders: { soon: 'The shortest', late: 'The longest' },
  },
};
