import { Die } from '@magehall/ui';
import { COLOURS, type Colour } from '../../rules/data.ts';
import { colourOf, faceOf } from '../../rules/state.ts';
import { SignShape } from './signs.tsx';

interface ManaDieProps {
  /** By its number in the state. */
  die: number;
  /** What its sign is called by one letter, where there is room. */
  letters?: Readonly<Record<Colour, string>>;
}

/** A die of the game; its face is 100 wide, the middle is the origin. */
export function ManaDie({ die, letters }: ManaDieProps) {
  const colour = COLOURS[colourOf(die)];
  return (
    <Die
      kind={colour}
      face={faceOf(die)}
      sign={
        <>
          <SignShape colour={colour} x={letters ? -13 : 0} r={10.5} />
          {letters && (
            <text class="die-letter" x="14" y="9">
              {letters[colour]}
            </text>
          )}
        </>
      }
    />
  );
}
