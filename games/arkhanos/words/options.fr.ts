import type { OptionWords } from '@magehall/engine';

export const options: Record<string, OptionWords> = {
  first: {
    label: 'Premier joueur',
    help: 'Qui tient le sac à la première manche.',
    value: (value) => (value === 'random' ? 'tiré au sort' : `siège ${Number(value) + 1}`),
  },
  starters: {
    label: 'Premiers étages',
    help: 'Les quatre tuiles par lesquelles les tours commencent.',
    value: (value) =>
      value === 'odd' ? 'nombres impairs (plus serré)' : 'nombres différents (plus ouvert)',
  },
  centralPrestige: {
    label: 'Étages du centre',
    help: 'Ce que valent la première place, la deuxième et une égalité sur la tour centrale.',
    value: (value) => String(value).replaceAll('/', ' / '),
  },
};
