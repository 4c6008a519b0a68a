/**
 * A person at a hall that is killed again and again: sends each command until it is answered, under
 * the same key, and comes back to the table by saying what it saw last, as a page does.
 */
import { setTimeout as after } from 'node:timers/promises';
import { type Answer, Client, newKey } from '@magehall/server/testing/client';
import { Page } from '@magehall/server/testing/page';
import type { TableMessage } from '@magehall/wire';
import type { Door } from './host.ts';
import type { Witness } from './witness.ts';

export class Visitor {
  readonly client: Client;
  readonly #host: Door;
  readonly #witness: Witness;
  #page: Page | undefined;

  constructor(host: Door, witness: Witness) {
    this.#host = host;
    this.#witness = witness;
    this.client = new Client(host.address);
  }

  /** What it has put together of the table where it sits. */
  get page(): Page {
    if (!this.#page) throw new Error('This visitor looks at no table.');
    return this.#page;
  }

  /** Asks until there is an answer. */
  async insist<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
    for (;;) {
      await this.#host.up();
      try {
        const answer = await ask();
        if (answer.status === 503) {
          await after(20);
          continue;
        }
        if (answer.status >= 500) throw new Fault(answer.text);
        return answer;
      } catch (error) {
        if (error instanceof Fault) throw error;
        await after(5);
      }
    }
  }

  /** A command at a table: sent until answered, its answer kept by the witness. */
  async command(table: string, what: string, body: object, key = newKey()): Promise<boolean> {
    this.#witness.sent(table, key);
    const { status, body: answer } = await this.insist(() =>
      this.client.at<{ seq?: number }>(table, what, { ...body, key }),
    );
    if (status === 200 && answer.seq !== undefined) this.#witness.stored(table, key, answer.seq);
    else this.#witness.refused(table, key);
    return status === 200;
  }

  async listen(table: string): Promise<void> {
    this.#page = await this.fresh(table);
  }

  /** Another page of the same person, which has seen nothing yet. */
  fresh(table: string): Promise<Page> {
    return this.#line((line) => new Page(line, table, (whole) => this.#witness.heard(whole)));
  }

  /** Waits until its page stands so, however often the line breaks meanwhile. */
  async until(holds: (whole: TableMessage) => boolean): Promise<TableMessage> {
    for (;;) {
      const { page } = this;
      try {
        return await page.until(holds);
      } catch (error) {
        if (page.wrong) this.#witness.wrong('torn', page.wrong);
        else if (page.line.closed === undefined) throw error;
        page.line.close();
        await this.#line((line) => page.rejoin(line));
      }
    }
  }

  async #line<T>(open: (line: Awaited<ReturnType<Client['line']>>) => T): Promise<T> {
    for (;;) {
      await this.#host.up();
      try {
        return open(await this.client.line());
      } catch {
        await after(5);
      }
    }
  }
}

class Fault extends Error {
  override name = 'Fault';
}
