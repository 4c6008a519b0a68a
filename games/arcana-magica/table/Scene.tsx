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
  const many = rivals.length > 1;
  const afar = sides?.includes(own) === false;
  // Where the page scrolls, what happens comes first, and into sight.
  useLayoutEffect(() => {
    if (!measured || wide) return;
    if (busy) room.current?.scrollIntoView();
    else if (board.active) ownIntoSight();
  }, [busy, measured, board.active]);
  if (!measured) return <div class="arena" ref={room} />;
  return (
    <div
      class={['arena', busy || 'idle', many && 'many', afar && 'afar'].filter(Boolean).join(' ')}
      ref={room}
      onPointerEnter={fetchHappening}
    >
      {!wide && <Gallery board={board} width={onPage(view.gallery.length).card} />}
      <div class="rival-armies">
        {rivals.map((side, place) => (
          <Army
            key={side}
            board={board}
            side={side}
            lies={wide ? cards.rivals[place] : onPage(view.armies[side].length)}
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
        lies={wide ? cards.own : onPage(view.armies[own].length)}
        own
        battle={battle}
      />
    </div>
  );
}

/** Scrolls one's own army out from under the hand, if the scene's beginning stays in sight. */
function ownIntoSight() {
  const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
  const [arena, army, tray] = ['.arena', '.own-army', '.tray'].map(box);
  if (!arena || !army || !tray) return;
  const hidden = army.bottom - tray.top;
  if (hidden > 0 && hidden < arena.top) scrollBy(0, hidden);
}
