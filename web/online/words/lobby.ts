/** Apart from what the others say: the hall has to be light. */
import { spoken } from '@magehall/ui';
import type { LobbyWords } from './lobby.en.ts';

export const sayLobby = spoken<LobbyWords>({
  en: async () => (await import('./lobby.en.ts')).en,
  fr: async () => (await import('./lobby.fr.ts')).fr,
});
