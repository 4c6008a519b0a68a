import { useId, useMemo } from 'preact/hooks';
import type { Board } from '../../rules/data/board.ts';
import { spotOf } from '../../words/places.ts';
import { disc, masonry, merlons, paving, sector } from './floor.ts';
import { type Door, type Plan, planOf, polar, RADII, START } from './geometry.ts';

interface DungeonProps {
  board: Board;
  /** Where the mage can walk: lit. The rest is night. */
  walked: (space: number) => boolean;
  /** Changes when the light does. */
  light: string;
  /** The mage that carries it. */
  mage: { x: number; y: number };
}

/** Rock, walls, floors and doorways; nothing that can be touched. Drawn anew when the light changes. */
export function Dungeon({ board, walked, light, mage }: DungeonProps) {
  // Light falls from its own mage's torch, however many dungeons are drawn on a page.
  const id = useId();
  return useMemo(() => draw(board, walked, mage, id), [board, light]);
}

const LAMP = 'M0-8C3.4-4 4.2-1.6 3.4.6C2.8 2.2 1.4 3 0 3S-2.8 2.2-3.4.6C-4-1.4-2-3.4 0-8Z';
const STAR = [0, 2, 4, 1, 3].map((i) => {
  const { x, y } = polar(60, i * 72);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
});

