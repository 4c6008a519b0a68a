import { type Board, compact, Heading, later, PieceButton, Ring, Seal } from '@magehall/ui';
import type { TargetedEvent } from 'preact';
import { useState } from 'preact/hooks';
import { DIE_NAME } from '../../rules/data/dice.ts';
import { COLOURS, ELEMENTS } from '../../rules/data/elements.ts';
import { CARD_ELEMENT, CARD_NAME, CARD_SPELL, type Card } from '../../rules/data/scrolls.ts';
import { IN_FRONT, type State, top } from '../../rules/state.ts';
import { StandingFamiliar } from '../art/Figures.tsx';
import {
  CARD,
  FLAT,
  Scroll,
  ScrollBack,
  ScrollCard,
  type Shape,
  SQUARE,
  TINY,
} from '../art/Scroll.tsx';
import { casts, familiarOf } from '../names.ts';
import { Covered, faceDown } from '../scrolls/Covered.tsx';
import { spoken } from '../words.ts';
import { ElementDie } from './ElementDie.tsx';

/** Mages are mostly dealt with the seats. */
const Mages = later(async () => (await import('./Mages.tsx')).Mages);

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
  const picking = board.active && top(view)?.do === 'mage';
  // Equal dice are one piece to the rules, but who pressed the second one sees that one lifted.
  const [pressed, setPressed] = useState<readonly number[]>([]);
  const press = (event: TargetedEvent<Element, PointerEvent | KeyboardEvent>) => {
    // Keys that only walk on press nothing.
    if (event instanceof KeyboardEvent && !/Enter| /.test(event.key)) return;
    const { currentTarget, target } = event;
    const at = [...currentTarget.children].findIndex((one) => one.contains(target as Node));
    setPressed([...pressed, at].slice(-9));
  };
  return (
    <div class="own-row">
      {picking && <Mages board={board} />}
      {dice.length > 0 && (
        <section class="own-dice" aria-label={words.dice} onPointerDown={press} onKeyDown={press}>
          {dice.map((die, i) => (
            <PieceButton
              key={`${die}.${dice.indexOf(die) - i}`}
              board={ofEquals(board, dice, i, pressed)}
              name={`die:${DIE_NAME[die]}`}
              class="own-die"
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
      {board.can('give:up') && (
        <PieceButton board={board} name="give:up" class="button small give-up">
          {words.giveUp}
        </PieceButton>
      )}
      {reached && <Supply board={board} />}
      {familiar === IN_FRONT && !reached && !picking && (
        <svg
          class="own-familiar"
          data-about={`familiar:${seat}`}
          width="46"
          height="48"
          viewBox="-21 -29 42 44"
          role="img"
          aria-label={words.familiarHome}
        >
          <g data-at={`familiar:${seat}`}>
            <StandingFamiliar of={of} />
          </g>
        </svg>
      )}
    </div>
  );
}

/** Of equal dice as many are shown chosen as are: the ones pressed last, else the first. */
function ofEquals(
  board: Board<State>,
  dice: readonly number[],
  at: number,
  pressed: readonly number[],
): Board<State> {
  const late = (i: number) => pressed.lastIndexOf(i) - i / 99;
  const ahead = dice.filter((die, i) => die === dice[at] && late(i) > late(at)).length;
  const chosen = board.times(`die:${DIE_NAME[dice[at]]}`);
  return chosen === 0 || ahead < chosen ? board : { ...board, light: () => 'can' };
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
          <text class="stock-count" y="11">
            ×{board.view.supply[i]}
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

/** Up to how many scrolls have such a shape: all of them are seen at once, so many are small. */
const WIDE: readonly [Shape, number][] = [
  [CARD, 5],
  [FLAT, 8],
  [SQUARE, 12],
];
const COMPACT: readonly [Shape, number][] = [
  [FLAT, 4],
  [SQUARE, 6],
];

/** The viewer's scrolls: face up as long as they can be used in this round. */
export function Tray({ board: table, seat }: TrayProps) {
  const board = own(table);
  const words = spoken();
  const { up, down } = board.view.players[seat];
  const many = up.length + down.length;
  const [shape] = (compact.value ? COMPACT : WIDE).find(([, most]) => many <= most) ?? [TINY];
  const ready = new Set(up.filter((card) => board.light(`own:${CARD_NAME[card]}`) !== 'rest')).size;
  return (
    <section class="hand" aria-label={words.yourScrolls} data-about={`scrolls:${seat}`}>
      <Heading small note={ready > 0 ? words.ready(ready) : undefined}>
        {words.yourScrolls}
      </Heading>
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
  const name = board.called(`own:${CARD_SPELL[card]}`);
  const letter = spoken().letters[ELEMENTS[CARD_ELEMENT[card]]];
  const { width, height } = shape;
  const shown = shape === CARD || shape === FLAT ? name : undefined;
  const absorbed = CARD_SPELL[card] === 'absorption' ? board.view.absorbed[CARD_ELEMENT[card]] : 0;
  // Where there is no name, the seal that a scroll holds lies in the corner below its own.
  const held = shown ? 12 : 10;
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
        <g
          transform={`translate(${width / 2 - held} ${shown ? 16 - height / 2 : height / 2 - 13})`}
        >
          <Seal of={ELEMENTS[absorbed >> 3]} r={held - 1}>
            {absorbed & 7}
          </Seal>
        </g>
      )}
    </Covered>
  );
}
