import type { LobbyWords } from './lobby.en.ts';

export const fr: LobbyWords = {
  title: 'Tables en ligne',
  friends: 'Jouer avec des amis',
  none: 'Aucune table ouverte.',
  away: 'La salle est absente. Sur cet appareil, tout continue comme avant.',
};
