/** The one door to the page of a table on line: it comes with its words. */
import type { FunctionComponent } from 'preact';
import { sayOnline } from './words/say.ts';

export async function onlinePage(): Promise<FunctionComponent<{ path: string }>> {
  const [{ OnlinePage }] = await Promise.all([import('./table/OnlinePage.tsx'), sayOnline.there()]);
  return OnlinePage;
}
