import type { Board } from '@magehall/ui';
import { TOWERS } from '../../rules/data.ts';
import type { State } from '../../rules/state.ts';
import { WORDS } from '../words.ts';
import { isLit } from './sight.ts';

interface TowerMapProps {
  board: Board<State>;
  /** Towers in the order they stand in. */
  order: readonly number[];
  /** Brings a tower into sight. */
  show: (tower: number) => void;
}

/** On a phone not all towers are in sight: where they are, how high, and which have something to do. */
export function TowerMap({ board, order, show }: TowerMapProps) {
  const words = WORDS[board.language];
  return (
    <nav class="tower-map" aria-label={words.map}>
      {order.map((tower) => {
        const name = words.towers[TOWERS[tower]];
        return (
          <button
            key={tower}
            type="button"
            class={isLit(board, tower) ? 'lit' : ''}
            aria-label={name}
            onClick={() => show(tower)}
          >
            <span>{words.short[TOWERS[tower]]}</span>
            <b>{board.view.floors[tower]}</b>
          </button>
        );
      })}
    </nav>
  );
}
