/** Who sends a request: the session decides, never the body. */
import { HallRefused } from '@magehall/dealer/hall';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import type { PersonRecord } from '../store/store.ts';

export class Who {
  readonly #house: House;
  constructor(house: House) {
    this.#house = house;
  }

  /** The person, if the hall knows it. */
  async maybe(request: FastifyRequest): Promise<PersonRecord | undefined> {
    const { guests, gate } = this.#house;
    const person = await guests.find(guests.tokenIn(request.headers));
    if (person) gate.pass('person', person.id);
    return person;
  }

  async known(request: FastifyRequest): Promise<PersonRecord> {
    const person = await this.maybe(request);
    if (!person) throw new HallRefused('no-session');
    return person;
  }

  /** A person's first act makes it a guest. */
  async acting(request: FastifyRequest, reply: FastifyReply): Promise<PersonRecord> {
    const known = await this.maybe(request);
    if (known) return known;
    const { guests, gate, places } = this.#house;
    gate.pass('guests', places.addressOf(request.raw));
    const { person, cookie } = await guests.welcome();
    reply.header('set-cookie', cookie);
    return person;
  }
}
