import { type Board, FamiliarFigure, narrow, PieceButton, Ring, Seal } from '@magehall/ui';
import { useState } from 'preact/hooks';
import { DIE_NAME } from '../../rules/data/dice.ts';
import { ELEMENTS } from '../../rules/data/elements.ts';
import { CARD_NAME, CARD_SPELL, type Card } from '../../rules/data/scrolls.ts';
import { IN_FRONT, isDone, type State } from '../../rules/state.ts';
import { Mage, SpellIcon } from '../art/Figures.tsx';
import { cardFacts, familiarOf } from '../names.ts';
import { Covered, faceDown } from '../scrolls/Covered.tsx';
import { spoken } from '../words.ts';
import { ElementDie } from './ElementDie.tsx';

/** What lies before a rival: dice and scrolls, each of which a spell may aim at. */
export function Seat({ board, seat }: { board: Board<State>; seat: number }) {
  const { view } = board;
  const player = view.players[seat];
  const words = spoken();
  const of = familiarOf(view, seat);
  const isNarrow = narrow.value;
  const mages = view.players.length;
  // Of more scrolls than this only the seals show, and many stand shoulder to shoulder.
  const roomy = isNarrow ? (mages > 2 ? 2 : 6) : 4 * (6 - mages);
  const many = isNarrow ? Math.max(roomy, 5) : 2 * roomy;
  const [open, setOpen] = useState(false);
  const scrolls = [
    ...player.up.map((card) => ({ card, down: false })),
    ...player.down.map((card) => ({ card, down: true })),
  ];
  const room = isNarrow ? ROOM[mages] : scrolls.length;
  // Of more than there is room for, those show that a picked spell asks for.
  const aims = view.players[board.viewer].up.some(
    (card) => AIMS.test(CARD_NAME[card]) && board.light(`own:${CARD_NAME[card]}`) === 'chosen',
  );
  const asked = scrolls.filter(
    ({ card }) => aims && board.light(`own:${seat}.${CARD_NAME[card]}`) !== 'rest',
  );
  const folds = scrolls.length > room;
  const shown = open || !folds ? scrolls : asked.length > 0 ? asked : scrolls.slice(0, room);
  return (
    <>
      <div class="rival-row">
        <PieceButton board={board} name={`seat:${seat}`} class="rival-mage">
          <svg width="30" height="40" viewBox="-20 -62 40 68" aria-hidden="true">
            <Mage of={of} />
          </svg>
        </PieceButton>
        <div class="rival-dice">
          {player.dice.map((die, i) => (
            <PieceButton
              // Equal dice are told apart by their order.
              key={`${die}.${player.dice.indexOf(die) - i}`}
              board={board}
              name={`die:${seat}.${DIE_NAME[die]}`}
              class="rival-die"
            >
              <svg width="30" height="37" viewBox="-58 -58 116 146" aria-hidden="true">
                <Ring x={-50} y={-50} width={100} height={127} radius={20} />
                <g data-at={`die:${seat}.${DIE_NAME[die]}`}>
                  <ElementDie die={die} />
                </g>
              </svg>
            </PieceButton>
          ))}
        </div>
        {isDone(player) && (
          <span class="chip round-over muted" data-about={`seat:${seat}`}>
            <span>{words.roundOver}</span>
          </span>
        )}
        {folds && (
          <button
            type="button"
            class="chip fold"
            aria-expanded={open}
            aria-label={words.scrolls(scrolls.length)}
            onClick={() => setOpen(!open)}
          >
            {scrolls.length}
          </button>
        )}
        {player.familiar === IN_FRONT && (
          <svg
            class="rival-familiar"
            data-about={`familiar:${seat}`}
            width="32"
            height="28"
            viewBox="-20 -26 40 36"
            role="img"
            aria-label={words.familiarHome}
          >
            <g data-at={`familiar:${seat}`}>
              <FamiliarFigure of={of} />
            </g>
          </svg>
        )}
      </div>
      <ul class={shown.length > many ? 'rival-scrolls many' : 'rival-scrolls'}>
        {shown.map(({ card, down }, i) => (
          <li key={`${card}.${i}`}>
            <RivalScroll
              board={board}
              seat={seat}
              card={card}
              down={down}
              width={shown.length <= roomy ? 48 : shown.length > many ? 22 : 26}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Spells that ask for a rival's scroll. */
const AIMS = /^(transfer|exploit)/;

/** How many scrolls of a rival a phone shows unasked, by the number of mages; a touch shows all. */
const ROOM = [0, 0, 99, 6, 0, 0];

interface RivalScrollProps {
  board: Board<State>;
  seat: number;
  card: Card;
  down: boolean;
  width: number;
}

/** Its seal, and the sign of what it does; a used one is dim. */
function RivalScroll({ board, seat, card, down, width }: RivalScrollProps) {
  const small = width < 48;
  const half = small ? width / 2 : 13;
  const { element, strength } = cardFacts(card);
  const absorbed =
    CARD_SPELL[card] === 'absorption' ? board.view.absorbed[ELEMENTS.indexOf(element)] : 0;
  return (
    <Covered
      board={down ? faceDown(board) : board}
      name={`own:${seat}.${CARD_NAME[card]}`}
      class={down ? 'rival-scroll down' : 'rival-scroll'}
      width={width}
      height={26}
      view={`${-half} -13 ${width} 26`}
      ring={{ x: 2 - half, y: -11, width: width - 4, height: 22, radius: 11 }}
    >
      <g data-at={`scroll:${seat}.${CARD_NAME[card]}`}>
        <Seal of={element} r={Math.min(11, half - 0.8)}>
          {strength}
        </Seal>
      </g>
      {!small && <SpellIcon of={CARD_SPELL[card]} at="translate(23 0) scale(.72)" />}
      {absorbed !== 0 && (
        <g transform={`translate(${width - 19} -7)`}>
          <Seal of={ELEMENTS[absorbed >> 3]} r={6} />
        </g>
      )}
    </Covered>
  );
}
