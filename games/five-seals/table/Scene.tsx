import { type Board, isSettled, later, looked, Piece, Ring, Seal, useSize } from '@magehall/ui';
import { useMemo } from 'preact/hooks';
import type { Space } from '../rules/data/board.ts';
import { ELEMENTS } from '../rules/data/elements.ts';
import { CARD_SPELL } from '../rules/data/scrolls.ts';
import { boardOf, type State } from '../rules/state.ts';
import { Dungeon, Numbers } from './art/Dungeon.tsx';
import { Guardian, Mage, StandingFamiliar } from './art/Figures.tsx';
import { type Plan, planOf, START } from './art/geometry.ts';
import { Scroll, ScrollName } from './art/Scroll.tsx';
import { useZoom } from './camera/zoom.ts';
import { familiarOf, type SealFacts, sealOn, spaceOfPiece } from './names.ts';
import { type Walk, walkOf } from './walk.ts';
import { spoken } from './words.ts';

/** Where all of the dungeon can be seen at once, there is none. */
const MiniMap = later(async () => (await import('./camera/MiniMap.tsx')).MiniMap);

/** Before the first round nothing on the board is asked for. */
const Towards = later(async () => (await import('./camera/Towards.tsx')).Towards);

/** A scroll at least so wide, in pixels, has room for its name. */
const NAMED = 55;
/** Height of a name in pixels. */
const NAME = 11.5;

export function Scene({ board }: { board: Board<State> }) {
  const [frame, size, measured] = useSize<HTMLDivElement>();
  const { view, viewer } = board;
  const dungeon = boardOf(view);
  const plan = planOf(dungeon);
  const walk = useMemo(() => walkOf(view, viewer), [view, viewer]);
  const mage = plan.at[view.players[viewer].at];
  const { sight, isWhole, isSmall, toggle, go } = useZoom(frame, size, plan.seal, mage);
  const { scale } = sight;
  const width = size.width / scale;
  const height = size.height / scale;
  const part = { ...sight, width, height };
  const words = spoken();
  if (!measured) return <div class="dungeon-frame" ref={frame} />;
  return (
    <>
      <div class={isWhole ? 'dungeon-frame' : 'dungeon-frame zoomed'} ref={frame}>
        <svg
          width={size.width}
          height={size.height}
          viewBox={`${sight.x - width / 2} ${sight.y - height / 2} ${width} ${height}`}
        >
          <title>{words.dungeon}</title>
          <Ground board={board} walk={walk} scale={scale} />
        </svg>
        {!isWhole && view.round > 0 && <Towards board={board} plan={plan} sight={part} go={go} />}
      </div>
      {/* One plays without it, so it comes once the table stands. */}
      {(isSmall || !isWhole) && isSettled() && (
        <MiniMap
          board={board}
          plan={plan}
          walked={walk.walked}
          sight={isWhole ? undefined : part}
          toggle={(at = mage) => toggle(at)}
        />
      )}
    </>
  );
}

interface GroundProps {
  board: Board<State>;
  walk: Walk;
  /** Pixels for one unit of the drawing. */
  scale: number;
}

/** The dungeon with all that lies and stands in it, in the drawing's own units. */
export function Ground({ board, walk, scale }: GroundProps) {
  const dungeon = boardOf(board.view);
  const plan = planOf(dungeon);
  const mage = plan.at[board.view.players[board.viewer].at];
  const order = useMemo(() => placesFrom(dungeon.spaces, plan), [dungeon, plan]);
  return (
    <>
      <Dungeon board={dungeon} walked={walk.walked} light={walk.light} mage={mage} />
      <Numbers board={dungeon} scale={scale} />
      <Route board={board} plan={plan} way={walk.way} />
      {order.map((space) => (
        <Place
          key={space}
          board={board}
          plan={plan}
          space={space}
          scale={scale}
          near={walk.way(space).length > 0}
        />
      ))}
      <Figures board={board} plan={plan} />
    </>
  );
}

/** Spaces where something can lie, from back to front. */
function placesFrom(spaces: readonly Space[], plan: Plan): number[] {
  return spaces
    .flatMap(({ kind }, space) =>
      kind === 'seal' || kind === 'box' || kind === 'start' ? [space] : [],
    )
    .sort((a, b) => plan.at[a].y - plan.at[b].y);
}

interface PlaceProps {
  board: Board<State>;
  plan: Plan;
  space: number;
  scale: number;
  /** The mage can get there: such things glow, while a spell's far targets are only ringed. */
  near: boolean;
}

