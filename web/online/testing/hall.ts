/**
 * For tests without a server: a table run by the dealer's own parts, that answers commands and
 * makes messages as the wire says. What is between it and the page, each test decides itself.
 */
import { Audience, obey } from '@magehall/dealer';
import {
  type Game,
  type GameFile,
  hashJson,
  type Options,
  Refused,
  type Roll,
  type Seat,
  Table,
} from '@magehall/engine';
import {
  changesBetween,
  type MovesMessage,
  type SeatInfo,
  type TableMessage,
  WIRE,
  writeStep,
} from '@magehall/wire';
import type { Command, Posting } from '../line/outbox.ts';
import { No } from '../line/post.ts';

export class TestHall {
  readonly table: Table;
  readonly #audience: Audience;
  readonly #roll: Roll;
  /** By key, the number of the move it became. */
  readonly #done = new Map<string, number>();
  /** Of each move, how many entries it has; moves around the game have none. */
  readonly #entries: number[] = [];
  readonly #keys: (string | undefined)[] = [];

  constructor(game: Game, options: Options, roll: Roll) {
    this.#roll = roll;
    this.table = new Table(game, options);
    this.#audience = new Audience(this.table, []);
    this.#move('begin', () => undefined);
  }

  /** The number of the newest move. */
  get head(): number {
    return this.#entries.length - 1;
  }

  /** As `POST …/choices` and `…/undo`. */
  post(seat: Seat, { key, after, choices }: Pick<Command, 'key' | 'after' | 'choices'>): number {
    const before = this.#done.get(key);
    if (before !== undefined) return before;
    if (after !== this.head) throw new No({ error: 'stale', says: '', head: this.head });
    try {
      if (choices)
        return this.#move(key, () => obey(this.table, seat, { choices }, { whole: true }));
      const why = this.table.whyNoUndo(seat);
      if (why) throw new Refused('no-undo', why);
      let undo = 1;
      while (this.table.triedAfter(this.table.steps - undo)) undo++;
      return this.#move(key, () => obey(this.table, seat, { undo }, { whole: true }));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new No({ error: error.reason === 'bad-entry' ? 'fault' : error.reason, says: '' });
    }
  }

  /** Something around the game: somebody votes, or comes back. */
  talk(): void {
    this.#move(`talk ${this.head}`, () => undefined);
  }

  end(by: Seat, places: readonly number[]): void {
    this.#move('end', () => this.table.add({ by, end: 'resign', places }));
  }

  whole(viewer: Seat, after = -1): TableMessage {
    const { game, options } = this.table;
    return {
      ...{ type: 'table', wire: WIRE, table: 'aaaaaaaaaaaa', game: game.id, options, owner: false },
      ...{ rulesVersion: game.rulesVersion, pace: { kind: 'none' }, listed: false, viewer },
      ...{ watchers: true, standin: 'adept', at: Date.now(), phase: 'running' },
      seats: Array.from({ length: options.seats }, (_, seat) => seatOf(seat)),
      seq: this.head,
      ...this.#standing(viewer, after),
      view: copy(this.table.view(viewer)),
    };
  }

  /** What came after that move, as one message; `known` is the view that the viewer had. */
  moves(viewer: Seat, from: number, known: unknown): MovesMessage {
    const view = this.table.view(viewer) as object;
    const changed = changesBetween(known as object, view);
    const key = this.#keys[this.head];
    return copy({
      ...{ type: 'moves', table: 'aaaaaaaaaaaa', from, seq: this.head, at: Date.now() },
      ...{ noUndo: null, ...this.#standing(viewer, from) },
      changed,
      ...(key && { key }),
    });
  }

  file(): GameFile {
    const { game, options, log } = this.table;
    return {
      ...{ magehall: 2, game: game.id, rulesVersion: game.rulesVersion, table: 'aaaaaaaaaaaa' },
      ...{ options, players: [], log },
    };
  }

  #standing(viewer: Seat, after: number) {
    const { keep, steps, waitingFor, ending } = this.#audience.hear(viewer, after + 1);
    const noUndo = viewer >= 0 ? this.table.whyNoUndo(viewer) : 'nothing';
    return {
      ...{ keep, steps: copy(steps.map(writeStep)), waitingFor },
      ...(noUndo && { noUndo }),
      ...(ending && { ending: { ...ending, places: [...ending.places] } }),
      hash: hashJson(this.table.view(viewer)),
    };
  }

  #move(key: string, make: () => unknown): number {
    const before = this.table.length;
    make();
    this.table.settle((odds) => this.#roll(odds));
    this.#entries.push(this.table.length - before);
    this.#keys.push(key);
    this.#audience.moved(this.table.length - before);
    this.#done.set(key, this.head);
    return this.head;
  }
}

/** A device that keeps its commands, and sends them over a line that tests can cut. */
export class TestPosting implements Posting {
  readonly kept = new Map<string, Command>();
  readonly sent: string[] = [];
  readonly #hall: TestHall;
  readonly #seat: Seat;
  /** The next answers are lost on their way back. */
  losesAnswers = 0;
  /** Nothing gets through. */
  cut = false;

  constructor(hall: TestHall, seat: Seat) {
    this.#hall = hall;
    this.#seat = seat;
  }

  async put(command: Command): Promise<void> {
    this.kept.set(command.key, copy(command));
  }
  async drop({ key }: Command): Promise<void> {
    this.kept.delete(key);
  }
  async send(command: Command): Promise<number> {
    if (this.cut) throw new No();
    this.sent.push(command.key);
    const seq = this.#hall.post(this.#seat, copy(command));
    if (this.losesAnswers-- > 0) throw new No();
    return seq;
  }
}

function seatOf(seat: Seat): SeatInfo {
  return { plays: 'person', name: `Mage ${seat + 1}`, here: true, standin: false };
}

function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
