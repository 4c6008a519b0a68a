import { type Battle, isRanged } from '../../rules/index.ts';
import { Laid } from '../armies/Laid.tsx';
import type { Table } from '../armies/Unit.tsx';
import { Solid } from '../art/Solid.tsx';
import type { Place } from '../places.ts';

/** Half the side of a die's square. */
const R = 30;

interface DieProps {
  sides: number;
  face?: number | undefined;
  at?: string;
  bursts?: boolean;
  size?: number;
}

/** One die on the table; one that shows its maximum bursts. */
export function DrawnDie({ sides, face, at, bursts = false, size = 64 }: DieProps) {
  return (
    <svg class="drawn-die" width={size} height={size} viewBox="-36 -36 72 72" aria-hidden="true">
      {bursts && <circle r="36" fill="url(#glow)" opacity=".8" />}
      <g data-at={at}>
        <Solid sides={sides} r={R * 0.94} face={face} />
      </g>
    </svg>
  );
}

/** The dice of an attack, each with all that it showed: an exploded die is a chain. */
export function BattleDice({ board, battle }: { board: Table; battle: Battle }) {
  const frame = board.view.stack.at(-1);
  const placing = frame?.frame === 'attack' && frame.step === 'place';
  const placed = placing ? battle.hits.length : -1;
  return (
    <div class="dice">
      {battle.dice.map((sides, die) => {
        const faces = battle.faces[die];
        const worth = faces.reduce((sum, face) => sum + face, 0);
        const size = faces.length > 1 ? 50 : 64;
        return (
          // Dice keep their places throughout an attack.
          <Laid
            key={`die-${die + 1}`}
            board={board}
            name={`die:${die}`}
            class={
              die === placed ? 'battle-die next' : die < placed ? 'battle-die placed' : 'battle-die'
            }
          >
            <span class="faces" aria-hidden="true" data-at={`die:${die}` satisfies Place}>
              {faces.length === 0 && <DrawnDie sides={sides} />}
              {faces.map((face, i) => (
                <DrawnDie
                  key={`face-${i + 1}`}
                  sides={sides}
                  face={face}
                  at={`die:${die}.${i}` satisfies Place}
                  bursts={face === sides && i < faces.length - 1}
                  size={size}
                />
              ))}
            </span>
            <span class={isRanged(sides) ? 'die-name ranged' : 'die-name'}>
              d{sides}
              {faces.length > 1 && (
                <span class="die-sum" data-at={`sum:${die}` satisfies Place}>{` = ${worth}`}</span>
              )}
            </span>
          </Laid>
        );
      })}
    </div>
  );
}
