/** How many sit down, and for how long. */
import { SEATS } from '../rules/seats.ts';

export const evening = {
  seats: SEATS,
  minutes: (seats: number) => 10 + 10 * seats,
};
