/** What is being done: where the page scrolls, it comes first, and those without a part in it last. */
import { type State, sideOf, top } from '../rules/index.ts';

interface Doing {
  /** Known to the style by this name; nothing at the menu of a turn. */
  what: '' | 'paying' | 'gathering' | 'settling' | 'fighting';
  /** The sides of an attack; of anything else, all. */
  sides: readonly number[] | undefined;
}

const IDLE: Doing = { what: '', sides: undefined };

export function doingNow(view: State): Doing {
  if (view.stack.length === 0) return IDLE;
  const frame = top(view);
  if (frame.frame === 'summon' || frame.frame === 'sand')
    return { what: 'paying', sides: undefined };
  if (frame.frame !== 'attack') return IDLE;
  const sides = [sideOf(view, frame.seat), frame.target];
  const what =
    frame.step === 'units' ? 'gathering' : frame.step === 'pay' ? 'settling' : 'fighting';
  return { what, sides };
}
