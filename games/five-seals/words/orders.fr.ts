/** What can be ordered for another’s turn. */
import type { OrderWords } from '@magehall/engine';

export const words: OrderWords = {
  give: {
    asks: 'On vous vole un dé',
    orders: { lowest: 'Céder le plus faible', highest: 'Céder le plus fort' },
  },
  draft: {
    asks: 'Vous n’avez plus de dés, et en choisissez trois pour la manche suivante',
    orders: { mixed: 'Le plus de couleurs possible', alike: 'Le moins de couleurs possible' },
  },
};
