import { Die } from '@magehall/ui';
import { COLOURS } from '../../rules/data.ts';
import { colourOf, faceOf } from '../../rules/state.ts';
import { SIGNS, SignShape } from './signs.tsx';

/** A die of the game by its number in the state; its face is 100 wide, the middle is the origin. */
export function ManaDie({ die, letter = false }: { die: number; letter?: boolean }) {
  const colour = COLOURS[colourOf(die)];
  return (
    <Die
      kind={colour}
      face={faceOf(die)}
      sign={
        <>
          <SignShape colour={colour} x={letter ? -13 : 0} r={10.5} />
          {letter && (
            <text class="die-letter" x="14" y="7.6">
              {SIGNS[colour].letter}
            </text>
          )}
        </>
      }
    />
  );
}
