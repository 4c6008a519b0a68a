/** Parts of the table that come when they are first shown. */
import { later } from '../later.tsx';
import { worded } from '../sheets/worded.ts';

const recap = () => import('../telling/Recap.tsx');

export const AfterTheEnd = worded(
  async () => (await import('../ending/AfterTheEnd.tsx')).AfterTheEnd,
);
export const Befell = worded(async () => (await recap()).Befell);
export const Newest = worded(async () => (await recap()).Newest);
export const Recap = worded(async () => (await recap()).Recap);
export const Chronicle = worded(async () => (await import('../telling/Chronicle.tsx')).Chronicle);
export const Curtain = worded(async () => (await import('../seats/Curtain.tsx')).Curtain);
export const MotionLayer = later(
  async () => (await import('../motion/MotionLayer.tsx')).MotionLayer,
);
export const Inspector = worded(async () => (await import('../inspector/Inspector.tsx')).Inspector);
export const ReplayBar = worded(async () => (await import('../replay/ReplayBar.tsx')).ReplayBar);
export const Sheets = worded(async () => (await import('../sheets/Sheets.tsx')).Sheets);
