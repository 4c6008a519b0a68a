import { Heading } from '@magehall/ui';
import { NONE, type State } from '../../rules/index.ts';
import { ROOMY, type Table, Unit } from '../armies/Unit.tsx';
import { HEIGHT_OF_WIDTH } from '../art/Arcanum.tsx';
import { spoken } from '../words.ts';

/** On a tablet, with names. */
export const LAP_CARD = 82;

/** Nobody stands there, and nobody will come. */
export function isEmpty({ deck, beneath, gallery }: State): boolean {
  return deck.length + beneath.length === 0 && gallery.every((unit) => unit === NONE);
}

/** The Shadow Gallery: who can be summoned, and who leaves when the round ends. */
export function Gallery({ board, width }: { board: Table; width: number }) {
  const words = spoken();
  const { deck, beneath, gallery } = board.view;
  return (
    <section class="gallery" aria-label={words.gallery}>
      <Heading
        small
        note={<span data-about="supply:units">{words.toCome(deck.length + beneath.length)}</span>}
      >
        <span data-about="gallery">{words.gallery}</span>
      </Heading>
      {isEmpty(board.view) ? (
        <p class="muted">{words.nobodyLeft}</p>
      ) : (
        <ol>
          {gallery.map((unit, slot) => (
            // A place is known by where it is.
            <li key={`slot-${slot + 1}`} data-at={`slot:${slot}`} data-about={`slot:${slot}`}>
              {unit === NONE ? (
                <span
                  class="free-place"
                  style={{ width: `${width}px`, height: `${width * HEIGHT_OF_WIDTH}px` }}
                >
                  {width >= ROOMY && words.empty}
                </span>
              ) : (
                <Unit board={board} unit={unit} width={width} />
              )}
              {slot === 0 && unit !== NONE ? (
                <span class="slot leaves">{words.leaves}</span>
              ) : (
                <span class="slot">{slot + 1}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
