import type { Board } from '@magehall/ui';
import { ELEMENTS, type Event, type State, UNITS } from '../../rules/index.ts';
import { Arcanum } from '../art/Arcanum.tsx';
import type { Place } from '../places.ts';
import { spoken } from '../words.ts';
import { Laid } from './Laid.tsx';

/** The table as this game's parts get it. */
export type Table = Board<State, Event>;

/** Cards this wide leave room for words in a free place. */
export const ROOMY = 80;

/** A unit's name without its numeral, which the card shows apart. */
export function unitName(board: Table, unit: number): string {
  const label = board.called(`unit:${unit}`);
  const numeral = `${UNITS[unit].roman}\u00a0`;
  const name = label.startsWith(numeral) ? label.slice(numeral.length) : label;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

interface UnitProps {
  board: Table;
  unit: number;
  width: number;
  /** Put on it by dice. */
  damage?: number | undefined;
  leader?: boolean;
  /** It has been told off for something: raised from the line. */
  forth?: boolean;
  /** An attack strikes it. */
  aimed?: boolean;
}

/** A unit that lies open: in a line or in the gallery. */
export function Unit({ board, unit, width, damage, leader, forth, aimed }: UnitProps) {
  const words = spoken();
  const looks = ['unit', forth && 'raised forth', aimed && 'aimed'].filter(Boolean).join(' ');
  const element = ELEMENTS[UNITS[unit].element];
  const fatal = damage !== undefined && damage >= unit;
  return (
    <Laid board={board} name={`unit:${unit}`} class={looks}>
      <span data-at={`unit:${unit}` satisfies Place} class="unit-card" aria-hidden="true">
        <Arcanum
          unit={unit}
          width={width}
          name={unitName(board, unit)}
          letter={element ? words.elements[element].charAt(0) : ''}
        />
        {damage !== undefined && (
          <span
            class={['damage', fatal && 'fatal', width < 70 && 'close'].filter(Boolean).join(' ')}
          >
            {damage}
            <span class="muted"> / {unit}</span>
          </span>
        )}
        {leader && (
          <span class="leader-tab" data-about="leader">
            {words.leader}
          </span>
        )}
      </span>
    </Laid>
  );
}
