import { useSize } from '@magehall/ui';
import { sideOf } from '../rules/index.ts';
import { Army } from './Army.tsx';
import { battleNow } from './battle.ts';
import { Gallery } from './Gallery.tsx';
import { fetchHappening, Middle } from './Middle.tsx';
import { useScreen, WIDE } from './screen.ts';
import { sizes, sizesOnPage } from './sizes.ts';
import type { Table } from './Unit.tsx';

/** Rivals above, oneself below, and between them what happens. */
export function Scene({ board }: { board: Table }) {
  const [room, { width, height }] = useSize<HTMLDivElement>();
  const wide = useScreen(WIDE);
  const { view, viewer, told } = board;
  const own = sideOf(view, viewer);
  const count = view.armies.length;
  const rivals = Array.from({ length: count - 1 }, (_, i) => (own + 1 + i) % count);
  const lines = rivals.map((side) => view.armies[side].length);
  const cards = wide
    ? sizes(width, height, view.armies[own].length, lines)
    : sizesOnPage(width, view.gallery.length);
  const battle = battleNow(view, told, viewer);
  return (
    <div
      class={rivals.length > 1 ? 'arena many' : 'arena'}
      ref={room}
      onPointerEnter={fetchHappening}
    >
      {!wide && <Gallery board={board} width={cards.own} />}
      <div class="rival-armies">
        {rivals.map((side) => (
          <Army
            key={side}
            board={board}
            side={side}
            width={cards.rival}
            own={false}
            battle={battle}
          />
        ))}
      </div>
      <Middle board={board} battle={battle} />
      <Army board={board} side={own} width={cards.own} own battle={battle} />
    </div>
  );
}
