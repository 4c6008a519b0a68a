/**
 * How the dice of a table are sealed, as data: it survives a restart, and each step may come from
 * another device. The table *commits* to a secret; then the nonces are *collected*, from every
 * person first the hash; when all are sealed each is *opened*; when all are open the game *starts*.
 * Nobody, whoever holds the secret included, can choose last.
 */
import {
  commitmentTo,
  type FairDice,
  freshBytes,
  freshSalt,
  type Player,
  Refused,
  type Seat,
} from '@magehall/engine';

export interface Sealing {
  commitment: string;
  /** By seat: what the person there has said so far; null where no person sits. */
  seats: readonly (Sealed | null)[];
}

interface Sealed {
  /** SHA-256 of the nonce. */
  sealed?: string;
  nonce?: string;
}

export type Phase = 'collect' | 'open' | 'start';

const HEX_32_BYTES = /^[0-9a-f]{64}$/;

export function commit(commitment: string, players: readonly Player[]): Sealing {
  return { commitment, seats: players.map(({ plays }) => (plays === 'person' ? {} : null)) };
}

export function phaseOf({ seats }: Sealing): Phase {
  if (seats.some((seat) => seat && seat.sealed === undefined)) return 'collect';
  return seats.some((seat) => seat && seat.nonce === undefined) ? 'open' : 'start';
}

/** A person says the hash of a nonce; once said it stays. */
export function seal(sealing: Sealing, seat: Seat, sealed: string): Sealing {
  const person = personIn(sealing, seat);
  if (person.sealed !== undefined) throw new Refused('bad-seal', 'sealedAlready', seat);
  if (!HEX_32_BYTES.test(sealed)) throw new Refused('bad-seal', 'notAHash');
  return { ...sealing, seats: sealing.seats.with(seat, { sealed }) };
}

/** A person opens the nonce, once everybody has sealed one. */
export function open(sealing: Sealing, seat: Seat, nonce: string): Sealing {
  const person = personIn(sealing, seat);
  if (phaseOf(sealing) === 'collect') throw new Refused('bad-seal', 'notAllSealed');
  if (!HEX_32_BYTES.test(nonce) || commitmentTo(nonce) !== person.sealed)
    throw new Refused('bad-seal', 'otherNonce');
  return { ...sealing, seats: sealing.seats.with(seat, { ...person, nonce }) };
}

/** What the game's file says of its dice, once all is open. The secret comes at the end. */
export function sealedDice(sealing: Sealing): FairDice {
  if (phaseOf(sealing) !== 'start') throw new Refused('bad-seal', 'notAllOpen');
  const seats = sealing.seats.map((person) => ({
    salt: freshSalt(),
    ...(person?.nonce !== undefined && { nonce: person.nonce }),
  }));
  return { commitment: sealing.commitment, seats, together: true };
}

/** All of it at once, for a table at which one device draws everything. */
export function sealHere(players: readonly Player[]): FairDice & { secret: string } {
  const secret = freshBytes();
  const nonces = players.map(({ plays }) => (plays === 'person' ? freshBytes() : undefined));
  let sealing = commit(commitmentTo(secret), players);
  for (const step of [seal, open])
    for (const [seat, nonce] of nonces.entries())
      if (nonce) sealing = step(sealing, seat, step === seal ? commitmentTo(nonce) : nonce);
  const { together: _, ...dice } = sealedDice(sealing);
  return { ...dice, secret };
}

function personIn({ seats }: Sealing, seat: Seat): Sealed {
  const person = seats[seat];
  if (!person) throw new Refused('bad-seal', 'noPerson', seat);
  return person;
}
