import './happening.css';
import { Emblem } from '@magehall/ui';
import { type Battle, seatsOf } from '../../rules/index.ts';
import { type Table, unitName } from '../armies/Unit.tsx';
import { Drawn } from '../art/Drawn.tsx';
import type { Place } from '../places.ts';
import { spoken } from '../words.ts';
import { aimedAt, attackersNow } from './battle.ts';
import { BattleDice } from './Dice.tsx';
import { Lines } from './Lines.tsx';
import { Fallen } from './parts.ts';

/** An attack under way, or how it ended. */
export function Struck({ board, battle }: { board: Table; battle: Battle }) {
  const words = spoken();
  const { view } = board;
  const { seat, target, rerolls, taken, end, joker } = battle;
  const names = taken.map((unit) => unitName(board, unit)).join(', ');
  const goesOn = view.stack.at(-1)?.frame === 'attack' && !end;
  // An attack that the Fool turned back comes from nobody.
  const units = attackersNow(view, battle).filter((unit) => !view.armies[target].includes(unit));
  return (
    <>
      <section class={end ? 'battle over' : 'battle'} data-at="battle">
        <p class="battle-head">
          <Emblem of={board.sitters[seat].familiar} size={30} />
          <b>{board.sitters[seat].name}</b> {words.strikes}
          {seatsOf(view, target).map((one) => (
            <span key={one} class="battle-target">
              <Emblem of={board.sitters[one].familiar} size={30} />
              <b>{board.sitters[one].name}</b>
            </span>
          ))}
          {!end && rerolls > 0 && (
            <span class="rerolls-left" data-about="rerolls">
              <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
                <Drawn name="reroll" width={2.2} />
              </svg>
              {words.rerolls(rerolls)}
            </span>
          )}
        </p>
        <BattleDice board={board} battle={battle} />
        <p class="battle-end" data-at={'end' satisfies Place}>
          {joker && <Fallen joker={joker} />}
          {joker && !end && words.turnedBack}
          {end === 'fizzled' && words.fizzled}
          {end === 'missed' && words.nobodyFalls}
          {taken.length > 0 && <b>{words.captured(names)}</b>}
        </p>
      </section>
      {goesOn && <Lines board={board} units={units} aims={aimedAt(view, battle)} />}
    </>
  );
}
