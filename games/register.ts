/** The games of the hall, rules and words. Who needs only one of them imports that: a bot has no words. */
import { rules } from './rules.ts';
import { words } from './words.ts';

export const games = Object.fromEntries(
  Object.keys(rules).map((id) => [id, { rules: rules[id], ...words[id] }]),
);
