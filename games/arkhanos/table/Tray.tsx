import { About, type Board, Heading, PieceButton, Ring, Strokes } from '@magehall/ui';
import { SPELLS } from '../rules/data.ts';
import { DIE_NAMES } from '../rules/names.ts';
import { APPRENTICE, MASTER, meepleOf, type State } from '../rules/state.ts';
import { ManaDie } from './art/ManaDie.tsx';
import { GhostMeeple, Meeple } from './art/Meeple.tsx';
import { SPELL_ICONS } from './icons.ts';
import type { Place } from './places.ts';
import { WORDS } from './words.ts';

interface TrayProps {
  board: Board<State>;
  seat: number;
}

export function Tray({ board, seat }: TrayProps) {
  return (
    <>
      <TableDice board={board} />
      <Spellbook board={board} seat={seat} />
    </>
  );
}

/** Between two meeples of the row; they overlap a little. */
const STEP = 19;

/** All apprentices are one piece, and the master is another: which of the equal ones goes is no choice. */
export function Supply({ board, seat }: TrayProps) {
  const { view } = board;
  const words = WORDS[board.language];
  const kinds = [
    { name: 'apprentice', kind: APPRENTICE, count: view.apprentices[seat] },
    { name: 'master', kind: MASTER, count: view.masters[seat] },
  ] as const;
  return (
    <section class="supply" aria-label={words.supply} data-about={`supply:${seat}`}>
      <Heading small>{words.supply}</Heading>
      <div class="supply-row">
        {kinds.every(({ count }) => count === 0) && <p class="muted">{words.inSupply(0, 0)}</p>}
        {kinds.map(
          ({ name, kind, count }) =>
            count > 0 && (
              <PieceButton key={name} board={board} name={`meeple:${name}`} class="supply-kind">
                <svg
                  width={34 + (count - 1) * STEP}
                  height="52"
                  viewBox={`-17 -44 ${34 + (count - 1) * STEP} 52`}
                  aria-hidden="true"
                >
                  {Array.from({ length: count }, (_, i) => (
                    // Equal meeples in a row.
                    <g key={`${name}${count - i}`} transform={`translate(${i * STEP} 2)`}>
                      <g data-at={i === count - 1 && (`supply:${seat}.${name}` satisfies Place)}>
                        <Meeple meeple={meepleOf(seat, kind)} />
                      </g>
                    </g>
                  ))}
                </svg>
              </PieceButton>
            ),
        )}
      </div>
    </section>
  );
}

/** The rolled dice on their round stone. Dice that are alike are one piece, whichever is clicked. */
export function TableDice({ board }: { board: Board<State> }) {
  const { view } = board;
  const words = WORDS[board.language];
  const bag = view.bag.reduce((sum, count) => sum + count, 0);
  return (
    <section class="table-dice" aria-label={words.onTheTable}>
      <Heading small note={<About thing="bag">{words.inTheBag(bag)}</About>}>
        <About thing="table">{words.onTheTable}</About>
      </Heading>
      <div class="table-stone">
        <svg class="stone" viewBox="0 0 260 66" preserveAspectRatio="none" aria-hidden="true">
          <path d="M4 26V40A126 24 0 0 0 256 40V26Z" fill="url(#slab)" stroke="#070919" />
          <path d="M4 36A126 24 0 0 0 256 36" fill="none" stroke="#d8b25c" stroke-width="1.6" />
          <ellipse cx="130" cy="26" rx="126" ry="24" fill="url(#top)" stroke="#d8b25c" />
        </svg>
        {view.table.map((die, i) => (
          <PieceButton
            // A die is known by what it shows and by which of its equals it is.
            key={`${die}.${view.table.slice(0, i).filter((other) => other === die).length}`}
            board={board}
            name={`die:${DIE_NAMES[die]}`}
            class={view.table.indexOf(die) === i ? 'table-die' : 'table-die twin'}
          >
            <svg width="50" height="61" viewBox="-60 -60 120 147" aria-hidden="true">
              <Ring x={-50} y={-50} width={100} height={127} radius={20} />
              <g data-at={`die:${DIE_NAMES[die]}` satisfies Place}>
                <ManaDie die={die} letters={words.letters} />
              </g>
            </svg>
          </PieceButton>
        ))}
      </div>
    </section>
  );
}

export function Spellbook({ board, seat }: TrayProps) {
  const words = WORDS[board.language];
  const held = board.view.book.slice(seat * 6, seat * 6 + 6);
  const ready = held.filter((kind) => kind !== 0).length;
  return (
    <section class="spellbook" aria-label={words.book} data-about={`book:${seat}`}>
      <Heading small note={words.ready(ready)}>
        {words.book}
      </Heading>
      <div class="pages">
        {SPELLS.map((spell, i) => (
          <PieceButton
            key={spell}
            board={board}
            name={`spell:${spell}`}
            class={held[i] ? 'page active' : 'page'}
          >
            <svg class="page-icon" width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
              <Strokes path={SPELL_ICONS[spell]} width={1.7} />
            </svg>
            <svg
              class="page-meeple"
              width="32"
              height="40"
              viewBox="-17 -40 34 46"
              aria-hidden="true"
            >
              {held[i] ? (
                <g data-at={`book:${seat}.${spell}` satisfies Place}>
                  <Meeple meeple={meepleOf(seat, held[i])} />
                </g>
              ) : (
                <GhostMeeple />
              )}
            </svg>
            <span class="page-name">{words.spells[spell]}</span>
          </PieceButton>
        ))}
      </div>
    </section>
  );
}
