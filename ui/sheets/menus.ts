/** What lies over the hall or a table when it is asked for. */
import { worded } from './worded.ts';

export const Menu = worded(async () => (await import('./Menu.tsx')).Menu);
export const Keys = worded(async () => (await import('./Menu.tsx')).Keys);
export const DiceSheet = worded(async () => (await import('./DiceSheet.tsx')).DiceSheet);
