import { Die, Sigil } from '@magehall/ui';
import { COLOURS, ELEMENTS } from '../../rules/data/elements.ts';

/** A die by its number in the state; its face is 100 wide, the middle is the origin. */
export function ElementDie({ die, letter }: { die: number; letter?: string }) {
  const element = ELEMENTS[die >> 3];
  return (
    <Die
      kind={COLOURS[die >> 3]}
      face={die & 7}
      sign={
        <>
          <g transform={letter ? 'translate(-13 0)' : undefined} class="on-edge">
            <Sigil of={element} r={10} width={0.28} />
          </g>
          {letter && (
            <text class="edge-letter" x="15" y="10">
              {letter}
            </text>
          )}
        </>
      }
    />
  );
}
