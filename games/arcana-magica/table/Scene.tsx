import { useSize } from '@magehall/ui';
import { useLayoutEffect } from 'preact/hooks';
import { sideOf } from '../rules/index.ts';
import { Army } from './armies/Army.tsx';
import { roomOnLap, sizeOnPage, sizes } from './armies/sizes.ts';
import type { Table } from './armies/Unit.tsx';
import { battleNow } from './battle/battle.ts';
import { Middle } from './battle/Middle.tsx';
import { fetchHappening } from './battle/parts.ts';
import { doingNow } from './doing.ts';
import { Clock } from './gallery/Clock.tsx';
import { Gallery, isEmpty, LAP_CARD } from './gallery/Gallery.tsx';
import type { Place } from './places.ts';
import { NARROW, useScreen, WIDE } from './screen.ts';

/** Rivals above, oneself below, and between them what happens. */
export function Scene({ board }: { board: Table }) {
  const [room, { width, height }, measured] = useSize<HTMLDivElement>();
  const wide = useScreen(WIDE);
  const narrow = useScreen(NARROW);
  const lap = !wide && !narrow;
  const { view, viewer, told } = board;
  const own = sideOf(view, viewer);
  const count = view.armies.length;
  const rivals = Array.from({ length: count - 1 }, (_, i) => (own + 1 + i) % count);
  const lines = rivals.map((side) => view.armies[side].length);
  const many = rivals.length > 1;
  const high = lap ? roomOnLap(innerHeight, many) : height;
  const cards = sizes(width, high, view.armies[own].length, lines);
  const onPage = (count: number) => sizeOnPage(width, count);
  const battle = battleNow(view, told, viewer);
  const { what: busy, sides } = doingNow(view);
  const afar = sides?.includes(own) === false;
  // Where the page scrolls, what happens comes first, and into sight.
  useLayoutEffect(() => {
    if (!measured || wide) return;
    if (busy && narrow) room.current?.scrollIntoView();
    else if (lap || board.active) ownIntoSight(lap);
  }, [busy, measured, board.active, lap && height]);
  // The rivals' panels stand in a row of their own.
  const tight = view.agreed.seats > 2 || view.agreed.automas.length > 0;
  const looks = ['arena', busy || 'idle', many && 'many', afar && 'afar', tight && 'tight'];
  if (!measured) return <div class="arena" ref={room} />;
  return (
    <div
      class={looks.filter(Boolean).join(' ')}
      ref={room}
      data-at={'arena' satisfies Place}
      onPointerEnter={fetchHappening}
    >
      {narrow && <Gallery board={board} width={onPage(view.gallery.length).card} />}
      {lap && (
        <div class="shared">
          <Gallery board={board} width={LAP_CARD} />
          <Clock board={board} told={!isEmpty(view)} />
        </div>
      )}
      <div class="rival-armies">
        {rivals.map((side, place) => (
          <Army
            key={side}
            board={board}
            side={side}
            lies={narrow ? onPage(view.armies[side].length) : cards.rivals[place]}
            width={cards.widths[place]}
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
        lies={narrow ? onPage(view.armies[own].length) : cards.own}
        own
        battle={battle}
      />
    </div>
  );
}

/** Scrolls one's own army out from under the hand; on a phone, if the scene's beginning stays in sight. */
function ownIntoSight(anyway: boolean) {
  const box = (part: string) => document.querySelector(part)?.getBoundingClientRect();
  const [arena, army, tray] = ['.arena', '.own-army', '.tray'].map(box);
  if (!arena || !army || !tray) return;
  const hidden = army.bottom - tray.top;
  if (hidden > 0 && (anyway || hidden < arena.top)) scrollBy(0, hidden);
}
