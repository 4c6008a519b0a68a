/** The page's side of the bots: they search in a worker, so that nothing here ever stutters. */
import type { ThinkAnswer, ThinkRequest } from './request.ts';

interface Waiting {
  request: ThinkRequest;
  resolve: (choice: unknown) => void;
  reject: (why: Error) => void;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const fresh = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  fresh.onmessage = ({ data }: MessageEvent<ThinkAnswer>) => {
    const promise = waiting.get(data.id);
    waiting.delete(data.id);
    if ('choice' in data) promise?.resolve(data.choice);
    else promise?.reject(new Error(data.failed));
  };
  fresh.onerror = (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
    fresh.terminate();
    worker = undefined;
  };
  return fresh;
}

export function think(question: Omit<ThinkRequest, 'id'>): Promise<unknown> {
  const request = { id: ++asked, ...question };
  return new Promise((resolve, reject) => {
    waiting.set(request.id, { request, resolve, reject });
    ask(request);
  });
}

function ask(request: ThinkRequest): void {
  worker ??= start();
  worker.postMessage(request);
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
    worker?.terminate();
    worker = undefined;
    for (const { request } of waiting.values())
      ask({ ...request, budgetMs: Math.min(request.budgetMs, withinMs) });
  }, withinMs);
}
