import { later } from '../later.tsx';

/** It comes when a game is over. */
export const Ending = later(async () => (await import('./Ending.tsx')).Ending);
