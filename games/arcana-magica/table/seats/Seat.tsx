import { Seal } from '@magehall/ui';
import { ELEMENTS, isAutoma, seatsOf, sideOf, UNITS } from '../../rules/index.ts';
import { Laid } from '../armies/Laid.tsx';
import type { Table } from '../armies/Unit.tsx';
import { CardBack } from '../hand/ManaCard.tsx';
import type { Place } from '../places.ts';
import { NARROW, useScreen } from '../screen.ts';
import { spoken } from '../words.ts';
import { AutomaPlays } from './AutomaPlays.tsx';

interface SeatProps {
  board: Table;
  seat: number;
}

/**
 * What lies before a rival: the hand face down, or the Automa's open card; and the trophies, which
 * on a phone lie with the army.
 */
export function Seat({ board, seat }: SeatProps) {
  const { view } = board;
  const words = spoken();
  const narrow = useScreen(NARROW);
  const cards = view.hands[seat].length;
  const mate = seatsOf(view, sideOf(view, seat)).find((other) => other !== seat);
  return (
    <div class="rival-things">
      {mate !== undefined && (
        <span class="mate" data-about={`seat:${mate}`}>
          {mate === board.viewer ? words.yourMate : words.mateOf(board.sitters[mate].name)}
        </span>
      )}
      {isAutoma(view, seat) ? (
        <AutomaPlays board={board} seat={seat} />
      ) : (
        <div
          class="backs"
          role="img"
          aria-label={words.inHand(cards)}
          data-at={`hand:${seat}` satisfies Place}
          data-about={`hand:${seat}`}
        >
          {Array.from({ length: cards }, (_, i) => (
            // Equal backs in a row.
            <CardBack key={`back-${cards - i}`} width={20} />
          ))}
          <span class="muted">{words.inHand(cards)}</span>
        </div>
      )}
      {!narrow && speaksForSide(board, seat) && (
        <Trophies board={board} side={sideOf(view, seat)} />
      )}
    </div>
  );
}

/** Team mates share their trophies: they lie before one of them, the viewer if it is one. */
function speaksForSide({ view, viewer }: Table, seat: number): boolean {
  const side = sideOf(view, seat);
  return side !== sideOf(view, viewer) && seat === seatsOf(view, side)[0];
}

/** What lies before the viewer, besides the hand. */
export function Own({ board, seat }: SeatProps) {
  const narrow = useScreen(NARROW);
  return narrow ? null : <Trophies board={board} side={sideOf(board.view, seat)} />;
}

/** What a side captured. One's own can be raised again, so all are pieces. */
export function Trophies({ board, side }: { board: Table; side: number }) {
  const words = spoken();
  const units = board.view.trophies[side];
  const own = side === sideOf(board.view, board.viewer);
  return (
    <fieldset
      class="trophies"
      aria-label={words.trophies}
      data-at={`trophies:${side}` satisfies Place}
      data-about={`trophies:${side}`}
    >
      <span class={units.length > 0 && !own ? 'unseen' : 'muted'}>
        {units.length > 0 ? words.trophies : words.noTrophies}
      </span>
      {units.map((unit) => (
        <Laid key={unit} board={board} name={`unit:${unit}`} class="trophy">
          <svg
            width="32"
            height="32"
            viewBox="-17 -17 34 34"
            data-at={`unit:${unit}` satisfies Place}
            aria-hidden="true"
          >
            <Seal of={ELEMENTS[UNITS[unit].element]} r={14}>
              {unit}
            </Seal>
          </svg>
        </Laid>
      ))}
    </fieldset>
  );
}
