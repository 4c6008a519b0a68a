/** The same number of people and tables at boardgame.io's server: one move under way at each table. */
import { createRequire } from 'node:module';
import { NOBODY, seeded, sure } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { Serving } from './process.ts';

interface Socket {
  on(event: string, hear: (...told: never[]) => void): void;
  emit(event: string, ...told: unknown[]): void;
  disconnect(): void;
}
interface State {
  G: unknown;
  _stateID: number;
}

const SEATS = 4;
const roll = seeded(1);

export class Theirs {
  readonly #serving: Serving;
  readonly #matches: readonly Match[];
  readonly #sockets: readonly Socket[];

  static async come(tables: number): Promise<Theirs> {
    const { io } = createRequire(import.meta.url)('socket.io-client') as {
      io(address: string, settings: object): Socket;
    };
    const serving = await Serving.start(new URL('./theirs.server.ts', import.meta.url));
    const matches = Array.from({ length: tables }, (_, i) => new Match(`m${i}`));
    const sockets: Socket[] = [];
    for (const match of matches)
      for (let seat = 0; seat < SEATS; seat++) {
        const address = `${serving.address}/${wisps.id}`;
        const socket = io(address, { transports: ['websocket'], forceNew: true });
        sockets.push(socket);
        match.sit(socket, seat);
      }
    return new Theirs(serving, matches, sockets);
  }

  private constructor(serving: Serving, matches: readonly Match[], sockets: readonly Socket[]) {
    this.#serving = serving;
    this.#matches = matches;
    this.#sockets = sockets;
  }

  /** As our own crowd plays: a new match is not what is measured. */
  async play(seconds: number): Promise<{ moves: number; seconds: number; cpu: number }> {
    const played = { moves: 0, seconds: 0, cpu: 0 };
    while (played.seconds < seconds) {
      await Promise.all(this.#matches.map((match) => match.synced()));
      const before = await this.#serving.cpu();
      const begun = performance.now();
      const end = begun + (seconds - played.seconds) * 1000;
      let over = false;
      await Promise.all(
        this.#matches.map(async (match) => {
          while (performance.now() < end && !over)
            if (await match.move()) played.moves++;
            else over = true;
        }),
      );
      played.seconds += (performance.now() - begun) / 1000;
      played.cpu += (await this.#serving.cpu()) - before;
      if (over) for (const match of this.#matches) match.anew();
    }
    return played;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.disconnect();
    await this.#serving.close();
  }
}

/** One of its matches, seen by each seat. */
class Match {
  #id: string;
  #round = 0;
  readonly #sockets: Socket[] = [];
  #states: (State | undefined)[] = [];
  #wake: (() => void) | undefined;

  constructor(id: string) {
    this.#id = id;
  }

  get #name(): string {
    return `${this.#id}-${this.#round}`;
  }

  sit(socket: Socket, seat: number): void {
    this.#sockets.push(socket);
    socket.on('sync', ((match: string, { state }: { state: State }) =>
      this.#take(match, seat, state)) as never);
    socket.on('update', ((match: string, state: State) => this.#take(match, seat, state)) as never);
    if (seat === SEATS - 1) this.anew();
  }

  anew(): void {
    this.#round++;
    this.#states = [];
    const name = this.#name;
    // The first makes it.
    sure(this.#sockets[0]).emit('sync', name, '0', undefined, SEATS);
    for (let seat = 1; seat < SEATS; seat++)
      setTimeout(
        () => sure(this.#sockets[seat]).emit('sync', name, `${seat}`, undefined, SEATS),
        50,
      );
  }

  async synced(): Promise<void> {
    await this.#until(() => this.#sockets.every((_, seat) => this.#states[seat]));
  }

  /** False if it is over. */
  async move(): Promise<boolean> {
    const [first] = this.#states;
    if (!first) throw new Error('There is no match yet.');
    const seat = wisps.waitingFor(first.G as never);
    if (seat === NOBODY) return false;
    const { _stateID: number } = first;
    await this.#until(() => (this.#states[seat]?._stateID ?? -1) >= number);
    const choices = wisps.choices(this.#states[seat]?.G as never);
    const playerID = `${seat}`;
    const payload = { type: 'act', args: [choices[roll(choices.length)]], playerID };
    sure(this.#sockets[seat]).emit(
      'update',
      { type: 'MAKE_MOVE', payload },
      number,
      this.#name,
      playerID,
    );
    await this.#until(() => (this.#states[0]?._stateID ?? -1) > number);
    return true;
  }

  #take(match: string, seat: number, state: State): void {
    if (match !== this.#name) return;
    this.#states[seat] = state;
    this.#wake?.();
  }

  async #until(holds: () => unknown): Promise<void> {
    while (!holds())
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }
}
