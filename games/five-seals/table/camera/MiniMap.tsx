import { type Board, STONES } from '@magehall/ui';
import { boardOf, type State } from '../../rules/state.ts';
import { disc, sector } from '../art/floor.ts';
import { type Plan, type Point, RADII } from '../art/geometry.ts';
import { familiarOf } from '../names.ts';
import { spoken } from '../words.ts';

interface MiniMapProps {
  board: Board<State>;
  plan: Plan;
  walked: (space: number) => boolean;
  /** What is seen of it, if not all. */
  sight: (Point & { width: number; height: number }) | undefined;
  /** From the whole to the part round a place, or round the mage; and back. */
  toggle: (at?: Point) => void;
}

/** Width of the drawing: the dungeon, and a margin around it. */
const WIDTH = 1080;

/** The whole dungeon in small, beside the tools of the page: to see all of it, or to touch where one wants to look. */
export function MiniMap({ toggle, ...shown }: MiniMapProps) {
  const words = spoken();
  return (
    <button
      type="button"
      class="map-button"
      aria-label={shown.sight ? words.wholeBoard : words.closer}
      onClick={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        // By keyboard there is no place on the map.
        if (event.detail === 0) return toggle();
        const at = (low: number, client: number) => ((client - low) / box.width - 0.5) * WIDTH;
        return toggle({ x: at(box.left, event.clientX), y: at(box.top, event.clientY) });
      }}
    >
      <Drawn {...shown} />
    </button>
  );
}

/** Where one can walk, what can be used, where the mages are. */
function Drawn({ board, plan, walked, sight }: Omit<MiniMapProps, 'toggle'>) {
  const { view } = board;
  const { spaces } = boardOf(view);
  return (
    <svg
      viewBox={`${-WIDTH / 2} ${-WIDTH / 2} ${WIDTH} ${WIDTH}`}
      class="mini-map"
      aria-hidden="true"
    >
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
