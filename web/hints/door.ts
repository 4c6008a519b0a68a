/** Hints with what they say; they come with the first one. */
import { Hint } from './Hint.tsx';
import { sayHints } from './words/say.ts';

export async function hint() {
  await sayHints.there();
  return Hint;
}
