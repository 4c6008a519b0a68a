/** What its sign says in every language: how many sit down, for how long, and that it can be learned. */
import { SEATS } from '../rules/seats.ts';

export const size = {
  people: SEATS,
  // About a quarter of an hour each: the box says an hour.
  minutes: (seats: number) => 14 * seats,
  lesson: true,
};
