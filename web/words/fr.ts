import type { HallWords } from './en.ts';

export const fr: HallWords = {
  motto: 'Trois jeux de mages et de dés',

  hall: {
    players: (fewest, most, minutes) => `${fewest} à ${most} mages · ${minutes} min environ`,
    playNow: 'Jouer',
    playNowHelp: 'Pour commencer : vous contre un seul robot',
    setTable: 'Préparer la table',
    rules: 'Règles',
    shelf: 'Vos parties',
    shelfEmpty:
      'Les parties jouées ici restent sur cet appareil. La première est à deux clics d’ici.',
    goOn: 'Continuer',
    yourTurn: 'À vous',
    won: (name) => `Victoire : ${name}`,
    replay: 'Revoir',
    export: 'Enregistrer dans un fichier',
    import: 'Ouvrir un fichier de partie',
    remove: 'Supprimer',
    removeSure: (title) => `Supprimer cette partie de ${title} ? On ne pourra pas la retrouver.`,
    removeYes: 'La supprimer',
    removeNo: 'La garder',
    fair: 'Dés scellés avant la partie, ouverts après',
    bots: 'Robots : novice, adepte, archimage',
    noAccount: 'Pas de compte ; les parties d’ici restent ici',
    find: 'Chercher un jeu ou un joueur',
    noneFound: 'Aucune partie de ce nom',
    shown: (shown, of) =>
      shown === of ? `${of} ${of < 2 ? 'partie' : 'parties'}` : `${shown} parties sur ${of}`,
    more: 'En voir plus',
    unreadable: 'Une partie illisible',
    unreadableWhy:
      'Elle est abîmée, ou faite pour un autre Magehall. On peut l’enregistrer dans un fichier ou la supprimer.',
    removeUnreadable: 'Supprimer cette partie ? On ne pourra pas la retrouver.',
  },

  cleanUp: {
    title: 'Faire le ménage',
    which: 'Parties finies',
    ages: {
      all: 'Toutes',
      month: 'Celles de plus d’un mois',
      year: 'Celles de plus d’un an',
    },
    sure: (games) =>
      games === 1
        ? 'Supprimer 1 partie finie ? On ne pourra pas la retrouver.'
        : `Supprimer ${games} parties finies ? On ne pourra pas les retrouver.`,
    none: 'Il n’y en a aucune.',
    yes: 'Les supprimer',
    no: 'Les garder',
  },

  trouble: {
    title: 'Quelque chose fait obstacle',
    notFound: 'Cette table n’est pas sur cet appareil. Le lien vient peut-être d’un autre.',
    unreadable:
      'Cette partie est illisible. Dans la salle, on peut l’enregistrer dans un fichier ou la supprimer.',
    noPage: 'Ce lien ne mène nulle part dans la salle.',
    noGame: 'Ce Magehall n’a pas ce jeu.',
  },

  notices: {
    label: 'Avis',
    elsewhere: 'Cette partie a continué dans un autre onglet ; la voici où elle en est.',
    removed:
      'Cette partie a été supprimée de cet appareil, peut-être dans un autre onglet. On peut jouer encore, mais enregistrez-la dans un fichier avant de partir.',
    bot: 'Le robot n’a pas pu réfléchir ; il a fait un choix simple.',
    linked: 'Le lien est copié.',
    offline: 'Prêt à jouer hors ligne.',
    file: 'Ce fichier ne peut pas être ouvert.',
    update: 'Un nouveau Magehall est prêt.',
    store:
      'Ce navigateur ne laisse rien garder (fenêtre privée, plus de place, ou un Magehall plus ancien dans un autre onglet). On peut jouer, mais enregistrez la partie dans un fichier avant de partir.',
    full: 'Il n’y a plus de place sur cet appareil. La partie continue, mais enregistrez-la dans un fichier avant de partir.',
    updateNow: 'Le charger',
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

  book: {
    title: (game) => `Les règles : ${game}`,
    back: 'Retour',
  },
};
