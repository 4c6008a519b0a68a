/** What can be ordered for another’s turn. */
import type { OrderWords } from '@magehall/engine';

export const words: OrderWords = {
  fool: {
    asks: 'On attaque votre armée où se trouve le Mat',
    orders: {
      save: 'Sacrifier le Mat si une unité devait tomber',
      sacrifice: 'Sacrifier le Mat dans tous les cas',
      endure: 'Garder le Mat et subir',
    },
  },
  hit: {
    asks: 'Le Mat renvoie les dégâts, et vous placez les dés à distance',
    orders: { most: 'Pour la plus haute unité, puis le plus possible', leader: 'Tous sur le Chef' },
  },
  sand: {
    asks: 'Cela déclenche l’Armageddon, et vous réglez le compteur de fin',
    orders: { soon: 'Le plus court', late: 'Le plus long' },
  },
};
