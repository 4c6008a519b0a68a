/** Talk at a table. Players have a room of their own, and so have those who look on; at the end all read both. */
import { type Standing, seatOf } from '@magehall/dealer/hall';
import { NOBODY, type Seat } from '@magehall/engine';
import { type ChatMessage, LONGEST_CHAT } from '@magehall/wire';
import type { ChatLine } from '../store/store.ts';
import type { Live } from './live.ts';

export type Room = ChatLine['room'];

/** What turns a line around, or can't be seen; and everything that moves a cursor. */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;
/** No more than so many marks upon one letter. */
const TOWERS = /(\p{M}{3})\p{M}+/gu;

/** A line as it is kept: one line, nothing unseen, cut to its length; empty if nothing is left. */
export function tidyTalk(text: string): string {
  const line = text.normalize('NFC').replace(/\s+/gu, ' ').replace(UNSEEN, '');
  return line.replace(TOWERS, '$1').trim().slice(0, LONGEST_CHAT).toWellFormed();
}

/** The room in which a person talks. */
export function roomOf(standing: Standing, person: string): Room {
  return seatOf(standing, person) === undefined ? 'watchers' : 'players';
}

/** The rooms that somebody with these eyes reads. */
export function roomsFor(standing: Standing, viewer: Seat): readonly Room[] {
  if (standing.begun && standing.table.over) return ['players', 'watchers'];
  return viewer === NOBODY ? ['watchers'] : ['players'];
}

export function chatMessage(line: ChatLine, reader: string | undefined): ChatMessage {
  const { table, n, at, room, seat, name, text, hidden, person } = line;
  return {
    ...{ type: 'chat', table, n, at, room },
    ...(seat !== null && { seat }),
    name,
    text: hidden ? '' : text,
    ...(hidden && { hidden }),
    ...(reader === person && { mine: true }),
  };
}

/** To all who read that room. */
export function tellLine({ listeners, standing }: Live, line: ChatLine): void {
  listeners.each((person, viewer) =>
    roomsFor(standing, viewer).includes(line.room) ? chatMessage(line, person) : undefined,
  );
}
