/** Parts of the table that come when they are first shown. */
import { later } from './later.tsx';
import { worded } from './worded.ts';

export const Curtain = later(async () => (await import('./Curtain.tsx')).Curtain);
export const ReplayBar = worded(async () => (await import('./ReplayBar.tsx')).ReplayBar);
export const Sheets = worded(async () => (await import('./Sheets.tsx')).Sheets);