function draw(
  board: Board,
  walked: (space: number) => boolean,
  mage: { x: number; y: number },
  id: string,
) {
  const plan = planOf(board);
  const hub = walked(0);
  const lit = plan.floors.filter(({ space }) => walked(space));
  const dark = plan.floors.filter(({ space }) => !walked(space));
  return (
    <g class="dungeon">
      <radialGradient
        id={`torch-${id}`}
        gradientUnits="userSpaceOnUse"
        cx={mage.x}
        cy={mage.y}
        r="330"
      >
        <stop offset="0" stop-color="var(--lit-near)" />
        <stop offset=".35" stop-color="var(--lit)" />
        <stop offset="1" stop-color="var(--lit-far)" />
      </radialGradient>
      <radialGradient id={`night-${id}`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="500">
        <stop offset="0" stop-color="var(--floor-in)" />
        <stop offset=".4" stop-color="var(--floor)" />
        <stop offset="1" stop-color="var(--floor-out)" />
      </radialGradient>
      <radialGradient id={`rock-${id}`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="500">
        <stop offset="0" stop-color="var(--rock-in)" />
        <stop offset=".6" stop-color="var(--rock)" />
        <stop offset="1" stop-color="var(--rock-out)" />
      </radialGradient>
      <circle class="outer-wall" r={RADII.wall} fill={`url(#rock-${id})`} />
      <circle class="inner-line" r="489" />
      <path class="merlons" d={merlons(plan.rooms)} />
      <path class="masonry" d={masonry(plan.rooms)} />
      <Lamps plan={plan} />
      <Floors plan={plan} floors={dark} hub={!hub} kind="night" id={id} />
      <Floors plan={plan} floors={lit} hub={hub} kind="torch" id={id} />
      <circle class="hub-candle" r="150" fill="url(#candle)" />
      <path class="pentagram" d={`M${STAR.join('L')}Z${disc(60)}`} />
      {board.starts.map((space) => {
        const { x, y } = plan.at[space];
        return (
          <g key={space} class="start" transform={`translate(${x} ${y})`}>
            <circle r={START} />
            <circle class="start-dot" r="2.4" />
          </g>
        );
      })}
      {plan.doors.map((door) => (
        <Doorway
          key={door.space}
          door={door}
          half={plan.seal + 2.5}
          lit={walked(door.space)}
          id={id}
        />
      ))}
    </g>
  );
}

function Lamps({ plan }: { plan: Plan }) {
  return (
    <>
      {[RADII.rock1, RADII.rock2].flatMap((radius) =>
        Array.from({ length: plan.rooms }, (_, k) => {
          const { x, y } = polar(radius, k * plan.angle);
          return (
            <g key={`${radius}.${k * plan.angle}`} class="lamp" transform={`translate(${x} ${y})`}>
              <circle r="26" fill="url(#candle)" />
              <path class="lamp-foot" d="M-4.5 6.5H4.5M0 6V2" />
              <path d={LAMP} />
            </g>
          );
        }),
      )}
    </>
  );
}

/** Height of a room's number. */
const NUMBER = 16.5;

/** The numbers that places are called by, beside the doors through the rock; none that can't be read. */
export function Numbers({ board, scale }: { board: Board; scale: number }) {
  const plan = planOf(board);
  if (NUMBER * scale < 11) return null;
  return (
    <g class="room-numbers" font-size={NUMBER}>
      {plan.floors.flatMap(({ space, ring, place }) => {
        if (ring === 'I') return [];
        const radius = ring === 'M' ? RADII.rock1 : RADII.rock2;
        const axis = polar(radius, (place + 0.5) * plan.angle);
        const beside = polar(plan.seal + 16, (place + 0.5) * plan.angle + 90);
        const spot = spotOf(board.spaces[space].id);
        if (!('room' in spot)) return [];
        return (
          <text
            key={space}
            x={axis.x + beside.x}
            y={axis.y + beside.y}
            data-about={`room:${spot.room}`}
          >
            {spot.room}
          </text>
        );
      })}
    </g>
  );
}

interface FloorsProps {
  plan: Plan;
  floors: Plan['floors'];
  hub: boolean;
  kind: 'night' | 'torch';
  /** Of this dungeon. */
  id: string;
}

/** All floors of one light are one shape; the shade along their walls is cut to it. */
function Floors({ plan, floors, hub, kind, id }: FloorsProps) {
  const shape =
    floors
      .map(({ ring, place }) =>
        sector(RADII[ring][0], RADII[ring][1], place * plan.angle, (place + 1) * plan.angle),
      )
      .join('') + (hub ? disc(RADII.hub) : '');
  const stones = floors
    .map(({ ring, place }) =>
      paving(RADII[ring][0], RADII[ring][1], place * plan.angle, (place + 1) * plan.angle, place),
    )
    .join('');
  return (
    <g class={`floors ${kind}`}>
      <clipPath id={`floor-${kind}-${id}`}>
        <path d={shape} />
      </clipPath>
      <path d={shape} fill={`url(#${kind}-${id})`} />
      <g clip-path={`url(#floor-${kind}-${id})`}>
        <path class="paving" d={stones} />
        {[22, 15, 8].map((width) => (
          <path key={width} class="floor-shade" d={shape} stroke-width={width} />
        ))}
      </g>
      <path class="floor-line" d={shape} />
    </g>
  );
}

interface DoorwayProps {
  door: Door;
  half: number;
  lit: boolean;
  id: string;
}

/** A gap in the wall with two jambs; through the rock, or from room to room. */
function Doorway({ door, half, lit, id }: DoorwayProps) {
  const fill = `url(#${lit ? 'torch' : 'night'}-${id})`;
  const kind = lit ? 'doorway torch' : 'doorway';
  // The fills are in the drawing's own units, so the shape is turned, not the group.
  const corner = (r: number, off: number) => {
    const { x, y } = polar(r, door.angle);
    const side = polar(off, door.angle + 90);
    return `${(x + side.x).toFixed(1)} ${(y + side.y).toFixed(1)}`;
  };
  const [near, far, low, high] = door.across
    ? [door.from - half, door.from + half, -7, 7]
    : [door.from, door.to, -half, half];
  const a = corner(near, low);
  const b = corner(far, low);
  const c = corner(far, high);
  const d = corner(near, high);
  return (
    <g class={kind}>
      <path d={`M${a}L${b}L${c}L${d}Z`} fill={fill} />
      <path class="jamb" d={door.across ? `M${a}L${d}M${b}L${c}` : `M${a}L${b}M${d}L${c}`} />
    </g>
  );
}
