/**
 * Requests over lines that stay open, with as little as HTTP needs: whoever makes the load shares the
 * machine with whom it is made for.
 */
import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  cookie: string | undefined;
  body: string;
}

export class Poster {
  readonly #port: number;
  readonly #host: string;
  readonly #idle: Lane[] = [];

  constructor(address: string) {
    const { hostname, port, host } = new URL(address);
    this.#port = Number(port);
    this.#host = `Host: ${host}\r\nContent-Type: application/json\r\n`;
    if (hostname !== 'localhost') throw new Error('The bench stays on this machine.');
  }

  async send(method: string, path: string, cookie: string, body: string): Promise<Answer> {
    const lane = this.#idle.pop() ?? new Lane(this.#port);
    const session = cookie === '' ? '' : `Cookie: ${cookie}\r\n`;
    const length = `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    const answer = await lane.ask(
      `${method} ${path} HTTP/1.1\r\n${this.#host}${session}${length}${body}`,
    );
    this.#idle.push(lane);
    return answer;
  }

  close(): void {
    for (const lane of this.#idle) lane.close();
  }
}

/** One request at a time. */
class Lane {
  readonly #socket: Socket;
  #got = '';
  #asked: { resolve(answer: Answer): void; reject(error: Error): void } | undefined;

  constructor(port: number) {
    this.#socket = connect(port, 'localhost').setNoDelay().setEncoding('utf8');
    this.#socket.on('data', (chunk: string) => this.#take(chunk));
    this.#socket.on('error', (error) => this.#asked?.reject(error));
    this.#socket.on('close', () => this.#asked?.reject(new Error('The server hung up.')));
  }

  ask(text: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#asked = { resolve, reject };
      this.#socket.write(text);
    });
  }

  close(): void {
    this.#asked = undefined;
    this.#socket.destroy();
  }

  #take(chunk: string): void {
    this.#got += chunk;
    const end = this.#got.indexOf('\r\n\r\n');
    if (end < 0) return;
    const head = this.#got.slice(0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const body = this.#got.slice(end + 4);
    if (Buffer.byteLength(body) < length) return;
    this.#got = '';
    const cookie = /\r\nset-cookie: ([^;\r]+)/i.exec(head)?.[1];
    this.#asked?.resolve({ status: Number(head.slice(9, 12)), cookie, body });
  }
}
