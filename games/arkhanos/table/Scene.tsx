import { type Board, later, Piece, Ring, Strokes, useSize } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { CENTRAL, TILES, TOWERS, type TowerName } from '../rules/data.ts';
import { bonusOf, pillarThing } from '../rules/names.ts';
import { emptyPillar, type State } from '../rules/state.ts';
import { ManaDie } from './art/ManaDie.tsx';
import { Meeple } from './art/Meeple.tsx';
import { Plaque } from './art/Plaque.tsx';
import { Foot, Plinth, pillarX, Slab } from './art/Tower.tsx';
import { BARE_FOOT, FOOT, type Sizes, SMALLEST, SMALLEST_IN_HAND, sizes } from './geometry.ts';
import { BOOK, HAMMER, PRESTIGE, STAIRS } from './icons.ts';
import type { Place } from './places.ts';
import { type Covered, coveredFloors, tellFloor } from './towers/floors.ts';
import { bringIntoSight, isInSight, isLit, isTouched } from './towers/sight.ts';
import { TowerMap } from './towers/TowerMap.tsx';
import { WORDS } from './words.ts';

const History = later(async () => (await import('./towers/History.tsx')).History);

/** From left to right as they stand: the central tower is third, under the moon. */
const LEFT_TO_RIGHT = [0, 1, CENTRAL, 2];
const WIDTH = 184;
/** In CSS pixels, as in `layout.css`: on a phone two towers are seen, and all on them can be read. */
const NARROWEST = 166;
/** In the drawing's own units: above its foot a covered floor, the top one and its plaque. */
const LOWEST = 204;

export function Scene({ board }: { board: Board<State> }) {
  const [frame, { width, height }, measured] = useSize<HTMLDivElement>();
  const { view } = board;
  const covered = Math.max(...view.below.map((floors) => floors.length / 4));
  // A tower's drawing is as wide as a quarter of the frame; on a phone it is wider and scrolls.
  const across = Math.max(width / 4, NARROWEST);
  const mapped = across * 4 > width;
  const foot = mapped ? BARE_FOOT : FOOT;
  const above = Math.max(LOWEST, (height / across) * WIDTH - foot);
  const size = sizes(above, covered, mapped ? SMALLEST_IN_HAND : SMALLEST);
  const opened = useSignal<number | undefined>(undefined);
  const show = (tower: number) => {
    if (frame.current) bringIntoSight(frame.current, LEFT_TO_RIGHT.indexOf(tower));
  };
  // What can be done, or was done last, is never out of sight.
  const lit = LEFT_TO_RIGHT.filter((tower) => isLit(board, tower));
  const busy = lit.length > 0 ? lit : LEFT_TO_RIGHT.filter((tower) => isTouched(board, tower));
  useLayoutEffect(() => {
    const row = frame.current;
    if (!row || !measured || !mapped || busy.length === 0) return;
    if (!busy.some((tower) => isInSight(row, LEFT_TO_RIGHT.indexOf(tower)))) show(busy[0]);
  }, [busy.join(), measured, mapped]);
  return (
    <div class="towers-frame">
      <TowerMap board={board} order={LEFT_TO_RIGHT} show={show} />
      <div class="towers" ref={frame}>
        {measured &&
          LEFT_TO_RIGHT.map((tower) => (
            <Tower
              key={tower}
              board={board}
              tower={tower}
              size={size}
              foot={foot}
              open={() => {
                opened.value = tower;
              }}
            />
          ))}
      </div>
      {opened.value !== undefined && (
        <History
          board={board}
          tower={opened.value}
          close={() => {
            opened.value = undefined;
          }}
        />
      )}
    </div>
  );
}

interface TowerProps {
  board: Board<State>;
  tower: number;
  size: Sizes;
  /** How much is drawn below the first slab. */
  foot: number;
  /** Shows all of its floors. */
  open: () => void;
}

