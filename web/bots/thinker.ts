/** The page's side of the bots: they search in a worker, so that nothing here ever stutters. */
import type { ThinkAnswer, ThinkRequest } from './request.ts';

interface Waiting {
  request: ThinkRequest;
  resolve: (choice: unknown) => void;
  reject: (why: Error) => void;
  /** Ends the worker that doesn't answer in time. */
  watch?: ReturnType<typeof setTimeout>;
  /** It was asked again already. */
  again?: boolean;
}

/** Beyond its budget: a worker has to be fetched first, and the device may be busy. */
const PATIENCE = 30_000;

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  fresh.onmessage = ({ data }: MessageEvent<ThinkAnswer>) => {
    const one = settle(data.id);
    if ('choice' in data) one?.resolve(data.choice);
    else one?.reject(new Error(data.failed));
  };
  fresh.onerror = lost;
  return fresh;
}

function settle(id: number): Waiting | undefined {
  const one = waiting.get(id);
  clearTimeout(one?.watch);
  waiting.delete(id);
  return one;
}

/** The worker broke, or died without a word: another is asked the same, once. */
function lost(): void {
  end();
  for (const [id, one] of waiting) {
    if (one.again) settle(id)?.reject(new Error('no answer'));
    else ask(Object.assign(one, { again: true }));
  }
}

function end(): void {
  worker?.terminate();
  worker = undefined;
}

export function think(question: Omit<ThinkRequest, 'id'>): Promise<unknown> {
  const request = { id: ++asked, ...question };
  return new Promise((resolve, reject) => {
    const one = { request, resolve, reject };
    waiting.set(request.id, one);
    ask(one);
  });
}

function ask(one: Waiting): void {
  worker ??= start();
  clearTimeout(one.watch);
  one.watch = setTimeout(lost, one.request.budgetMs + PATIENCE);
  worker.postMessage(one.request);
}

/**
 * Whoever thinks now is to come to an end. A search hears nothing before it is over, so one that is
 * not over by then goes with its worker, and another is asked the same, with that much time.
 */
export function hurry(withinMs: number): void {
  const searching = [...waiting.keys()];
  setTimeout(() => {
    const slow = searching.flatMap((id) => waiting.get(id) ?? []);
    if (!slow.some(({ request }) => request.budgetMs > withinMs)) return;
    end();
    for (const one of waiting.values()) {
      one.request.budgetMs = Math.min(one.request.budgetMs, withinMs);
      ask(one);
    }
  }, withinMs);
}
