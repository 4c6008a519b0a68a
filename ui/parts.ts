/** Parts of the page that come when they are first shown, side by side with their words. */
import type { FunctionComponent } from 'preact';
import { later } from './later.tsx';
import { saySheets } from './saySheets.ts';

export const Menu = worded(async () => (await import('./Menu.tsx')).Menu);
export const Keys = worded(async () => (await import('./Menu.tsx')).Keys);
export const DiceSheet = worded(async () => (await import('./DiceSheet.tsx')).DiceSheet);
export const ReplayBar = worded(async () => (await import('./ReplayBar.tsx')).ReplayBar);
export const Sheets = worded(async () => (await import('./Sheets.tsx')).Sheets);

function worded<P extends object>(load: () => Promise<FunctionComponent<P>>): FunctionComponent<P> {
  return later(async () => {
    const [part] = await Promise.all([load(), saySheets.there()]);
    return part;
  });
}
