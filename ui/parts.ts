/** Parts of the page that come when they are first shown. */
import { later } from './later.tsx';

export const Menu = later(async () => (await import('./Menu.tsx')).Menu);
export const Keys = later(async () => (await import('./Menu.tsx')).Keys);
export const DiceSheet = later(async () => (await import('./DiceSheet.tsx')).DiceSheet);
export const ReplayBar = later(async () => (await import('./ReplayBar.tsx')).ReplayBar);
export const Sheets = later(async () => (await import('./Sheets.tsx')).Sheets);
