import { useSize } from '@magehall/ui';
import { useLayoutEffect } from 'preact/hooks';
import { sideOf } from '../rules/index.ts';
import { Army } from './Army.tsx';
import { battleNow } from './battle.ts';
import { doingNow } from './doing.ts';
import { Gallery } from './Gallery.tsx';
import { fetchHappening, Middle } from './Middle.tsx';
import { useScreen, WIDE } from './screen.ts';
import { sizeOnPage, sizes } from './sizes.ts';
import type { Table } from './Unit.tsx';

/** Rivals above, oneself below, and between them what happens. */
export function Scene({ board }: { board: Table }) {
  const [room, { width, height }, measured] = useSize<HTMLDivElement>();
  const wide = useScreen(WIDE);
  const { view, viewer, told } = board;
  const own = sideOf(view, viewer);
  const count = view.armies.length;
  const rivals = Array.from({ length: count - 1 }, (_, i) => (own + 1 + i) % count);
  const lines = rivals.map((side) => view.armies[side].length);
  const cards = sizes(width, height, view.armies[own].length, lines);
  const onPage = (count: number) => sizeOnPage(width, count);
  const battle = battleNow(view, told, viewer);
  const { what: busy, sides } = doingNow(view);
  // Where the page scrolls, what happens comes first, and into sight.
  useLayoutEffect(() => {
    if (busy && measured && !wide) room.current?.scrollIntoView();
  }, [busy, measured]);
  if (!measured) return <div class="arena" ref={room} />;
  return (
    <div
      class={`arena ${rivals.length > 1 ? 'many' : ''} ${busy}`}
      ref={room}
      onPointerEnter={fetchHappening}
    >
      {!wide && <Gallery board={board} width={onPage(view.gallery.length)} />}
      <div class="rival-armies">
        {rivals.map((side) => (
          <Army
            key={side}
            board={board}
            side={side}
            width={wide ? cards.rival : onPage(view.armies[side].length)}
            own={false}
            apart={sides?.includes(side) === false}
            aimed={sides?.[1] === side}
            battle={battle}
          />
        ))}
      </div>
      <Middle board={board} battle={battle} />
      <Army
        board={board}
        side={own}
        width={wide ? cards.own : onPage(view.armies[own].length)}
        own
        battle={battle}
      />
    </div>
  );
}
