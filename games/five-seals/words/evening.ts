/** How many sit down, and for how long. */
import { SEATS } from '../rules/seats.ts';

export const evening = {
  people: SEATS,
  // About a quarter of an hour each: the box says an hour.
  minutes: (seats: number) => 14 * seats,
};
