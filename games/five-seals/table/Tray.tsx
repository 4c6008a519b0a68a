import { type Board, FAMILIARS, Heading, PieceButton, Ring, Seal } from '@magehall/ui';
import { DIE_NAME } from '../rules/dice.ts';
import { COLOURS, ELEMENTS } from '../rules/elements.ts';
import { CARD_ELEMENT, CARD_NAME, CARD_SPELL, type Card } from '../rules/scrolls.ts';
import { IN_FRONT, MAGES, type State, top } from '../rules/state.ts';
import { ElementDie } from './art/ElementDie.tsx';
import { Mage, Standing } from './art/Figures.tsx';
import {
  CARD,
  FLAT,
  Scroll,
  ScrollBack,
  ScrollCard,
  type Shape,
  SQUARE,
  TINY,
} from './art/Scroll.tsx';
import { Covered, faceDown } from './Covered.tsx';
import { casts, familiarOf } from './names.ts';
import { narrow } from './narrow.ts';
import { spoken } from './words.ts';

interface TrayProps {
  board: Board<State>;
  seat: number;
}

/** What others did with their own things is no news about the viewer's. */
function own(board: Board<State>): Board<State> {
  return { ...board, last: NOTHING };
}
const NOTHING: ReadonlySet<string> = new Set();

/** The viewer's dice and familiar; the supply when it can be reached into. */
export function Own({ board: table, seat }: TrayProps) {
  const board = own(table);
  const { view } = board;
  const words = spoken();
  const { dice, familiar } = view.players[seat];
  const of = familiarOf(view, seat);
  const reached = reachesSupply(board, seat);
  const picking = MAGES.some((mage) => board.light(`mage:${mage}`) !== 'rest');
  return (
    <div class="own-row">
      {picking && <Mages board={board} />}
      {dice.length > 0 && (
        <section class="own-dice" aria-label={words.dice}>
          {dice.map((die, i) => (
            <PieceButton
              key={`${die}.${dice.indexOf(die) - i}`}
              board={ofEquals(board, `die:${DIE_NAME[die]}`, i - dice.indexOf(die))}
              name={`die:${DIE_NAME[die]}`}
              class={dice.indexOf(die) === i ? 'own-die' : 'own-die twin'}
            >
              <svg width="52" height="65" viewBox="-58 -58 116 146" aria-hidden="true">
                <Ring x={-50} y={-50} width={100} height={127} radius={20} />
                <g data-at={`die:${seat}.${DIE_NAME[die]}`}>
                  <ElementDie die={die} letter={words.letters[ELEMENTS[die >> 3]]} />
                </g>
              </svg>
            </PieceButton>
          ))}
        </section>
      )}
      {/* It stays while a scroll is picked, so that the hand doesn't move. */}
      {board.active && board.why('give:up') === '' && (
        <PieceButton board={board} name="give:up" class="button small give-up">
          {words.giveUp}
        </PieceButton>
      )}
      {reached && <Supply board={board} />}
      {familiar === IN_FRONT && !reached && !picking && (
        <svg
          class="own-familiar"
          width="46"
          height="48"
          viewBox="-21 -29 42 44"
          role="img"
          aria-label={words.familiarHome}
        >
          <g data-at={`familiar:${seat}`}>
            <Standing of={of} />
          </g>
        </svg>
      )}
    </div>
  );
}

/** Of equal dice as many are shown chosen as are; `before` of them lie to the left of this one. */
function ofEquals(board: Board<State>, name: string, before: number): Board<State> {
  const chosen = board.times(name);
  return chosen === 0 || before < chosen ? board : { ...board, light: () => 'can' };
}

/** In the draft, and when a chosen scroll works on the supply. */
function reachesSupply(board: Board<State>, seat: number): boolean {
  const { view, light, active } = board;
  if (!active || !COLOURS.some((colour) => light(`supply:${colour}`) !== 'rest')) return false;
  return casts(board, seat) || top(view)?.do === 'draft';
}

function Supply({ board }: { board: Board<State> }) {
  const words = spoken();
  return (
    <section class="own-supply" aria-label={words.takeDice}>
      {COLOURS.map((colour, i) => (
        <Covered
          key={colour}
          board={board}
          name={`supply:${colour}`}
          class="own-die"
          width={46}
          height={58}
          view="-58 -58 116 146"
          ring={{ x: -50, y: -50, width: 100, height: 127, radius: 20 }}
        >
          <ElementDie die={i * 8} letter={words.letters[ELEMENTS[i]]} />
          <text class="stock-count" y="14">
            {board.view.supply[i]}
          </text>
          <Picked times={board.times(`supply:${colour}`)} />
        </Covered>
      ))}
    </section>
  );
}

