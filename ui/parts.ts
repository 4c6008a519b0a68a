/** Parts of the table that come when they are first shown. */
import { worded } from './worded.ts';

export const ReplayBar = worded(async () => (await import('./ReplayBar.tsx')).ReplayBar);
export const Sheets = worded(async () => (await import('./Sheets.tsx')).Sheets);
