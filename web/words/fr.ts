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

  trouble: {
    title: 'Il y a un problème',
    notFound: 'Cette table n’est pas sur cet appareil. Le lien vient peut-être d’un autre.',
    unreadable:
      'Cette partie est illisible. Dans le hall, vous pouvez l’enregistrer dans un fichier ou la supprimer.',
    noPage: 'Ce lien ne mène nulle part.',
    noGame: 'Ce Magehall n’a pas ce jeu.',
  },

  notices: {
    label: 'Avis',
    elsewhere: 'Cette partie a continué dans un autre onglet ; la voici à jour.',
    removed:
      'Cette partie a été supprimée de cet appareil, peut-être dans un autre onglet. Vous pouvez continuer, mais enregistrez-la dans un fichier avant de partir.',
    bot: 'Le robot n’a pas pu réfléchir ; il a joué un coup simple.',
    linked: 'Le lien est copié.',
    coachOff: 'Plus de conseils. Le menu de la table les fait revenir.',
    file: 'Ce fichier ne peut pas être ouvert.',
    update: 'Une nouvelle version de Magehall est prête.',
    store:
      'Ce navigateur n’enregistre rien (fenêtre privée, plus de place, ou une version plus ancienne de Magehall dans un autre onglet). Vous pouvez jouer, mais enregistrez la partie dans un fichier avant de partir.',
    full: 'Il n’y a plus de place sur cet appareil. La partie continue, mais enregistrez-la dans un fichier avant de partir.',
    updateNow: 'Charger',
  },

  newTable: {
    title: (game) => `Préparer la table : ${game}`,
    seats: 'Qui joue',
    seat: (n) => `Place ${n}`,
    person: 'Une personne ici',
    bot: (level) => `Robot : ${level}`,
    levels: { novice: 'novice', adept: 'adepte', archmage: 'archimage' },
    automa: 'Automa',
    name: 'Nom',
    names: ['Chouette', 'Chat', 'Serpent', 'Corbeau', 'Crapaud'],
    add: 'Ajouter une place',
    drop: 'Retirer cette place',
    options: 'Options',
    first: 'Une bonne première partie',
    start: 'Commencer la partie',
  },
};
