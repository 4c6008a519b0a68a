import type { Board } from '@magehall/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { DIE_NAME } from '../../rules/data/dice.ts';
import { boardOf, type State, top } from '../../rules/state.ts';
import type { Plan, Point } from '../art/geometry.ts';
import { casts } from '../names.ts';

interface TowardsProps {
  board: Board<State>;
  plan: Plan;
  /** What is seen of the dungeon. */
  sight: Point & { width: number; height: number };
  go: (to: Point) => void;
}

/**
 * What a spell asks for, or a die can break, may lie out of sight: if nothing of it is seen, the
 * nearest of it is shown, and the mage again when scroll and die are put away. Draws nothing.
 */
export function Towards({ board, plan, sight, go }: TowardsProps) {
  const { view, viewer, light } = board;
  const { at, dice } = view.players[viewer];
  const picked =
    casts(board, viewer) || dice.some((die) => light(`die:${DIE_NAME[die]}`) === 'chosen');
  const lit = boardOf(view).spaces.flatMap(({ id }, space) =>
    light(`space:${id}`) === 'rest' ? [] : [plan.at[space]],
  );
  const asked = picked || top(view)?.do !== 'turn';
  const once = useRef(false);
  useLayoutEffect(() => {
    const wanted = asked ? lit : once.current ? [plan.at[at]] : [];
    once.current = picked;
    /** From the middle of what is seen: a half is at its edge. */
    const away = ({ x, y }: Point) =>
      Math.max(Math.abs(x - sight.x) / sight.width, Math.abs(y - sight.y) / sight.height);
    const [nearest] = wanted.sort((a, b) => away(a) - away(b));
    if (nearest && away(nearest) > 0.45) go(nearest);
  }, [view, picked, asked && lit.length]);
  return null;
}
