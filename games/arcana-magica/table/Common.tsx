import { Clock } from './Clock.tsx';
import { Gallery } from './Gallery.tsx';
import type { Table } from './Unit.tsx';
import { useWide } from './wide.ts';

/** Four slots stand two by two, with names on the cards; more stand three by three. */
const TWO_BY_TWO = { slots: 4, card: 92 };
const SMALL_CARD = 66;

/** The gallery, where there is a column for it; else it lies in the scene. */
export function Common({ board }: { board: Table }) {
  if (!useWide()) return null;
  const few = board.view.gallery.length <= TWO_BY_TWO.slots;
  return (
    <div class={few ? 'panel few' : 'panel'}>
      <Gallery board={board} width={few ? TWO_BY_TWO.card : SMALL_CARD} />
    </div>
  );
}

export function Aside({ board }: { board: Table }) {
  if (!useWide()) return null;
  return (
    <div class="panel">
      <Clock board={board} />
    </div>
  );
}
