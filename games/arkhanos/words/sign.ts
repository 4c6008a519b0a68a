/** What the sign says in every language: how many sit down, for how long, and that it can be learned. */
import { SEATS } from '../rules/seats.ts';

export const numbers = {
  people: SEATS,
  minutes: (seats: number) => (seats === 2 ? 25 : 20 + seats * 3),
  lesson: true,
};