/** One of them, with all that stands on it. */
export function Tower({ board, tower, size, foot, open }: TowerProps) {
  const { view } = board;
  const words = WORDS[board.language];
  const central = tower === CENTRAL;
  const covered = coveredFloors(view, tower);
  const hidden = Math.max(0, covered.length - size.shown);
  const levels = covered.length - hidden;
  const top = -levels * size.pitch;
  const tile = view.tiles[tower];
  // Until chance has laid its first floor, a tower is a bare foot.
  const laid = view.floors[tower] > 0;
  const closed = laid && !central && tile === 0;
  const name = `tower:${TOWERS[tower]}`;
  const plaqueY = top - size.die * 1.27 - 32;
  return (
    <section class={central ? 'tower central' : 'tower'} aria-label={words.towers[TOWERS[tower]]}>
      <svg
        viewBox={`${-WIDTH / 2} ${-size.height} ${WIDTH} ${size.height + foot}`}
        preserveAspectRatio="xMidYMax meet"
      >
        <title>{words.towers[TOWERS[tower]]}</title>
        {laid && !closed && <path class="mast" d={`M0 ${top - 6}V${plaqueY}`} />}
        <Foot />
        {hidden > 0 && (
          <foreignObject x="-76" y="34" width="60" height="44">
            <button type="button" class="folded" aria-label={words.folded(hidden)} onClick={open}>
              <span>+{hidden}</span>
            </button>
          </foreignObject>
        )}
        {covered.slice(hidden).map((floor, level) => (
          <CoveredFloor
            key={floor.floor}
            tower={TOWERS[tower]}
            covered={floor}
            told={tellFloor(board, floor)}
            level={level}
            size={size}
            central={central}
          />
        ))}
        {!closed && (
          <g data-at={`floor:${TOWERS[tower]}` satisfies Place} data-about={name}>
            <Slab
              y={top}
              level={levels}
              floor={view.floors[tower]}
              colours={central ? [] : (TILES[tile - 1]?.colours ?? [])}
              central={central}
            />
            {/* From right to left, so that a meeple stands before its right neighbour's die. */}
            {laid &&
              [2, 1, 0].map((place) => (
                <g
                  key={place}
                  transform={`translate(${pillarX(place, levels)} ${top + 4}) scale(${size.die / 41})`}
                >
                  <Pillar board={board} pillar={tower * 3 + place} />
                </g>
              ))}
          </g>
        )}
        {laid && (
          <g transform={`translate(0 ${closed ? top - 40 : plaqueY})`}>
            {closed ? (
              <text class="closed">{words.closed}</text>
            ) : (
              <Plaque tile={central ? undefined : TILES[tile - 1]} words={words} />
            )}
            <Piece board={board} name={name}>
              <Ring x={-76} y={-17} width={152} height={34} radius={9} />
              <rect class="touch" x="-76" y="-17" width="152" height="34" />
            </Piece>
          </g>
        )}
        {foot === FOOT && (
          <text class="tower-name" y="100" data-about={name}>
            {words.towers[TOWERS[tower]]}
          </text>
        )}
      </svg>
    </section>
  );
}

interface FloorProps {
  tower: TowerName;
  covered: Covered;
  /** The same in words. */
  told: string;
  /** How many floors are drawn below it. */
  level: number;
  size: Sizes;
  central: boolean;
}

/** Its title is heard as the name of one picture. */
const IN_DRAWING = 'img';

function CoveredFloor({ tower, covered, told, level, size, central }: FloorProps) {
  const { floor, colours, pillars } = covered;
  const y = -level * size.pitch;
  return (
    <g class="covered" role={IN_DRAWING} data-about={`floor:${tower}.${floor}`}>
      <title>{told}</title>
      <Slab y={y} level={level} floor={floor} colours={colours} central={central} />
      {pillars.map((what, place) => (
        <g
          // The three pillars of a covered floor never move.
          key={`${floor}.${pillarX(place, level)}`}
          transform={`translate(${pillarX(place, level)} ${y + 3}) scale(${size.die / 41})`}
        >
          {what > 0 && (
            <g transform="translate(0 -31.6) scale(.41)">
              <ManaDie die={what} />
            </g>
          )}
          {what < 0 && <TrappedMeeple meeple={-what} />}
        </g>
      ))}
    </g>
  );
}

