import { Clock } from './Clock.tsx';
import { Gallery } from './Gallery.tsx';
import type { Table } from './Unit.tsx';
import { useWide } from './wide.ts';

/** Wide enough for names on the cards, and for two in the column. */
const CARD = 92;

/** The gallery, where there is a column for it; else it lies in the scene. */
export function Common({ board }: { board: Table }) {
  if (!useWide()) return null;
  return (
    <div class="panel">
      <Gallery board={board} width={CARD} />
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
