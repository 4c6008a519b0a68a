/** A story with what it says; it comes with the first one. */
import { Story } from './Story.tsx';
import { sayStory } from './words/say.ts';

export async function story() {
  await sayStory.there();
  return Story;
}
