/** The little boards of the book: a corner of the dungeon, and what lies before a player. */
import { type Board, useSize } from '@magehall/ui';
import type { FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Card } from '../rules/data/scrolls.ts';
import { boardOf, type State } from '../rules/state.ts';
import { planOf } from '../table/art/geometry.ts';
import { CARD, ScrollCard } from '../table/art/Scroll.tsx';
import { Common } from '../table/Common.tsx';
import { Ground } from '../table/Scene.tsx';
import { Own, Tray } from '../table/seats/Tray.tsx';
import { walkOf } from '../table/walk.ts';
import { spoken } from '../table/words.ts';
import './book.css';

/** What is seen of the dungeon: round a space, so many units to each side. */
interface Sight {
  round: string;
  wide: number;
  high: number;
}

interface Part {
  sight?: Sight;
  dice?: true;
  scrolls?: true;
  stock?: true;
}

type Draw = FunctionComponent<{ board: Board<State> }>;

export function part({ sight, dice, scrolls, stock }: Part): Draw {
  return ({ board }) => (
    <>
      {sight && <Corner board={board} sight={sight} />}
      {(dice || scrolls || stock) && (
        <div class="little-tray">
          {stock && <Common board={board} />}
          {dice && <Own board={board} seat={board.viewer} />}
          {scrolls && <Tray board={board} seat={board.viewer} />}
        </div>
      )}
    </>
  );
}

function Corner({ board, sight: { round, wide, high } }: { board: Board<State>; sight: Sight }) {
  const [frame, { width }] = useSize<HTMLDivElement>();
  const { view, viewer } = board;
  const walk = useMemo(() => walkOf(view, viewer), [view, viewer]);
  const dungeon = boardOf(view);
  const { x, y } = planOf(dungeon).at[dungeon.at.get(round) ?? 0];
  return (
    <div class="little-dungeon" ref={frame}>
      <svg viewBox={`${x - wide} ${y - high} ${2 * wide} ${2 * high}`}>
        <title>{spoken().dungeon}</title>
        <Ground board={board} walk={walk} scale={width / (2 * wide)} />
      </svg>
    </div>
  );
}

export function ScrollPortrait({
  card,
  name,
  letter,
}: {
  card: Card;
  name: string;
  letter: string;
}) {
  return (
    <svg
      class="scroll-portrait"
      aria-hidden="true"
      viewBox={`${-CARD.width / 2 - 1} ${-CARD.height / 2 - 1} ${CARD.width + 2} ${CARD.height + 2}`}
    >
      <ScrollCard card={card} name={name} letter={letter} />
    </svg>
  );
}
