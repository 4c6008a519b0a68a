import type { SheetWords } from './sheets.en.ts';

export const fr: SheetWords = {
  dice: {
    title: 'Dés',
    sealed: (seal) => `Dés scellés ${seal}`,
    fell: (kind) => `Comment sont tombés : ${kind}`,
    expected: (n) => `On en attendait ${n} de chaque.`,
    none: 'Aucun dé n’a encore été lancé.',
    noneAtAll: 'Aucun dé n’a été lancé dans cette partie.',
    drawn: (n) =>
      n === 1
        ? 'De plus, une chose a été tirée au sort ; elle est scellée comme les dés.'
        : `De plus, ${n} choses ont été tirées au sort ; elles sont scellées comme les dés.`,
    check: 'Vérifier les dés',
    notYet: 'Le secret s’ouvre à la fin de la partie ; alors chaque lancer se vérifie.',
  },

  choices: {
    title: 'Vos choix en mots',
    find: 'Chercher un choix',
  },

  score: {
    place: (n) => (n === 1 ? '1er' : `${n}e`),
    total: 'Total',
    look: 'Regarder la table',
  },

  replay: {
    title: 'Revoir',
    step: (n, of) => `Étape ${n} sur ${of}`,
    first: 'Au début',
    back: 'Une étape en arrière',
    play: 'Lire',
    pause: 'Pause',
    forward: 'Une étape en avant',
    last: 'À la fin',
    leave: 'Retour à la partie',
    whatIf: 'Et si ?',
    whatIfHelp: 'Continuer d’ici dans une variante ; la partie elle-même ne change pas.',
    whenOver:
      '« Et si ? » et les liens attendent la fin de la partie : d’ici là, les mains sont secrètes.',
    link: 'Copier un lien vers ce moment',
    linkByHand: 'Ce navigateur ne laisse pas la page copier. Copiez le lien vous-même :',
  },

  victory: {
    ahead: (points, lead, rival) =>
      `${points} ${points < 2 ? 'point' : 'points'}, soit ${lead} de plus que ${rival}.`,
    tie: (what, own, others) =>
      `Égalité aux points. Ce qui tranche : ${what.toLowerCase()}, ${own} contre ${others}.`,
    level: (points) =>
      `Personne n’est devant : ${points} ${points < 2 ? 'point' : 'points'} chacun.`,
    outright: 'La partie a été gagnée avant que les points ne décident.',
  },

  menu: {
    title: 'Menu',
    theme: 'Lumière',
    themes: { auto: 'comme l’appareil', dark: 'nuit', light: 'parchemin' },
    language: 'Langue',
    motion: 'Mouvement',
    speeds: { '0': 'aucun', '0.5': 'lent', '1': 'normal', '2': 'rapide' },
    sound: 'Son',
    on: 'oui',
    off: 'non',
    keys: 'Touches',
  },

  keys: {
    title: 'Touches',
    list: [
      ['Tab', 'à la prochaine chose utilisable'],
      ['← → ↑ ↓', 'à la pièce qui se trouve de ce côté'],
      ['Entrée', 'choisir la pièce ; sur une pièce choisie, le bouton doré'],
      ['Espace', 'choisir la pièce, ou la lâcher'],
      ['Échap', 'revenir d’un pas'],
      ['L', 'les choix en mots'],
      ['U', 'reprendre'],
      ['C', 'la chronique'],
      ['R', 'revoir ; là, ← → avancent, Début et Fin sautent, Espace lit'],
      ['S', 'entendre où en sont les choses'],
      ['H', 'presser les robots'],
      ['?', 'ces touches'],
    ],
  },
};
