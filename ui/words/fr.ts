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
    chronicleEmpty: 'Il ne s’est encore rien passé.',
    choices: (n) => (n === 1 ? '1 choix' : `${n} choix`),
    close: 'Fermer',
    asks: (name, question) => `${name}\u00a0: ${question}`,
    undo: 'Annuler',
    undone: 'Annulé.',
    noUndo: {
      nothing: 'Il n’y a rien à annuler.',
      'not-yours': 'Le dernier coup n’est pas le vôtre : il reste joué.',
      committed: 'Ce qui a été lancé ou révélé ne s’annule plus.',
      over: 'La partie est terminée.',
    },
    thinking: (name) => `${name} réfléchit…`,
    rolling: 'Les dés roulent…',
    hurry: 'Accélérer',
    rules: 'Règles',
    menu: 'Menu',
    turn: (name) => `Au tour de ${name}`,
    toMove: 'c’est son tour',
    yourTurn: 'À vous de jouer',
    points: (n) => (Math.abs(n) < 2 ? `${n} point` : `${n} points`),
    cantNow: 'Inutilisable pour le moment.',
    notYourTurn: (name) => `C’est au tour de ${name}.`,
    curtain: (name) => `${name}, prenez place`,
    curtainText: 'Les autres détournent les yeux ; votre jeu s’affiche dès que vous êtes là.',
    curtainLift: 'Je suis là',
    over: 'La partie est terminée',
    winner: (name) => `Victoire : ${name}`,
    team: (names) => `Victoire en équipe : ${names}`,
    winners: (names) => `Victoire partagée : ${names}`,
    again: 'Rejouer',
    dice: 'Dés',
    save: 'Enregistrer cette partie dans un fichier',
    keys: 'Raccourcis clavier',
    toHall: 'Retour au hall',
    score: 'Le score',
  },

  replay: {
    watch: 'Revoir la partie',
    branch: 'Une variante : et si ?',
    branchBack: 'Retour à la vraie partie',
  },

  unexpected:
    'Un problème est survenu. La partie est enregistrée ; rechargez la page pour continuer.',
};
