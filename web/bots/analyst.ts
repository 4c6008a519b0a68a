/**
 * The page's side of an analysis. Each has a worker of its own: bots are not kept waiting by it, and who
 * no longer wants it ends it with its worker.
 */
import type { Analyses, Answer } from './request.ts';

export interface Asked<T> {
  result: Promise<T>;
  /** Nobody waits for it any more. */
  cancel(): void;
}

export function ask<K extends keyof Analyses>(
  request: Analyses[K]['request'],
  far: (part: number) => void,
): Asked<Analyses[K]['found']> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const cancel = () => worker.terminate();
  const result = new Promise<Analyses[K]['found']>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer<Analyses[K]['found']>>) => {
      if ('far' in data) return far(data.far);
      cancel();
      if ('found' in data) resolve(data.found);
      else reject(new Error(data.failed));
    };
    worker.onerror = () => {
      cancel();
      reject(new Error('no answer'));
    };
  });
  worker.postMessage(request);
  return { result, cancel };
}
