/** What the sign says in every language: how many sit down, for how long, and that it can be learned. */
import { SEATS } from '../rules/seats.ts';

export const numbers = {
  // Alone against Automas too (AM-AMB-76).
  people: [1, SEATS[1]] as const,
  minutes: (seats: number) => 10 + 10 * seats,
  lesson: true,
};
