/** Parts of the table that come when they are first shown. */
import { later } from '../later.tsx';
import { worded } from '../sheets/worded.ts';

export const Chronicle = later(async () => (await import('../telling/Chronicle.tsx')).Chronicle);
export const Curtain = later(async () => (await import('../seats/Curtain.tsx')).Curtain);
export const Inspector = worded(async () => (await import('../inspector/Inspector.tsx')).Inspector);
export const ReplayBar = worded(async () => (await import('../replay/ReplayBar.tsx')).ReplayBar);
export const Sheets = worded(async () => (await import('../sheets/Sheets.tsx')).Sheets);
