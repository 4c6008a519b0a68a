/** The link by which friends come to a table. */
import { get, put } from '../line/keep.ts';
import { person } from './door.ts';

/** The token of the link, for whoever made it or came by it. */
export async function inviteOf(table: string): Promise<string | undefined> {
  return get<string>('receipts', `invite ${table}`);
}

export async function keepInvite(table: string, invite: string): Promise<void> {
  await put('receipts', `invite ${table}`, invite);
}

/** With an address that others can open, if there is one. */
export function linkTo(path: string): { address: string; onlyHere: boolean } {
  const isLocal = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  const [known] = isLocal ? (person.peek()?.addresses ?? []) : [];
  const base = known ?? location.href;
  return { address: new URL(path, base).href, onlyHere: isLocal && known === undefined };
}
