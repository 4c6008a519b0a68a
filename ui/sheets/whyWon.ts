import type { Outcome, Seat, Words } from '@magehall/engine';
import type { Sitter } from '../table/board.ts';
import { list } from '../words/language.ts';
import type { SheetWords } from '../words/sheets.en.ts';

/** What decided the game, against the best of those who lost: points, what breaks a tie, or neither. */
export function whyWon(
  outcome: Outcome,
  sitters: readonly Pick<Sitter, 'name'>[],
  parts: Words['parts'],
  say: SheetWords['victory'],
): string {
  const { scores, places, winners, sides, outright } = outcome;
  if (outright) return say.outright;
  const best = scores[winners[0]];
  const rivals = scores
    .filter(({ seat }) => !winners.includes(seat))
    .sort((a, b) => places[a.seat] - places[b.seat]);
  if (rivals.length === 0) return say.level(best.total);
  const [rival] = rivals;
  const namesBeside = (seat: Seat) =>
    sitters.flatMap(({ name }, i) =>
      i === seat || (sides && sides[i] === sides[seat]) ? [name] : [],
    );
  if (best.total > rival.total)
    return say.ahead(best.total, best.total - rival.total, list(namesBeside(rival.seat)));
  if (best.total < rival.total) return say.outright;
  const at = best.ties.findIndex(({ value }, i) => value !== rival.ties[i]?.value);
  if (at < 0) return say.outright;
  const { tie, value } = best.ties[at];
  return say.tie(parts[tie] ?? tie, value, rival.ties[at].value);
}
