/**
 * The page's side of an analysis. Each has a worker of its own: bots are not kept waiting by it, and who
 * no longer wants it ends it with its worker.
 */
import type { Hint, HintAnswer, HintRequest } from './request.ts';

export interface Asked<T> {
  result: Promise<T>;
  /** Nobody waits for it any more. */
  cancel(): void;
}

export function askHint(request: HintRequest, far: (part: number) => void): Asked<Hint> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const cancel = () => worker.terminate();
  const result = new Promise<Hint>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<HintAnswer>) => {
      if ('far' in data) return far(data.far);
      cancel();
      if ('hint' in data) resolve(data.hint);
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
