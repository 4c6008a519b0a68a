/**
 * What this device keeps of the dice of a table: its own nonce, and what was said of the others'
 * before anything was opened. Loaded when somebody sits down, and when a receipt is checked.
 */
import type { Receipt } from '@magehall/dealer/receipt';
import { commitmentTo, freshBytes } from '@magehall/engine';
import type { TableMessage } from '@magehall/wire';
import { get, put } from '../line/keep.ts';
import { ask3 } from '../line/post.ts';

interface Kept {
  nonce: string;
  sealed: string;
  /** As it was when this was sealed. */
  commitment?: string;
  /** What all had sealed when our own was opened. */
  list?: readonly (string | null)[];
}

/** A nonce for a table, and its hash. It is kept before anybody hears of it. */
export async function freshSeal(table: string): Promise<Kept> {
  const kept = await get<Kept>('receipts', table);
  const nonce = freshBytes();
  const receipt = { ...kept, nonce, sealed: commitmentTo(nonce) };
  await put('receipts', table, receipt);
  return receipt;
}

export function receiptOf(table: string): Promise<Kept | undefined> {
  return get<Kept>('receipts', table);
}

/** A seal for a table that has no name yet gets it when it was made. */
export async function nameSeal(table: string, receipt: Kept): Promise<void> {
  await put('receipts', table, receipt);
}

/** What is being said for us now: the same table is heard of again before it is answered. */
const underWay = new Set<string>();
/** What was opened, by its seal: news of before that may come after the answer. */
const opened = new Set<string>();

/**
 * Does our part in sealing the dice: opens our nonce once all have sealed theirs, and seals another
 * if it was begun anew. Whoever holds no nonce of this table (another device of ours does) waits.
 */
export async function tendSeal({ table, phase, viewer, seats, dice }: TableMessage): Promise<void> {
  const own = seats[viewer];
  if (!own || !dice || own.opened || underWay.has(table)) return;
  underWay.add(table);
  try {
    await tend(table, phase, own.sealed, dice, viewer);
  } finally {
    underWay.delete(table);
  }
}

async function tend(
  table: string,
  phase: TableMessage['phase'],
  said: string | undefined,
  dice: NonNullable<TableMessage['dice']>,
  seat: number,
): Promise<void> {
  const receipt = await receiptOf(table);
  if (!receipt) return;
  if (phase === 'open' && said === undefined) {
    const { sealed } = await freshSeal(table);
    await ask3(`tables/${table}/seal`, { sealed });
  } else if (phase === 'open' && said === receipt.sealed) {
    if (receipt.commitment !== dice.commitment)
      await put('receipts', table, { ...receipt, commitment: dice.commitment });
  } else if (phase === 'sealing' && dice.sealed?.[seat] === receipt.sealed) {
    if (opened.has(receipt.sealed)) return;
    // What was promised before we sealed must be what we open for.
    if (receipt.commitment !== undefined && receipt.commitment !== dice.commitment) return;
    await put('receipts', table, { ...receipt, commitment: dice.commitment, list: dice.sealed });
    await ask3(`tables/${table}/unseal`, { nonce: receipt.nonce });
    opened.add(receipt.sealed);
  }
}

/** As it is saved, and compared with a file; undefined until everybody had sealed. */
export function written(table: string, { nonce, commitment, list }: Kept): Receipt | undefined {
  return commitment === undefined || !list ? undefined : { table, commitment, sealed: list, nonce };
}
