/** What happens between the armies, each part fetched when there is the first of it. */
import { later } from '@magehall/ui';

const gathering = () => import('./Gathering.tsx');
const struck = () => import('./Struck.tsx');
const moments = () => import('./Moments.tsx');

/** Somebody reaches for the table: what comes next shall be there at once. */
export const fetchHappening = () => Promise.all([gathering(), struck(), moments()]);

export const Gathering = later(async () => (await gathering()).Gathering);
export const Struck = later(async () => (await struck()).Struck);
export const FoolMoment = later(async () => (await moments()).FoolMoment);
export const SandDice = later(async () => (await moments()).SandDice);
export const Changed = later(async () => (await moments()).Changed);
export const OmenSign = later(async () => (await moments()).OmenSign);
export const Fallen = later(async () => (await moments()).Fallen);
