import type { FunctionComponent } from 'preact';
import { later } from '../later.tsx';
import { saySheets } from '../words/saySheets.ts';

/** A part of the page that comes when it is first shown, side by side with its words. */
export function worded<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
): FunctionComponent<P> {
  return later(async () => {
    const [part] = await Promise.all([load(), saySheets.there()]);
    return part;
  });
}
