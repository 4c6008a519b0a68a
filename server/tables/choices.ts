/**
 * What a seat may choose, for bots that don't know the rules: from its own view, so it tells nothing
 * that the seat does not see. A choice that is made in parts is asked for part by part.
 */
import { HallRefused, phaseOf, type Standing, seatOf } from '@magehall/dealer/hall';
import { same } from '@magehall/engine';

export function choicesFor(standing: Standing, person: string, made: readonly unknown[]) {
  const { table, head } = standing;
  const seat = seatOf(standing, person);
  if (seat === undefined) throw new HallRefused('not-seated');
  if (phaseOf(standing) !== 'running' || table.waitingFor !== seat)
    throw new HallRefused('not-your-turn');
  const { game } = table;
  const own = game.clone(table.view(seat));
  const isOpen = () => game.waitingFor(own) === seat && game.trying(own);
  for (const [i, part] of made.entries()) {
    const picked = game.choices(own).find((choice) => same(choice, part));
    if (picked === undefined || (i > 0 && !isOpen())) throw new HallRefused('not-a-choice');
    game.apply(own, picked);
  }
  // None are left once the choice is whole.
  return { seq: head, choices: made.length === 0 || isOpen() ? game.choices(own) : [] };
}
