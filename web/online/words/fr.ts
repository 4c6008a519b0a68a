import type { OnlineWords } from './en.ts';

export const fr: OnlineWords = {
  seat: {
    free: 'Libre',
    you: 'vous',
    here: 'présent',
    notHere: 'absent pour l’instant',
    bot: (level) => `Robot : ${level}`,
    automa: 'Automa',
  },
  state: {
    connecting: 'Connexion …',
    live: 'En direct',
    away: 'Reconnexion …',
    ended: 'La salle ne connaît plus ce navigateur. Rechargez la page.',
    sent: 'Envoyé …',
    stored: 'Enregistré',
    watching: 'Vous regardez',
    paused: 'En pause',
    clock: (name) => `Pendule de ${name}`,
    left: (days, hours) => (days > 0 ? `${days} j ${hours} h` : `${hours} h`),
    standin: (name) => `Un remplaçant joue pour ${name}.`,
  },

  notices: {
    wentOn: 'La table a continué entre-temps ; votre choix n’a pas été fait.',
    refused: 'La salle a refusé ce choix ; voici où en est la table.',
    differs: 'Cette page et la salle ne comptent pas pareil. Rechargez la page.',
    behind: 'La salle a perdu ses derniers coups et en est à un coup plus ancien.',
    notFound: 'Cette table n’existe pas. Elle a peut-être été rangée.',
    notInvited: 'Cette table est réservée à ceux qui y sont assis.',
    noHall: 'La salle ne répond pas. Réessayez dans un moment.',
    refusals: {
      stale: 'La table a continué entre-temps ; cela n’a pas été fait.',
      'bad-name': 'Ce nom ne convient pas.',
      'name-taken': 'Quelqu’un à cette table porte déjà ce nom.',
      'seat-taken': 'Quelqu’un d’autre a été plus rapide ; cette place est prise.',
      'not-open': 'Ce n’est pas possible maintenant.',
      'not-invited': 'Ce lien ne vaut plus. Demandez-en un nouveau.',
      'not-agreed': 'Tout le monde n’est pas d’accord.',
      'too-many': 'C’est trop à la fois pour cette salle.',
      'slow-down': 'C’était trop rapide. Attendez un instant.',
      'not-now': 'La salle ne peut rien garder pour l’instant. Rien n’a été fait ; réessayez.',
      'bad-file': 'La salle ne peut pas prendre cette partie.',
    },
    other: 'La salle a refusé.',
  },

  talk: {
    title: 'Conversation',
    open: (unread) => (unread > 0 ? `Conversation, ${unread} non lus` : 'Conversation'),
    receipt: 'Vérifier mon reçu',
  },
};
