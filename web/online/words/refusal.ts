import { No } from '../line/post.ts';
import { sayOnline } from './say.ts';

/** Why something did not happen, in a sentence. */
export function sentenceOf(error: unknown): string {
  const { notices } = sayOnline.value;
  if (!(error instanceof No)) throw error;
  if (!error.refusal) return notices.noHall;
  return notices.refusals[error.refusal.error] ?? notices.other;
}
