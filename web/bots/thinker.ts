/** The page's side of the bots: they search in a worker, so that nothing here ever stutters. */
import type { ThinkAnswer, ThinkRequest } from './request.ts';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<
  number,
  { resolve: (choice: unknown) => void; reject: (why: Error) => void }
>();

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

export function think(request: Omit<ThinkRequest, 'id'>): Promise<unknown> {
  worker ??= start();
  const id = ++asked;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker?.postMessage({ id, ...request } satisfies ThinkRequest);
  });
}
