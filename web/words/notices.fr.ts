import type { NoticeWords } from './notices.en.ts';

export const fr: NoticeWords = {
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
};
