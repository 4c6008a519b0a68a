import { STONES } from '../art/stones.ts';
import type { Sitter } from '../table/board.ts';
import { narrow } from '../table/room.ts';
import { saySheets } from '../words/saySheets.ts';
import type { Standing } from './course.ts';

const HEIGHT = 150;
/** Left for the numbers at the end of each line. */
const [LEFT, RIGHT, TOP, BOTTOM] = [8, 44, 10, 20];

interface CurveProps {
  standings: readonly Standing[];
  sitters: readonly Sitter[];
}

/** The points of each, round by round. */
export function Curve({ standings, sitters }: CurveProps) {
  const words = saySheets.value.ending;
  // As many units as it has pixels: its numbers are to be read.
  const width = narrow.value ? 310 : 500;
  const most = Math.max(1, ...standings.flatMap(({ totals }) => totals));
  const x = (i: number) => LEFT + ((width - LEFT - RIGHT) * i) / standings.length;
  const y = (points: number) => HEIGHT - BOTTOM - ((HEIGHT - TOP - BOTTOM) * points) / most;
  const lines = sitters.map(({ seat, familiar, name }) => {
    const totals = [0, ...standings.map(({ totals: all }) => all[seat] ?? 0)];
    return { seat, name, familiar, totals, last: totals.at(-1) ?? 0 };
  });
  const ends = apart(lines.map(({ last }) => y(last)));
  const said = lines.map(({ name, totals }) => `${name} ${totals.slice(1).join(', ')}`).join('; ');
  return (
    <figure class="curve">
      <figcaption>{words.curve}</figcaption>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={`${words.curve}: ${said}`}>
        <path class="axis" d={`M${LEFT} ${y(0)}H${width - RIGHT}`} />
        {standings.map(({ round }, i) => (
          <text key={round} class="axis-round" x={x(i + 1)} y={HEIGHT - 4}>
            {i === 0 || i === standings.length - 1 || (i + 1) % 5 === 0 ? round : ''}
          </text>
        ))}
        {lines.map(({ seat, familiar, totals, last }, i) => (
          <g key={seat} style={{ color: STONES[familiar].ring }} class={`course ${familiar}`}>
            <polyline points={totals.map((points, at) => `${x(at)},${y(points)}`).join(' ')} />
            <circle cx={x(totals.length - 1)} cy={y(last)} r="4" />
            <text x={width - RIGHT + 9} y={(ends[i] ?? 0) + 4}>
              {last}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}

/** The same heights, but none within a number's height of another. */
function apart(heights: readonly number[]): number[] {
  const result = [...heights];
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  let above = -Infinity;
  for (const i of order) {
    result[i] = Math.max(heights[i] ?? 0, above + 14);
    above = result[i] ?? 0;
  }
  const over = Math.max(0, above - (HEIGHT - BOTTOM));
  return result.map((height) => height - over);
}
