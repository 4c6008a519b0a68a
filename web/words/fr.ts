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
    noAccount: 'Pas de compte, rien ne quitte cet appareil',
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
