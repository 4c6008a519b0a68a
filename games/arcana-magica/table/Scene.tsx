import { useSize } from '@magehall/ui';
import { fighters, sideOf, top } from '../rules/index.ts';
import { Army } from './Army.tsx';
import { type Battle, battleNow } from './battle.ts';
import { Gallery } from './Gallery.tsx';
import { Lines } from './Lines.tsx';
import { Middle } from './Middle.tsx';
import { sizes, sizesOnPage } from './sizes.ts';
import type { Table } from './Unit.tsx';
import { useWide } from './wide.ts';

/** Rivals above, oneself below, and between them what happens. */
export function Scene({ board }: { board: Table }) {
  const [room, { width, height }] = useSize<HTMLDivElement>();
  const wide = useWide();
  const { view, viewer, told } = board;
  const own = sideOf(view, viewer);
  const count = view.armies.length;
  const rivals = Array.from({ length: count - 1 }, (_, i) => (own + 1 + i) % count);
  const lines = rivals.map((side) => view.armies[side].length);
  const cards = wide
    ? sizes(width, height, view.armies[own].length, lines)
    : sizesOnPage(width, view.gallery.length);
  const battle = battleNow(view, told, viewer);
  const aim = aimOf(board, battle);
  return (
    <div class={rivals.length > 1 ? 'arena many' : 'arena'} ref={room}>
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
      <div class="middle">
        <Middle board={board} battle={battle} />
      </div>
      {aim && <Lines board={board} units={aim.units} leader={aim.leader} />}
      <Army board={board} side={own} width={cards.own} own battle={battle} />
    </div>
  );
}

/** Who is drawn into the attack: as it is put together, and while it goes on. */
function aimOf({ view, light }: Table, battle: Battle | undefined) {
  const frame = view.stack.length > 0 ? top(view) : undefined;
  if (frame?.frame !== 'attack' || frame.step === 'fool' || battle?.end) return undefined;
  const target = battle?.target ?? frame.target;
  const [leader] = fighters(view.armies[target]);
  if (frame.step !== 'units') return { units: frame.units, leader };
  const line = view.armies[sideOf(view, frame.seat)];
  const chosen = fighters(line).filter((unit) => light(`unit:${unit}`) === 'chosen');
  return chosen.length > 0 ? { units: chosen, leader } : undefined;
}
