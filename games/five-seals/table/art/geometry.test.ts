import { describe, expect, it } from 'vitest';
import { boardFor } from '../../rules/data/board.ts';
import { HALF, type Point, planOf, RADII, START } from './geometry.ts';

interface Disc extends Point {
  id: string;
  radius: number;
}
interface Rectangle extends Point {
  id: string;
  width: number;
  height: number;
}

/** From a disc, or a point, to a rectangle; 0 if they touch. */
function fromDisc(box: Rectangle, { x, y, radius }: Disc): number {
  const dx = Math.max(Math.abs(box.x - x) - box.width / 2, 0);
  const dy = Math.max(Math.abs(box.y - y) - box.height / 2, 0);
  return Math.hypot(dx, dy) - radius;
}

function piecesOf(players: number) {
  const board = boardFor(players);
  const plan = planOf(board);
  const discs: Disc[] = [];
  const boxes: Rectangle[] = [];
  board.spaces.forEach(({ id, kind }, space) => {
    const { x, y } = plan.at[space];
    if (kind === 'seal') discs.push({ id, x, y, radius: plan.seal });
    if (kind === 'start') discs.push({ id, x, y, radius: START });
    const size = plan.box.get(space);
    if (size) boxes.push({ id, x, y, width: size[0], height: size[1] });
  });
  return { board, plan, discs, boxes };
}

describe.each([2, 3, 4, 5])('the dungeon for %i', (players) => {
  const { board, plan, discs, boxes } = piecesOf(players);

  it('gives every space its place', () => {
    expect(discs.length + boxes.length).toBe(
      board.seals.length + board.boxes.length + board.starts.length,
    );
    expect(plan.doors.length).toBe(board.seals.length);
    expect(plan.at.length).toBe(board.spaces.length);
  });

  it('lets no piece touch another', () => {
    discs.forEach((one, i) => {
      for (const other of discs.slice(i + 1))
        expect(
          Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius,
          `${one.id} ${other.id}`,
        ).toBeGreaterThan(2);
      for (const box of boxes) expect(fromDisc(box, one), `${one.id} ${box.id}`).toBeGreaterThan(2);
    });
    boxes.forEach((one, i) => {
      for (const other of boxes.slice(i + 1)) {
        const dx = Math.abs(one.x - other.x) - (one.width + other.width) / 2;
        const dy = Math.abs(one.y - other.y) - (one.height + other.height) / 2;
        expect(Math.max(dx, dy), `${one.id} ${other.id}`).toBeGreaterThan(2);
      }
    });
  });

  it('lets no scroll cross a wall', () => {
    for (const box of boxes) {
      const room = board.neighbours[board.at.get(box.id) as number][0];
      const floor = plan.floors.find(({ space }) => space === room);
      if (!floor) throw new Error(`${box.id} lies in no room`);
      const [inner, outer] = RADII[floor.ring];
      const axis = (floor.place + 0.5) * plan.angle;
      for (const x of [box.x - box.width / 2, box.x + box.width / 2])
        for (const y of [box.y - box.height / 2, box.y + box.height / 2]) {
          const radius = Math.hypot(x, y);
          const turn = (Math.atan2(x, -y) * 180) / Math.PI;
          const off = Math.abs(((turn - axis + 540) % 360) - 180);
          expect(radius, box.id).toBeGreaterThan(inner);
          expect(radius, box.id).toBeLessThan(outer);
          expect(off, box.id).toBeLessThan(plan.angle / 2);
        }
    }
  });

  it('lets the doors of a ring stand between its rooms', () => {
    for (const door of plan.doors.filter(({ across }) => across))
      expect((door.angle / plan.angle) % 1).toBeCloseTo(0);
    for (const door of plan.doors.filter(({ across }) => !across))
      expect((door.angle / plan.angle) % 1).toBeCloseTo(0.5);
  });

  it('stays inside the outer wall', () => {
    for (const { x, y, radius } of discs) expect(Math.hypot(x, y) + radius).toBeLessThan(HALF);
  });
});
