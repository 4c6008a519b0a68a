import type { SheetWords } from './sheets.en.ts';

export const fr: SheetWords = {
  dice: {
    title: 'Dés',
    sealed: (seal) => `Dés scellés ${seal}`,
    fell: (kind) => `Résultats : ${kind}`,
    expected: (n) => `En moyenne, chaque face sort ${n} fois.`,
    none: 'Aucun dé n’a encore été lancé.',
    noneAtAll: 'Aucun dé n’a été lancé dans cette partie.',
    drawn: (n) =>
      n === 1
        ? 'Il y a eu aussi un tirage au sort, scellé comme les dés.'
        : `Il y a eu aussi ${n} tirages au sort, scellés comme les dés.`,
    check: 'Vérifier les dés',
    notYet: 'Le secret est révélé à la fin de la partie ; chaque lancer peut alors être vérifié.',
  },

  chronicle: {
    byStandin: '(remplaçant)',
    empty: 'Il ne s’est encore rien passé.',
    laidOut: 'La mise en place',
    sinceTurn: 'Depuis votre tour',
    sinceStart: 'Jusqu’ici',
    happened: (n, since) => `${since}\u00a0: ${n === 1 ? '1 étape' : `${n} étapes`}`,
  },

  curtain: {
    call: (name) => `${name}, prenez place`,
    text: 'Les autres détournent les yeux ; votre jeu s’affiche dès que vous êtes là.',
    lift: 'Je suis là',
  },

  inspector: {
    title: 'Ce que c’est',
    goal: 'Le but du jeu',
    ends: 'La fin de la partie',
    usable: 'Vous pouvez l’utiliser maintenant.',
    rule: (id) => `Règle ${id}`,
  },

  position: {
    title: 'Où en est la partie',
    asked: 'Ce qu’on vous demande',
    ends: 'Ce qui finit la partie',
    has: (name, points) => `${name}\u00a0: ${points} ${points < 2 ? 'point' : 'points'}`,
  },

  choices: {
    title: 'Vos choix en toutes lettres',
    find: 'Chercher un choix',
  },

  score: {
    title: 'Le score',
    place: (n) => (n === 1 ? '1er' : `${n}e`),
    total: 'Total',
    look: 'Voir la table',
    story: 'Le récit',
  },

  replay: {
    branch: 'Une variante : et si ?',
    branchBack: 'Retour à la vraie partie',
    watch: 'Revoir la partie',
    title: 'Revoir la partie',
    step: (n, of) => `Étape ${n} sur ${of}`,
    first: 'Revenir au début',
    back: 'Étape précédente',
    play: 'Lecture',
    pause: 'Pause',
    forward: 'Étape suivante',
    last: 'Aller à la fin',
    leave: 'Retour à la partie',
    whatIf: 'Et si ?',
    whatIfHelp: 'Jouer une variante à partir d’ici ; la vraie partie ne change pas.',
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

  noUndo: {
    nothing: 'Il n’y a rien à annuler.',
    answered: 'Quelqu’un a joué depuis votre dernier choix\u00a0: il reste joué.',
    rolled: 'Des dés ou des cartes sont tombés depuis votre dernier choix\u00a0: il reste joué.',
    revealed: 'Votre dernier choix a révélé quelque chose de caché\u00a0: il reste joué.',
    over: 'La partie est terminée.',
  },

  ending: {
    curve: 'Points par manche',
    all: (names) => `En tête du début à la fin\u00a0: ${names}.`,
    end: (names) => `En tête seulement à la toute fin\u00a0: ${names}.`,
    ahead: (names, round) => `En tête à partir de la manche ${round}\u00a0: ${names}.`,
    best: (points) => `Le plus gros coup, ${points} ${points < 2 ? 'point' : 'points'}\u00a0:`,
    luck: 'Les dés de chacun',
    fell: {
      low: 'bien plus bas que prévu',
      lower: 'plus bas que prévu',
      fair: 'comme prévu',
      higher: 'plus haut que prévu',
      high: 'bien plus haut que prévu',
    },
    dice: (n, mean, expected) =>
      `${n} ${n < 2 ? 'dé' : 'dés'}, ${mean} en moyenne au lieu de ${expected}`,
  },

  menu: {
    save: 'Enregistrer cette partie dans un fichier',
    title: 'Menu',
    theme: 'Thème',
    themes: { auto: 'automatique', dark: 'nuit', light: 'parchemin' },
    language: 'Langue',
    motion: 'Animations',
    speeds: { '0': 'aucune', '0.5': 'lentes', '1': 'normales', '2': 'rapides' },
    pace: 'Tours adverses',
    paces: { slow: 'lents', normal: 'normaux', fast: 'rapides', wait: 'à mon signal' },
    sound: 'Son',
    on: 'oui',
    off: 'non',
    keys: 'Raccourcis clavier',
  },

  keys: {
    title: 'Raccourcis clavier',
    list: [
      ['Tab', 'l’élément utilisable suivant'],
      ['← → ↑ ↓', 'la pièce voisine de ce côté'],
      ['Entrée', 'choisir la pièce ; si elle est déjà choisie, le bouton doré'],
      ['Espace', 'choisir la pièce, ou la reposer'],
      ['Échap', 'revenir en arrière'],
      ['L', 'la liste des choix'],
      ['I', 'que ferait un archimage\u00a0?'],
      ['U', 'annuler'],
      ['C', 'la chronique'],
      [
        'R',
        'revoir la partie ; ← → pas à pas, Début et Fin aux extrémités, Espace pour la lecture',
      ],
      ['S', 'où en est la partie, en mots\u00a0; ↑ ↓ d’un élément à l’autre'],
      ['H', 'accélérer les robots'],
      ['?', 'ces raccourcis'],
    ],
  },
};
