import './history.css';
import { type Board, Dialog } from '@magehall/ui';
import { TOWERS } from '../../rules/data.ts';
import type { State } from '../../rules/state.ts';
import { ManaDie } from '../art/ManaDie.tsx';
import { Meeple } from '../art/Meeple.tsx';
import { SIGNS, SignShape } from '../art/signs.tsx';
import { ROMAN } from '../art/Tower.tsx';
import { WORDS } from '../words.ts';
import { coveredFloors, tellFloor } from './floors.ts';

interface HistoryProps {
  board: Board<State>;
  tower: number;
  close: () => void;
}

/** Every covered floor of a tower, the newest first: what it took, its dice and who is trapped. */
export function History({ board, tower, close }: HistoryProps) {
  const words = WORDS[board.language];
  const floors = coveredFloors(board.view, tower).reverse();
  return (
    <Dialog title={words.towers[TOWERS[tower]]} close={close} class="history">
      <ol reversed>
        {floors.map((covered) => {
          const { floor, colours, pillars } = covered;
          return (
            <li key={floor} aria-label={tellFloor(board, covered)}>
              <b>{ROMAN[floor] ?? floor}</b>
              <svg viewBox="-20 -10 40 20" width="40" height="20" aria-hidden="true">
                {colours.map((colour, i) => (
                  <SignShape
                    key={colour}
                    colour={colour}
                    x={i * 19 - (colours.length - 1) * 9.5}
                    r={7.5}
                    fill={SIGNS[colour].fill}
                  />
                ))}
              </svg>
              <svg viewBox="-30 -30 180 60" width="156" height="52" aria-hidden="true">
                {pillars.map((what, place) => (
                  // The three pillars of a covered floor never move.
                  <g key={`${floor}.${place + 1}`} transform={`translate(${place * 60} 0)`}>
                    {what > 0 && (
                      <g transform="translate(0 -5) scale(.41)">
                        <ManaDie die={what} />
                      </g>
                    )}
                    {what < 0 && (
                      <g transform="translate(0 20)">
                        <Meeple meeple={-what} />
                      </g>
                    )}
                  </g>
                ))}
              </svg>
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}
