import { NOBODY } from '@magehall/engine';
import { later } from '@magehall/ui';
import { type Battle, top } from '../../rules/index.ts';
import type { Table } from '../armies/Unit.tsx';
import { spoken } from '../words.ts';
import { changeNow, omenNow } from './battle.ts';

/** Payments and battles come when there is the first of them, or when somebody reaches for the table. */
export const fetchHappening = () => import('./Happening.tsx');
const Happening = later(async () => (await fetchHappening()).Happening);

const HAPPENS: ReadonlySet<string> = new Set(['sand', 'summon', 'attack']);

/** Between the armies: what happens, or nothing. */
export function Middle({ board, battle }: { board: Table; battle: Battle | undefined }) {
  const { view, told, viewer } = board;
  const words = spoken();
  const over = board.waitingFor === NOBODY;
  const asks = view.stack.length > 0 && HAPPENS.has(top(view).frame);
  const change = over ? undefined : changeNow(told, viewer);
  const omen = asks ? undefined : omenNow(told, viewer);
  const happens = asks || battle || change || omen;
  // It keeps its room, whoever comes to fill it.
  return (
    <div class="middle">
      {happens ? (
        <Happening board={board} battle={battle} change={change} omen={omen} />
      ) : (
        <p class="quiet">{over ? words.over : words.quiet}</p>
      )}
    </div>
  );
}
