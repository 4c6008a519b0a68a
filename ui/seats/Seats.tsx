import type { Outcome, Seat, Words } from '@magehall/engine';
import type { Board, Face } from '../table/board.ts';
import { say } from '../words/language.ts';
import { SeatPanel } from './SeatPanel.tsx';

interface SeatsProps {
  board: Board;
  face: Face;
  /** As far as the dice that still tumble let it be known. */
  outcome: Outcome;
  /** Whose turn it is, also while dice roll for them. */
  turn: Seat;
}

/** What every panel of a seat shows. */
function seatOf({ board, face, outcome, turn }: SeatsProps, seat: Seat) {
  const { sitters, view } = board;
  const first = face.first?.(view);
  return {
    sitter: sitters[seat],
    score: outcome.scores[seat]?.total ?? 0,
    turn: turn === seat,
    ...(first !== undefined && {
      order: ((seat - first + sitters.length) % sitters.length) + 1,
      held: face.held?.(say.value.language),
    }),
  };
}

/** The others, what they share, and what all of them are after. */
export function Rivals({ words, ...seats }: SeatsProps & { words: Words }) {
  const { board, face } = seats;
  return (
    <section class="rivals" aria-label={say.value.table.rivals}>
      {board.sitters
        .filter(({ seat }) => seat !== board.viewer)
        .map(({ seat }) => (
          <SeatPanel key={seat} {...seatOf(seats, seat)}>
            {face.Seat && <face.Seat board={board} seat={seat} />}
          </SeatPanel>
        ))}
      {face.Aside && <face.Aside board={board} />}
      <p class="goal-line muted" data-about="goal">
        {words.goal}
      </p>
    </section>
  );
}

/** The viewer's own seat. */
export function OwnSeat({ isYou, ...seats }: SeatsProps & { isYou: boolean }) {
  const { board, face } = seats;
  const { sitters, viewer } = board;
  const isAlone = sitters.every(({ seat, bot }) => bot || seat === viewer);
  return (
    <SeatPanel own you={isYou && isAlone} {...seatOf(seats, viewer)}>
      {face.Own && <face.Own board={board} seat={viewer} />}
    </SeatPanel>
  );
}
