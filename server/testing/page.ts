/** For tests: what a page holds of a table, put together from what it hears piece by piece. */
import { hashJson, type Step } from '@magehall/engine';
import {
  changed,
  type Message,
  type MovesMessage,
  readStep,
  type Steps,
  type TableMessage,
} from '@magehall/wire';
import type { Client, Line } from './client.ts';

/** In the place of a step that was left out. */
const LEFT_OUT: Step = { by: -1, events: [] };

export class Page {
  line: Line;
  readonly table: string;
  #read = 0;
  whole: TableMessage | undefined;
  steps: Step[] = [];
  view: Record<string, unknown> = {};
  /** What the page found wrong; a real one would ask for the whole table. */
  wrong: string | undefined;
  /** Told of every state that it comes to. */
  readonly #heard: (whole: TableMessage) => void;

  constructor(line: Line, table: string, heard: (whole: TableMessage) => void = () => undefined) {
    this.line = line;
    this.table = table;
    this.#heard = heard;
    line.hear(table);
  }

  /** Goes on with another line from where it stood. */
  rejoin(line: Line): void {
    this.line = line;
    this.#read = 0;
    this.wrong = undefined;
    line.hear(this.table, this.seq);
  }

  get seq(): number {
    return this.whole?.seq ?? -1;
  }

  /** Takes over all that came. */
  read(): this {
    const { texts } = this.line;
    for (; this.#read < texts.length; this.#read++)
      this.#take(JSON.parse(texts[this.#read]) as Message);
    return this;
  }

  /** Waits until the page stands so. */
  async until(holds: (whole: TableMessage) => boolean): Promise<TableMessage> {
    return this.line.until(() => {
      this.read();
      if (this.wrong) throw new Error(this.wrong);
      return this.whole && holds(this.whole) ? this.whole : undefined;
    });
  }

  /** Asks for the steps that were left out. */
  async fill(client: Client): Promise<void> {
    const from = this.steps.indexOf(LEFT_OUT);
    if (from < 0) return;
    const to = this.steps.lastIndexOf(LEFT_OUT) + 1;
    const { body } = await client.get<Steps>(
      `/api/tables/${this.table}/steps?from=${from}&to=${to}`,
    );
    this.steps.splice(from, to - from, ...body.steps.map(readStep));
  }

  #take(message: Message): void {
    if (!('table' in message) || message.table !== this.table) return;
    if (message.type === 'table') {
      this.whole = message;
      this.view = message.view as Record<string, unknown>;
      this.#put(message);
      this.#heard(message);
    } else if (message.type === 'moves') this.#move(message);
  }

  #put(message: Pick<MovesMessage, 'keep' | 'skipped' | 'steps'>): void {
    const { keep = this.steps.length, skipped = 0, steps } = message;
    const gap = new Array<Step>(skipped).fill(LEFT_OUT);
    this.steps = [...this.steps.slice(0, keep), ...gap, ...steps.map(readStep)];
  }

  #move(message: MovesMessage): void {
    const {
      type: _,
      changed: changes,
      key: __,
      keep: ___,
      steps: ____,
      skipped: _____,
      from = message.seq - 1,
      ...rest
    } = message;
    if (!this.whole || from !== this.whole.seq) {
      this.wrong = `it stood at ${this.seq} and heard what came after ${from}`;
      return;
    }
    this.#put(message);
    this.view = changed(this.view, changes) as Record<string, unknown>;
    const next = Object.entries({ ...this.whole, ...rest, view: this.view });
    this.whole = Object.fromEntries(next.filter(([, now]) => now !== null)) as TableMessage;
    if (hashJson(this.view) !== this.whole.hash) this.wrong = `another view at ${this.seq}`;
    this.#heard(this.whole);
  }
}
