/** Sound is off until asked for, and never needed; nothing of it is loaded before. */
import { settings } from '../settings.ts';
import type { Sound } from './sounds.ts';

export async function play(sound: Sound): Promise<void> {
  if (settings.value.sound) (await import('./sounds.ts')).make(sound);
}
