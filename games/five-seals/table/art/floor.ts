/** The outlines of the dungeon as path data: floors, paving, masonry. */
import { polar, RADII } from './geometry.ts';

/** Half the thickness of a wall between two rooms, and how round a room's corners are. */
const WALL = 5;
const CORNER = 9;

const n = (value: number) => +value.toFixed(1);
function at(radius: number, degrees: number): string {
  const { x, y } = polar(radius, degrees);
  return `${n(x)} ${n(y)}`;
}
const degrees = (length: number, radius: number) => ((length / radius) * 180) / Math.PI;

/** A room: a piece of a ring, set in from its walls, with round corners. */
export function sector(inner: number, outer: number, start: number, end: number): string {
  const low = (r: number) => start + degrees(WALL, r);
  const high = (r: number) => end - degrees(WALL, r);
  const turn = (r: number) => Math.min(degrees(CORNER, r), (high(r) - low(r)) / 3);
  const out = outer - CORNER;
  const into = inner + CORNER;
  return (
    `M${at(outer, low(outer) + turn(outer))}` +
    `A${outer} ${outer} 0 0 1 ${at(outer, high(outer) - turn(outer))}` +
    `Q${at(outer, high(outer))} ${at(out, high(out))}L${at(into, high(into))}` +
    `Q${at(inner, high(inner))} ${at(inner, high(inner) - turn(inner))}` +
    `A${inner} ${inner} 0 0 0 ${at(inner, low(inner) + turn(inner))}` +
    `Q${at(inner, low(inner))} ${at(into, low(into))}L${at(out, low(out))}` +
    `Q${at(outer, low(outer))} ${at(outer, low(outer) + turn(outer))}Z`
  );
}

export function disc(radius: number): string {
  return `M0-${radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0-${radius}Z`;
}

function arc(radius: number, start: number, end: number): string {
  return `M${at(radius, start)}A${n(radius)} ${n(radius)} 0 0 1 ${at(radius, end)}`;
}

/** Flagstones of a room: courses along the ring, joints set off from course to course. */
export function paving(inner: number, outer: number, start: number, end: number, odd: number) {
  const courses = Math.max(2, Math.round((outer - inner) / 24));
  let path = '';
  for (let i = 0; i < courses; i++) {
    const near = inner + ((outer - inner) * i) / courses;
    const far = inner + ((outer - inner) * (i + 1)) / courses;
    if (i > 0) path += arc(near, start, end);
    const long = (((end - start) * Math.PI) / 180) * ((near + far) / 2);
    const stones = Math.max(2, Math.round(long / 34));
    for (let j = 0; j < stones; j++) {
      const turn = start + ((end - start) * (j + ((i + odd) % 2 ? 0.5 : 0.12))) / stones;
      path += `M${at(near, turn)}L${at(far, turn)}`;
    }
  }
  return path;
}

/** Three courses of stone in each ring of rock. */
export function masonry(rooms: number): string {
  let path = '';
  for (const [low, high, stones] of [
    [RADII.I[1] + 3, RADII.M[0] - 3, rooms * 5],
    [RADII.M[1] + 3, RADII.V[0] - 3, rooms * 8],
  ])
    for (let i = 0; i < 3; i++) {
      const near = low + ((high - low) * i) / 3;
      if (i > 0) path += disc(n(near));
      for (let j = 0; j < stones; j++) {
        const turn = ((j + (i % 2 ? 0.5 : 0)) * 360) / stones;
        path += `M${at(near, turn)}L${at(near + (high - low) / 3, turn)}`;
      }
    }
  return path;
}

/** The battlement of the outer wall. */
export function merlons(rooms: number): string {
  const step = 45 / rooms;
  let path = '';
  for (let i = 0; i < rooms * 8; i++) path += arc(493, i * step + 0.9, i * step + step * 0.5 + 0.2);
  return path;
}