/** How many dice of a colour are picked so far. */
function Picked({ times }: { times: number }) {
  if (times === 0) return null;
  return (
    <g class="picked" transform="translate(29 -31)">
      <circle r="22" />
      <text y="10">+{times}</text>
    </g>
  );
}

function Mages({ board }: { board: Board<State> }) {
  return (
    <section class="own-supply" aria-label={spoken().pickMage}>
      {MAGES.map((mage, i) => (
        <PieceButton key={mage} board={board} name={`mage:${mage}`} class="own-die">
          <svg width="46" height="66" viewBox="-22 -64 44 72" aria-hidden="true">
            <Ring x={-19} y={-61} width={38} height={66} radius={8} />
            <Mage of={FAMILIARS[i]} />
          </svg>
        </PieceButton>
      ))}
    </section>
  );
}

/** Up to how many scrolls have such a shape: all of them are seen at once, so many are small. */
const WIDE: readonly [Shape, number][] = [
  [CARD, 5],
  [FLAT, 8],
  [SQUARE, 12],
];
const NARROW: readonly [Shape, number][] = [
  [FLAT, 4],
  [SQUARE, 6],
];

/** The viewer's scrolls: face up as long as they can be used in this round. */
export function Tray({ board: table, seat }: TrayProps) {
  const board = own(table);
  const words = spoken();
  const { up, down } = board.view.players[seat];
  const isNarrow = narrow.value;
  const many = up.length + down.length;
  const [shape] = (isNarrow ? NARROW : WIDE).find(([, most]) => many <= most) ?? [TINY];
  const ready = new Set(up.filter((card) => board.light(`own:${CARD_NAME[card]}`) !== 'rest')).size;
  return (
    <section class="hand" aria-label={words.yourScrolls}>
      {!isNarrow && (
        <Heading small note={ready > 0 ? words.ready(ready) : undefined}>
          {words.yourScrolls}
        </Heading>
      )}
      <div class={shape === TINY ? 'hand-row tiny' : 'hand-row'}>
        {up.map((card, i) => (
          <OwnScroll key={`${card}.${i}`} board={board} seat={seat} card={card} shape={shape} />
        ))}
        {down.map((card, i) => (
          <OwnScroll
            key={`${card}.d${i}`}
            board={board}
            seat={seat}
            card={card}
            shape={shape}
            used
          />
        ))}
      </div>
    </section>
  );
}

interface OwnScrollProps extends TrayProps {
  card: Card;
  shape: Shape;
  used?: boolean;
}

function OwnScroll({ board, seat, card, shape, used = false }: OwnScrollProps) {
  const name = board.label(`own:${CARD_SPELL[card]}`);
  const letter = spoken().letters[ELEMENTS[CARD_ELEMENT[card]]];
  const { width, height } = shape;
  const shown = shape === CARD || shape === FLAT ? name : undefined;
  const absorbed = CARD_SPELL[card] === 'absorption' ? board.view.absorbed[CARD_ELEMENT[card]] : 0;
  const pad = shape === TINY ? 3 : 4;
  // A used one is never lit, though its twin that lies face up may be.
  const lit: Board<State> = used ? { ...faceDown(board), light: () => 'rest' } : board;
  return (
    <Covered
      board={lit}
      name={`own:${CARD_NAME[card]}`}
      class="own-scroll"
      width={width + 2 * pad}
      height={height + 2 * pad}
      view={`${-width / 2 - pad} ${-height / 2 - pad} ${width + 2 * pad} ${height + 2 * pad}`}
      ring={{ x: -width / 2, y: -height / 2, width, height, radius: 4 }}
    >
      <g data-at={`scroll:${seat}.${CARD_NAME[card]}`}>
        {used ? (
          <ScrollBack card={card} name={shown} shape={shape} />
        ) : shape === CARD ? (
          <ScrollCard card={card} name={name} letter={letter} />
        ) : (
          <Scroll card={card} width={width} height={height} name={shown} size={11.6} />
        )}
      </g>
      {absorbed !== 0 && (
        <g transform={`translate(${width / 2 - 12} ${-height / 2 + 16})`}>
          <Seal of={ELEMENTS[absorbed >> 3]} r={11}>
            {absorbed & 7}
          </Seal>
        </g>
      )}
    </Covered>
  );
}
