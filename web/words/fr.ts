import type { HallWords } from './en.ts';

export const fr: HallWords = {
  motto: 'Trois jeux de mages et de dés',

  hall: {
    players: (fewest, most, minutes) => `${fewest} à ${most} mages · ${minutes} min environ`,
    playNow: 'Jouer',
    playNowHelp: 'Pour commencer : vous contre un seul robot',
    setTable: 'Préparer la table',
    rules: 'Règles',
    learn: 'Apprendre en 5 minutes',
    learnOn: 'Reprendre la leçon',
    puzzles: 'Énigmes',
    shelf: 'Vos parties',
    shelfEmpty: 'Les parties jouées ici restent sur cet appareil. « Jouer » lance la première.',
    goOn: 'Continuer',
    yourTurn: 'À vous de jouer',
    botsTurn: 'Au robot de jouer',
    against: (names) => `contre ${names}`,
    won: (name) => `Victoire : ${name}`,
    replay: 'Revoir',
    export: 'Enregistrer dans un fichier',
    import: 'Ouvrir un fichier de partie',
    remove: 'Supprimer',
    removeSure: (title) => `Supprimer cette partie de ${title} ? C’est définitif.`,
    removeYes: 'La supprimer',
    removeNo: 'La garder',
    fair: 'Dés scellés avant la partie, ouverts après',
    bots: 'Robots : novice, adepte, archimage',
    noAccount: 'Pas de compte ; les parties d’ici restent ici',
    offline: 'Jouable hors ligne dès maintenant',
    find: 'Chercher un jeu ou un nom',
    noneFound: 'Aucune partie trouvée',
    shown: (shown, of) =>
      shown === of ? `${of} ${of < 2 ? 'partie' : 'parties'}` : `${shown} parties sur ${of}`,
    more: 'En voir plus',
    unreadable: 'Une partie illisible',
    unreadableWhy:
      'Elle est abîmée, ou vient d’une autre version de Magehall. Vous pouvez l’enregistrer dans un fichier ou la supprimer.',
    removeUnreadable: 'Supprimer cette partie ? C’est définitif.',
  },

  cleanUp: {
    title: 'Faire le ménage',
    which: 'Parties terminées',
    ages: {
      all: 'Toutes',
      month: 'Celles de plus d’un mois',
      year: 'Celles de plus d’un an',
    },
    sure: (games) =>
      games === 1
        ? 'Supprimer 1 partie terminée ? C’est définitif.'
        : `Supprimer ${games} parties terminées ? C’est définitif.`,
    none: 'Il n’y en a aucune.',
    yes: 'Les supprimer',
    no: 'Les garder',
  },

  players: {
    levels: { novice: 'novice', adept: 'adepte', archmage: 'archimage' },
    automa: 'Automa',
    names: ['Chouette', 'Chat', 'Serpent', 'Corbeau', 'Crapaud'],
  },
};
