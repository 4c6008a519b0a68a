/**
 * A balancer as simple as they come: each request and each line goes to the next server. One that does not answer
 * within a while is left out for a moment, and whoever asked is told to ask again.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sure } from '@magehall/engine';
import type { Door } from '../hall/host.ts';

const PATIENCE = 1500;
const LEFT_OUT = 1000;

export class Balancer implements Door {
  address = '';
  readonly #ports: readonly number[];
  readonly #server = createServer((asked, answer) => void this.#pass(asked, answer));
  readonly #leftOut = new Map<number, number>();
  readonly #sockets = new Set<Duplex>();
  #turn = 0;
  /** How often a server was found that did not answer. */
  passed = 0;

  static async before(ports: readonly number[]): Promise<Balancer> {
    const balancer = new Balancer(ports);
    await balancer.#open();
    return balancer;
  }

  private constructor(ports: readonly number[]) {
    this.#ports = ports;
  }

  /** It is always there; whether anybody stands behind it shows. */
  async up(): Promise<void> {}

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #open(): Promise<void> {
    this.#server.on('upgrade', (asked, socket, head) => this.#join(asked, socket, head));
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('There is no free port.');
    this.address = `http://localhost:${address.port}`;
  }

  #next(): number {
    const now = performance.now();
    for (let i = 0; i < this.#ports.length; i++) {
      const port = sure(this.#ports[this.#turn++ % this.#ports.length]);
      if ((this.#leftOut.get(port) ?? 0) < now) return port;
    }
    return sure(this.#ports[this.#turn++ % this.#ports.length]);
  }

  #leaveOut(port: number): void {
    this.passed++;
    this.#leftOut.set(port, performance.now() + LEFT_OUT);
  }

  async #pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const port = this.#next();
    try {
      const body = await buffer(asked);
      const { method, url, headers } = asked;
      const on = request({
        host: 'localhost',
        port,
        method,
        path: url,
        headers,
        timeout: PATIENCE,
      });
      on.on('timeout', () => on.destroy(new Error('no answer')));
      on.end(body);
      const [given] = (await once(on, 'response')) as [IncomingMessage];
      const whole = await buffer(given);
      answer.writeHead(given.statusCode ?? 500, given.headers);
      answer.end(whole);
    } catch {
      this.#leaveOut(port);
      answer.writeHead(503).end();
    }
  }

  /** A line: what it says goes through as it is. */
  #join(asked: IncomingMessage, socket: Duplex, head: Buffer): void {
    const port = this.#next();
    const on: Socket = connect(port, 'localhost', () => {
      const headers = [];
      for (let i = 0; i < asked.rawHeaders.length; i += 2)
        headers.push(`${asked.rawHeaders[i]}: ${asked.rawHeaders[i + 1]}`);
      on.write(`GET ${asked.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      on.write(head);
      on.pipe(socket);
      socket.pipe(on);
    });
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => on.destroy());
    on.on('error', () => this.#leaveOut(port));
    on.on('close', () => socket.destroy());
    socket.on('close', () => on.destroy());
  }
}
