import type { Story } from '@magehall/bots/story';

type Points = Story['points'];

/** So many neighbours on either side each point of the drawn curve is a mean of. */
const REACH = 2;

/**
 * The curve as it is drawn. Whoever is to choose tends to see a little more for themselves than others grant them, so from
 * decision to decision it would tremble; the beginning and the end stay as they are.
 */
export function smooth(points: Points): Points {
  return points.map((point, i) => {
    const reach = Math.min(REACH, i, points.length - 1 - i);
    const near = points.slice(i - reach, i + reach + 1);
    const mean = (seat: number) =>
      near.reduce((sum, { chances }) => sum + chances[seat], 0) / near.length;
    return { ...point, chances: point.chances.map((_, seat) => mean(seat)) };
  });
}

/** Every so many points, the first and the last among them. */
export function someOf(points: Points, most: number): Points {
  const last = points.length - 1;
  const count = Math.min(most, points.length);
  return Array.from({ length: count }, (_, i) => {
    return points[count === 1 ? 0 : Math.round((i * last) / (count - 1))];
  });
}
