import { type Board, STONES } from '@magehall/ui';
import { boardOf, type State } from '../../rules/state.ts';
import { disc, sector } from '../floor.ts';
import { type Plan, RADII } from '../geometry.ts';
import { familiarOf } from '../names.ts';

interface MiniMapProps {
  board: Board<State>;
  plan: Plan;
  walked: (space: number) => boolean;
  /** What is seen of it, if not all. */
  sight: { x: number; y: number; width: number; height: number } | undefined;
}

/** The whole dungeon in small: where one can walk, what can be used, where the mages are. */
export function MiniMap({ board, plan, walked, sight }: MiniMapProps) {
  const { view } = board;
  const { spaces } = boardOf(view);
  return (
    <svg viewBox="-540 -540 1080 1080" class="mini-map" aria-hidden="true">
      {plan.floors.map(({ space, ring, place }) => (
        <path
          key={space}
          class={walked(space) ? 'mini-lit' : 'mini-floor'}
          d={sector(
            RADII[ring][0] - 8,
            RADII[ring][1] + 8,
            place * plan.angle,
            (place + 1) * plan.angle,
          )}
        />
      ))}
      <path class={walked(0) ? 'mini-lit' : 'mini-floor'} d={disc(78)} />
      {spaces.map(
        ({ id }, space) =>
          board.light(`space:${id}`) !== 'rest' && (
            <circle key={id} class="mini-can" cx={plan.at[space].x} cy={plan.at[space].y} r="24" />
          ),
      )}
      {view.players.map(({ at }, seat) => (
        <circle
          // A seat's mage.
          key={`mage${seat}`}
          cx={plan.at[at].x}
          cy={plan.at[at].y}
          r={seat === board.viewer ? 44 : 34}
          fill={STONES[familiarOf(view, seat)].fill}
          stroke="#070919"
          stroke-width="12"
        />
      ))}
      {sight && (
        <rect
          class="mini-sight"
          x={sight.x - sight.width / 2}
          y={sight.y - sight.height / 2}
          width={sight.width}
          height={sight.height}
          rx="20"
        />
      )}
    </svg>
  );
}
