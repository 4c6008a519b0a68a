/** Links of tables on line: `online/ID`, `online/ID/at/N`, and `sit/ID/TOKEN` for who is invited. */
import { go, link } from '../routes.ts';

export interface Place {
  id: string;
  /** A moment of the past. */
  at?: number;
  /** The token of the link that somebody came by. */
  invite?: string;
}

export function placeOf(path: string): Place | undefined {
  const [, invited, token] = /^sit\/([\w-]{1,40})\/([\w-]{1,60})$/.exec(path) ?? [];
  if (invited) return { id: invited, invite: token };
  const [, id, at] = /^online\/([\w-]{1,40})(?:\/at\/(\d{1,5}))?$/.exec(path) ?? [];
  return id ? { id, ...(at && { at: Number(at) }) } : undefined;
}

export function pathTo({ id, at, invite }: Place): string {
  if (invite !== undefined) return `sit/${id}/${invite}`;
  return `online/${id}${at === undefined ? '' : `/at/${at}`}`;
}

export function goTo(place: Place, how?: 'push' | 'replace'): void {
  go({ page: 'online', path: pathTo(place) }, how);
}

export function linkOf(place: Place): string {
  return link({ page: 'online', path: pathTo(place) });
}
