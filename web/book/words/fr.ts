import type { BookSayings } from './en.ts';

export const fr: BookSayings = {
  title: (game) => `Règles : ${game}`,
  back: 'Retour',
  quick: 'En bref',
  quickLead: 'Cinq minutes, et vous pouvez jouer. Le reste est là pour être consulté.',
  contents: 'Sommaire',
  search: 'Chercher dans les règles',
  searchHint: 'Un mot, un sort, une règle',
  found: (places) =>
    places === 0 ? 'Rien trouvé.' : places === 1 ? '1 passage' : `${places} passages`,
  print: 'Imprimer',
  oneByOne: 'Règle par règle',
  exactly: 'Exactement',
  exactlyWhat: (rulings) =>
    rulings === 0
      ? 'le numéro de chaque règle'
      : `le numéro de chaque règle, et ${rulings === 1 ? 'un point tranché' : `${rulings} points tranchés`}`,
  origins: {
    book: '',
    ruling: 'tranché par nous',
    edition: 'éditions',
    house: 'règle à nous',
  },
  ours: 'De nous, pas du jeu imprimé :',
  tryIt: 'Essayez',
  again: 'Encore une fois',
  done: 'Voici ce qui suit :',
  inWords: (choices) => `${choices} choix, en toutes lettres`,
  looks: (things) => `${things} en tout, chacun sa page`,
  whole: 'Tout le livre',
  before: 'Précédent',
  after: 'Suivant',
  rulesOnIt: 'Les règles qui en parlent',
  unknown: 'Le livre n’a pas cet endroit. En voici le début.',
  beside: {
    heading: 'Règles',
    title: (game) => `Règles : ${game}`,
    close: 'Fermer les règles',
    otherSide: 'De l’autre côté',
  },
};