function TrappedMeeple({ meeple }: { meeple: number }) {
  return (
    <>
      <Plinth />
      <g transform="translate(0 -7) scale(1.1)">
        <Meeple meeple={meeple} />
      </g>
    </>
  );
}

/** One of the three places of a top floor, drawn for a die of 41. */
function Pillar({ board, pillar }: { board: Board<State>; pillar: number }) {
  const { view } = board;
  const die = view.dice[pillar];
  const meeple = view.meeples[pillar];
  // Empty central pillars are alike: whichever is clicked, the lowest is meant (TA-AMB-46).
  const empty = die === 0 && meeple === 0;
  const name = pillarThing(empty && pillar >= CENTRAL * 3 ? emptyPillar(view, CENTRAL) : pillar);
  if (empty) return <Socket board={board} name={name} pillar={pillar} />;
  return (
    <Piece board={board} name={name}>
      {die !== 0 && (
        <>
          <Ring x={-28.5} y={-52} width={41} height={52} radius={8} />
          <g transform="translate(-8 -31.6) scale(.41)">
            <g data-at={`${name}/die` satisfies Place}>
              <ManaDie die={die} />
            </g>
          </g>
        </>
      )}
      {die !== 0 && meeple !== 0 && (
        <g transform="translate(18 5) scale(.86)">
          <g data-at={`${name}/meeple` satisfies Place}>
            <Meeple meeple={meeple} />
          </g>
        </g>
      )}
      {die === 0 && meeple !== 0 && (
        <>
          <Ring x={-21} y={-52} width={42} height={52} radius={9} />
          <g data-at={`${name}/meeple` satisfies Place}>
            <TrappedMeeple meeple={meeple} />
          </g>
        </>
      )}
    </Piece>
  );
}

interface SocketProps {
  board: Board<State>;
  name: string;
  pillar: number;
}

/** An empty pillar, with what it gives. */
function Socket({ board, name, pillar }: SocketProps) {
  const light = board.light(name);
  return (
    <g class={light === 'can' || light === 'chosen' ? 'lit' : ''}>
      <rect class="socket" x="-21" y="-44" width="42" height="44" rx="9" />
      <g class="bonus">
        <Bonus pillar={pillar} floor={board.view.floors[(pillar / 3) | 0]} />
      </g>
      <Piece board={board} name={name} twin={name !== pillarThing(pillar)}>
        <Ring x={-21} y={-44} width={42} height={44} radius={9} />
        <rect class="touch" x="-28" y="-56" width="56" height="66" />
      </Piece>
    </g>
  );
}

function Bonus({ pillar, floor }: { pillar: number; floor: number }) {
  switch (bonusOf(pillar)) {
    case 'gain2':
      return (
        <>
          <text x="-3" y="-15" text-anchor="end">
            2
          </text>
          <Small path={PRESTIGE} x={7} size={20} />
        </>
      );
    case 'floor':
      return (
        <>
          <Small path={STAIRS} x={-8} size={20} />
          <text x="5" y="-15.4">
            {floor}
          </text>
        </>
      );
    case 'build':
      return (
        <>
          <Small path={HAMMER} x={-9.4} size={18} />
          <Small path={BOOK} x={9.4} size={18} />
        </>
      );
    case 'activate':
      return <Small path={BOOK} x={0} size={26} />;
  }
}

function Small({ path, x, size }: { path: string; x: number; size: number }) {
  return (
    <g transform={`translate(${x - size / 2} ${-22 - size / 2}) scale(${size / 24})`}>
      <Strokes path={path} width={1.9} />
    </g>
  );
}
