import type { OptionWords } from '@magehall/engine';
import { circles } from './fr.ts';

export const options: Record<string, OptionWords> = {
  first: {
    label: 'Premier joueur',
    help: 'Qui choisit ses dés et joue en premier ; le jeton passe ensuite à gauche à chaque manche.',
    value: (value) => (value === 'random' ? 'Au hasard' : `Place ${Number(value) + 1}`),
  },
  circle: {
    label: 'Cercle complémentaire',
    help: 'Le cercle de magie qui s’ajoute au cercle élémentaire ; le premier est le plus doux.',
    value: (value) =>
      value === 'random'
        ? 'Au hasard'
        : `${'I II III IV'.split(' ')[Number(value) - 1]} : École ${circles[Number(value)]}`,
  },
  edition: {
    label: 'Édition',
    help: 'Dans l’édition française, un familier peut aussi briser n’importe quel sceau avec un dé qui montre 1.',
    value: (value) => (value === 'french' ? 'Française' : 'Anglaise'),
  },
  mages: {
    label: 'Magiciens',
    help: 'Ils ne diffèrent que par l’apparence : selon la place, ou au choix de chacun.',
    value: (value) => (value === 'choose' ? 'Chacun choisit' : 'Selon la place'),
  },
};
