import type { Table } from './armies/Unit.tsx';
import { Clock } from './gallery/Clock.tsx';
import { Gallery } from './gallery/Gallery.tsx';
import { LOW, NARROW, useScreen, WIDE } from './screen.ts';

/** Four slots stand two by two, with names on the cards unless the screen is low; more stand in rows of three. */
const TWO_BY_TWO = { slots: 4, card: 86 };
const SMALL_CARD = 60;
/** Where the clock stands below them on a low screen. */
const TINY_CARD = 54;

const isSmall = ({ view }: Table) => view.gallery.length <= TWO_BY_TWO.slots;

function widthOf(board: Table, low: boolean): number {
  if (!low) return isSmall(board) ? TWO_BY_TWO.card : SMALL_CARD;
  return isAside(board) ? SMALL_CARD : TINY_CARD;
}

/** The clock stands with the rivals, unless the cards of Automas take that room. */
const isAside = (board: Table) => isSmall(board) || board.view.agreed.automas.length === 0;

/**
 * The gallery, where there is a column for it; else it lies in the scene, on a tablet with the clock. The clock stands below a
 * gallery of small cards; beside one of large cards there is more room after the rivals.
 */
export function Common({ board }: { board: Table }) {
  const wide = useScreen(WIDE);
  const narrow = useScreen(NARROW);
  const low = useScreen(LOW);
  const few = isSmall(board);
  return (
    <>
      {wide && (
        <div class={few ? 'panel few' : 'panel'}>
          <Gallery board={board} width={widthOf(board, low)} />
        </div>
      )}
      {(narrow || (wide && !isAside(board))) && <ClockPanel board={board} told={narrow} />}
    </>
  );
}

export function Aside({ board }: { board: Table }) {
  const wide = useScreen(WIDE);
  const { seats, automas } = board.view.agreed;
  // The cards of Automas, and all that they capture, leave no room for words beside another rival.
  const told = seats === 2 || (seats === 3 && automas.length === 0);
  return wide && isAside(board) ? <ClockPanel board={board} told={told} /> : null;
}

function ClockPanel({ board, told }: { board: Table; told: boolean }) {
  return (
    <div class="panel">
      <Clock board={board} told={told} />
    </div>
  );
}
