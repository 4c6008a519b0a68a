import type { HouseWords } from './en.ts';

export const fr: HouseWords = {
  language: 'fr',
  house: 'Magehall',
  pageTitle: (title) => `${title} · Magehall`,

  table: {
    board: 'Le plateau',
    tray: 'Votre espace de jeu',
    rivals: 'Les autres',
    chronicle: 'Chronique',
    choices: (n) => (n === 1 ? '1 choix' : `${n} choix`),
    close: 'Fermer',
    enter: (act) => `Entrée\u00a0: ${act}.`,
    asks: (name, question) => `${name}\u00a0: ${question}`,
    undo: 'Annuler',
    undone: 'Annulé.',
    thinking: (name) => `${name} réfléchit…`,
    rolling: 'Les dés roulent…',
    hurry: 'Accélérer',
    next: 'Étape suivante',
    hint: 'Que ferait un archimage\u00a0?',
    rule: 'la règle',
    rules: 'Règles',
    menu: 'Menu',
    turn: (name) => `Au tour de ${name}`,
    toMove: 'c’est son tour',
    you: 'Vous',
    yourMove: 'à vous de jouer',
    order: (n) =>
      `joue en ${['premier', 'deuxième', 'troisième', 'quatrième', 'cinquième'][n - 1]}`,
    points: (n) => (Math.abs(n) < 2 ? `${n} point` : `${n} points`),
    cantNow: 'Inutilisable pour le moment.',
    notYourTurn: (name) => `C’est au tour de ${name}.`,
    winner: (name) => `Victoire : ${name}`,
    team: (names) => `Victoire en équipe : ${names}`,
    winners: (names) => `Victoire partagée : ${names}`,
    again: 'Rejouer',
    dice: 'Dés',
    keys: 'Raccourcis clavier',
    toHall: 'Retour au hall',
  },

  unexpected:
    'Un problème est survenu. La partie est enregistrée ; rechargez la page pour continuer.',
};
