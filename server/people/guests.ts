/**
 * Everybody is a guest with a name. Who comes back is known by a token of 256 random bits in a
 * cookie that scripts can't read; the store has only its hash. A guest is stored with the first
 * act, not the first sight, so looking in costs nothing.
 */
import { hash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { PersonRecord, Store } from '../store/store.ts';

const DAYS = 400;
const DAY = 86_400_000;
/** A session is asked for again after so long. */
const TRUSTED = 60_000;
const MOST_KNOWN = 10_000;

export class Guests {
  readonly #store: Store;
  readonly #secure: boolean;
  readonly #known = new Map<string, { person: PersonRecord; at: number }>();

  constructor(store: Store, secure: boolean) {
    this.#store = store;
    this.#secure = secure;
  }

  get #cookie(): string {
    return this.#secure ? '__Host-hall' : 'hall';
  }

  /** The token that a request carries: as a cookie, or as a bot's bearer. */
  tokenIn({ cookie = '', authorization = '' }: IncomingHttpHeaders): string | undefined {
    const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/.exec(authorization)?.[1];
    if (bearer) return bearer;
    for (const part of cookie.split(';')) {
      const [name, value = ''] = part.trim().split('=', 2);
      if (name === this.#cookie && /^[A-Za-z0-9_-]{43}$/.test(value)) return value;
    }
    return undefined;
  }

  async find(token: string | undefined): Promise<PersonRecord | undefined> {
    if (token === undefined) return undefined;
    const session = hashOf(token);
    const known = this.#known.get(session);
    const now = performance.now();
    if (known && now - known.at < TRUSTED) return known.person;
    const person = await this.#store.personBy(session);
    this.#known.delete(session);
    if (!person) return undefined;
    if (this.#store.now() - person.seenAt > DAY) await this.#store.seen(person.id);
    this.#remember(session, person);
    return person;
  }

  /** A new guest, and the cookie it gets. */
  async welcome(): Promise<{ person: PersonRecord; token: string; cookie: string }> {
    const token = randomBytes(32).toString('base64url');
    const session = hashOf(token);
    const id = randomBytes(12).toString('base64url');
    const person = { id, name: null, language: null, seenAt: this.#store.now() };
    await this.#store.addGuest(person, session, this.#store.now() + DAYS * DAY);
    this.#remember(session, person);
    return { person, token, cookie: this.#cookieFor(token, DAYS * 86_400) };
  }

  async rename(person: PersonRecord, name: string, language: string | null): Promise<void> {
    await this.#store.rename(person.id, name, language);
    for (const [session, known] of this.#known)
      if (known.person.id === person.id) this.#remember(session, { ...person, name, language });
  }

  /** Ends a session; returns the cookie that takes the place of its own. */
  async leave(token: string): Promise<string> {
    this.#known.delete(hashOf(token));
    await this.#store.endSession(hashOf(token));
    return this.#cookieFor('', 0);
  }

  #cookieFor(token: string, seconds: number): string {
    const secure = this.#secure ? '; Secure' : '';
    return `${this.#cookie}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  }

  #remember(session: string, person: PersonRecord): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    this.#known.set(session, { person, at: performance.now() });
  }
}

function hashOf(token: string): string {
  return hash('sha256', token);
}
