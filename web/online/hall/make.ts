/** Makes a table on line: a new one, or out of a game that was begun on this device. */
import type { GameFile, Options, Player } from '@magehall/engine';
import type { Made, NewTable, Pace } from '@magehall/wire';
import { theLine } from '../line/line.ts';
import { ask3 } from '../line/post.ts';
import { goTo } from '../path.ts';
import { freshSeal, nameSeal } from '../table/receipts.ts';
import { sentenceOf } from '../words/refusal.ts';
import { sayOnline } from '../words/say.ts';
import { nowKnown } from './door.ts';
import { keepInvite } from './link.ts';

export interface Agreed {
  pace: Pace;
  listed: boolean;
  watchers: boolean;
  standin: string;
}

/**
 * Whoever makes it sits down in the first seat of a person; the other people's seats are free.
 * Returns why it could not be made, if so.
 */
export async function makeTable(
  game: string,
  options: Options,
  players: readonly Player[],
  agreed: Agreed,
  file?: GameFile,
): Promise<string | undefined> {
  const receipt = await freshSeal('new');
  const seat = players.findIndex(({ plays }) => plays === 'person');
  const wanted: Omit<NewTable, 'key'> = {
    game,
    options,
    seats: players.map((player) =>
      player.plays === 'bot' ? player.level : player.plays === 'rules' ? 'rules' : 'open',
    ),
    ...agreed,
    ...(file && { file: { ...file } }),
    ...(seat >= 0 && { sit: { seat, name: players[seat].name, sealed: receipt.sealed } }),
  };
  try {
    const { table, invite } = await ask3<Made>('tables', wanted);
    theLine().renew();
    nowKnown();
    await Promise.all([nameSeal(table, receipt), keepInvite(table, invite)]);
    goTo({ id: table });
    return undefined;
  } catch (error) {
    await sayOnline.there();
    return sentenceOf(error);
  }
}
