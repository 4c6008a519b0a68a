/**
 * What a person at a table on line keeps, to compare it with the file of the finished game: what was
 * promised when it sat down, what all had sealed when the first was opened, and its own nonce.
 */
import { commitmentTo, type GameFile } from '@magehall/engine';

export interface Receipt {
  table: string;
  commitment: string;
  /** By seat, what the person there had sealed; null where no person sits. */
  sealed: readonly (string | null)[];
  nonce: string;
}

/** What of the file is as the receipt says. */
export interface Checked {
  table: boolean;
  commitment: boolean;
  own: boolean;
  others: boolean;
}

export function checkReceipt(receipt: Receipt, file: GameFile): Checked {
  const { table, commitment, sealed, nonce } = receipt;
  const { dice } = file;
  const seats = dice && 'seats' in dice ? dice.seats : [];
  const own = sealed.indexOf(commitmentTo(nonce));
  const holds = sealed.map((hash, seat) => {
    const opened = seats[seat]?.nonce;
    return hash === null ? opened === undefined : opened && commitmentTo(opened) === hash;
  });
  return {
    table: file.table === table,
    commitment: dice?.commitment === commitment,
    own: own >= 0 && seats[own]?.nonce === nonce,
    others: seats.length === sealed.length && holds.every(Boolean),
  };
}

/** From a file; undefined if it is something else. */
export function readReceipt(text: string): Receipt | undefined {
  try {
    const { table, commitment, sealed, nonce } = JSON.parse(text);
    const isText = (value: unknown) => typeof value === 'string';
    const isList = Array.isArray(sealed) && sealed.every((hash) => hash === null || isText(hash));
    if (![table, commitment, nonce].every(isText) || !isList) return undefined;
    return { table, commitment, sealed, nonce };
  } catch {
    return undefined;
  }
}