/** What lies on a space: a seal, a scroll, an empty threshold. Figures stand on top of it. */
function Place({ board, plan, space, scale, near }: PlaceProps) {
  const { view } = board;
  const { id, kind } = boardOf(view).spaces[space];
  const { x, y } = plan.at[space];
  const name = `space:${id}`;
  const seal = sealOn(view, space);
  const box = plan.box.get(space);
  const radius = kind === 'start' ? START : plan.seal;
  const taken =
    seal === undefined &&
    view.players.some(({ at, familiar }) => at === space || familiar === space);
  const spell =
    seal?.card && box && box[0] * scale >= NAMED
      ? board.called(`own:${CARD_SPELL[seal.card]}`)
      : undefined;
  // Most of a table stays as it is from click to click, and is not drawn anew.
  const drawn = useMemo(
    () =>
      box === undefined ? (
        <Door seal={seal} radius={radius} start={kind === 'start'} />
      ) : (
        <Box seal={seal} width={box[0]} height={box[1]} name={spell} size={NAME / scale} />
      ),
    [view.tokens[space], view.scrolls[space], box, radius, spell, scale],
  );
  const light = board.light(name);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g data-at={name}>
        {seal || taken ? (
          <Piece board={board} name={name} class={seal ? 'full' : 'bare'}>
            {(light === 'chosen' || (near && light === 'can')) && (
              <circle
                class="halo"
                r={Math.max(radius, (box?.[0] ?? 0) / 2) * 1.9}
                fill="url(#glow)"
              />
            )}
            {drawn}
          </Piece>
        ) : (
          kind !== 'start' && drawn
        )}
        {spell && box && (
          <ScrollName name={spell} width={box[0]} height={box[1]} size={NAME / scale} />
        )}
      </g>
    </g>
  );
}

interface DoorProps {
  seal: SealFacts | undefined;
  radius: number;
  /** A circle of the central chamber, which never has a seal. */
  start: boolean;
}

function Door({ seal, radius, start }: DoorProps) {
  return (
    <>
      <Ring x={-radius} y={-radius} width={2 * radius} height={2 * radius} radius={radius} />
      {seal ? (
        <Seal of={seal.element} r={radius}>
          {seal.strength}
        </Seal>
      ) : (
        <circle class={start ? 'touch' : 'threshold'} r={radius * 0.74} />
      )}
    </>
  );
}

interface BoxProps {
  seal: SealFacts | undefined;
  width: number;
  height: number;
  name: string | undefined;
  size: number;
}

function Box({ seal, width, height, name, size }: BoxProps) {
  return (
    <>
      <Ring x={-width / 2} y={-height / 2} width={width} height={height} radius={4} />
      {seal?.card ? (
        <Scroll card={seal.card} width={width} height={height} size={size} name={name} apart />
      ) : (
        <rect
          class="threshold"
          x={-width * 0.4}
          y={-height * 0.38}
          width={width * 0.8}
          height={height * 0.76}
          rx="5"
        />
      )}
    </>
  );
}

/** Mages, familiars and guardians. They hide nothing from the pointer: the space is what is chosen. */
function Figures({ board, plan }: { board: Board<State>; plan: Plan }) {
  const { view } = board;
  const size = plan.seal * 0.041;
  const figures = view.players.flatMap(({ at, familiar, mage }, seat) => {
    const of = familiarOf(view, seat);
    const turn = board.waitingFor === seat;
    const mine = seat === board.viewer;
    const where = plan.at[at];
    const stands = [
      <g
        key={`mage${seat}`}
        class="figure"
        transform={`translate(${where.x} ${where.y + plan.seal * 0.66}) scale(${size})`}
      >
        <g data-at={`mage:${seat}`}>
          {(turn || mine) && (
            <ellipse class={turn ? 'ground turn' : 'ground'} cy="-1" rx="22" ry="9" />
          )}
          <Mage of={of} />
        </g>
      </g>,
    ];
    if (familiar >= 0) {
      const { x, y } = plan.at[familiar];
      // Beside its mage, or on the edge of a seal so that the number stays to be read.
      const off = familiar === at ? plan.seal * 1.1 : view.tokens[familiar] ? plan.seal * 0.8 : 0;
      stands.push(
        <g
          key={`familiar${seat}`}
          class="figure"
          transform={`translate(${x + off} ${y + plan.seal * 0.16}) scale(${size * (off ? 0.8 : 1)})`}
        >
          <g data-at={`familiar:${seat}`}>
            <StandingFamiliar of={of} />
          </g>
        </g>,
      );
    }
    return mage < 0 && view.round === 0 ? [] : stands.map((drawn) => ({ y: where.y, drawn }));
  });
  view.guardians.forEach((space, element) => {
    if (space < 0) return;
    const { x, y } = plan.at[space];
    const width = plan.box.get(space)?.[0] ?? 0;
    figures.push({
      y,
      drawn: (
        <g
          key={`guardian${element}`}
          class="figure"
          transform={`translate(${x + width / 2 - 2} ${y + 22}) scale(${size * 0.9})`}
        >
          <g data-at={`guardian:${ELEMENTS[element]}`}>
            <Guardian of={ELEMENTS[element]} />
          </g>
        </g>
      ),
    });
  });
  return <g class="figures">{figures.sort((a, b) => a.y - b.y).map(({ drawn }) => drawn)}</g>;
}

interface RouteProps {
  board: Board<State>;
  plan: Plan;
  way: (to: number) => number[];
}

/** Dots from the mage to what is chosen or looked at, through the middles of the rooms. */
function Route({ board, plan, way }: RouteProps) {
  const { spaces } = boardOf(board.view);
  const chosen = spaces.findIndex(({ id }) => board.light(`space:${id}`) === 'chosen');
  const target = chosen >= 0 ? chosen : spaceOfPiece(board.view, looked.value ?? '');
  if (target === undefined || !board.active) return null;
  const points = way(target).map((space) => plan.at[space]);
  if (points.length < 2) return null;
  return (
    <path
      class={chosen >= 0 ? 'route' : 'route looked'}
      d={`M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`}
    />
  );
}
