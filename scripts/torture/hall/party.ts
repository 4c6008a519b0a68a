/** People who play one table after the other at random, as pages do, until they are told to end. */
import { checkOptions, type Game, type Roll, sure } from '@magehall/engine';
import { games } from '@magehall/games';
import { newKey } from '@magehall/server/testing/client';
import { choose } from '@magehall/server/testing/evening';
import type { NewTable, TableMessage } from '@magehall/wire';
import type { Door } from './host.ts';
import { Visitor } from './visitor.ts';
import type { Witness } from './witness.ts';

export interface Wanted {
  game: string;
  seats: NewTable['seats'];
  pace: NewTable['pace'];
  /** They sit down, and never move. */
  asleep?: true;
}

const NONE = { kind: 'none' } as const;

/** All games, people with each other and with bots, with clocks and without. */
export function parties(): Wanted[] {
  const wanted = Object.keys(games).flatMap((game): Wanted[] => [
    { game, seats: ['open', 'open'], pace: NONE },
    { game, seats: ['open', 'random', 'open'], pace: NONE },
  ]);
  const [game = ''] = Object.keys(games);
  return [
    ...wanted,
    { game, seats: ['open', 'novice'], pace: { kind: 'live', each: 600, bank: 0 } },
    // Nobody moves here: after five seconds the clock says so.
    { game, seats: ['open', 'open'], pace: { kind: 'live', each: 5, bank: 0 }, asleep: true },
  ];
}

export interface Seated {
  visitor: Visitor;
  seat: number;
}

export class Party {
  readonly wanted: Wanted;
  readonly #host: Door;
  readonly #witness: Witness;
  readonly #roll: Roll;
  #isEnding = false;
  table = '';
  seated: readonly Seated[] = [];

  constructor(host: Door, witness: Witness, wanted: Wanted, roll: Roll) {
    this.#host = host;
    this.#witness = witness;
    this.wanted = wanted;
    this.#roll = roll;
  }

  /** Resolves some time after `end`, when nothing that was sent is without an answer. */
  async play(): Promise<void> {
    const { game } = await sure(games[this.wanted.game]).rules();
    do {
      await this.#gather(game);
      if (this.wanted.asleep) return;
      await Promise.all(this.seated.map((each) => this.#turns(game, each)));
      if (!this.#isEnding) this.#hangUp();
    } while (!this.#isEnding);
  }

  /** All lines break once more: whoever waits for another looks up, and sees that it is time. */
  end(): void {
    this.#isEnding = true;
    this.#hangUp();
  }

  #hangUp(): void {
    for (const { visitor } of this.seated) visitor.page.line.close();
  }

  async #gather(game: Game): Promise<void> {
    const { seats, pace } = this.wanted;
    const people = seats.flatMap((plays, seat) => (plays === 'open' ? [seat] : []));
    const seated = people.map((seat) => ({
      seat,
      visitor: new Visitor(this.#host, this.#witness),
    }));
    const visitors = seated.map(({ visitor }) => visitor);
    const [{ visitor: host, seat }, ...others] = seated as [Seated, ...Seated[]];
    await host.insist(() => host.client.send('PUT', '/api/me', { name: 'Ada' }));
    const sit = { seat, name: 'Ada', sealed: host.client.sealed };
    const options = checkOptions(game, { seats: seats.length });
    const made = {
      ...{ key: newKey(), game: game.id, options, seats: [...seats], pace, listed: true, sit },
    };
    const { body, text } = await host.insist(() => host.client.make(made));
    if (body.table === undefined) throw new Error(text);
    const { table, invite } = body;
    this.table = table;
    for (const [i, { visitor, seat }] of others.entries()) {
      const { client } = visitor;
      const name = `Guest ${i + 1}`;
      await visitor.insist(() => client.send('PUT', '/api/me', { name }));
      await visitor.command(table, 'seats', { invite, seat, name, sealed: client.sealed });
    }
    for (const visitor of visitors) await visitor.listen(table);
    for (const visitor of visitors)
      await visitor.command(table, 'unseal', { nonce: visitor.client.nonce });
    for (const visitor of visitors) await visitor.until(({ phase }) => phase !== 'sealing');
    this.seated = seated;
  }

  /** One person's part, until the game is over. */
  async #turns(game: Game, { visitor, seat }: Seated): Promise<void> {
    const mayAct = (whole: TableMessage) =>
      this.#isEnding || whole.phase !== 'running' || whole.waitingFor === seat;
    for (;;) {
      const whole = await visitor.until(mayAct);
      if (this.#isEnding || whole.phase !== 'running') return;
      await this.#act(game, visitor, whole);
      if (this.#roll(20) === 0) await this.#talk(visitor);
    }
  }

  async #act(game: Game, visitor: Visitor, whole: TableMessage): Promise<void> {
    const { table } = this;
    const after = whole.seq;
    const choices = () => ({ after, choices: choose(game, whole, this.#roll) });
    const way = this.#roll(10);
    let done: boolean[];
    if (way === 0 && whole.noUndo === undefined)
      done = [await visitor.command(table, 'undo', { after })];
    else if (way === 1) {
      // Sent twice, as by a page that heard no answer for a while.
      const [body, key] = [choices(), newKey()];
      const send = () => visitor.command(table, 'choices', body, key);
      done = await Promise.all([send(), send()]);
    } else if (way === 2) {
      // Two tabs at once: one wins.
      const send = () => visitor.command(table, 'choices', choices());
      done = await Promise.all([send(), send()]);
    } else done = [await visitor.command(table, 'choices', choices())];
    if (way === 2 && done.every(Boolean))
      this.#witness.wrong('doubled', `${table}: two choices after ${after}`);
    // Refused, it has not seen yet what is there.
    await visitor.until(({ seq }) => seq > after);
  }

  async #talk(visitor: Visitor): Promise<void> {
    const body = { key: newKey(), room: 'players', text: newKey() };
    const { table } = this;
    const { status, body: answer } = await visitor.insist(() =>
      visitor.client.at<{ n: number }>(table, 'chat', body),
    );
    if (status === 200) this.#witness.said(table, answer.n, body.text);
  }
}
