import { NOBODY } from '@magehall/engine';
import type { ComponentChildren } from 'preact';
import { type Battle, top } from '../../rules/index.ts';
import type { Table } from '../armies/Unit.tsx';
import { spoken } from '../words.ts';
import { type Change, changeNow, omenNow } from './battle.ts';
import { Changed, FoolMoment, Gathering, OmenSign, SandDice, Struck } from './parts.ts';

interface MiddleProps {
  board: Table;
  battle: Battle | undefined;
}

/** Between the armies: what happens, or nothing. */
export function Middle({ board, battle }: MiddleProps) {
  const { told, viewer } = board;
  const words = spoken();
  const over = board.waitingFor === NOBODY;
  const asked = whatIsAsked({ board, battle });
  const omen = asked === undefined ? omenNow(told, viewer) : undefined;
  const change = over ? undefined : changeNow(told, viewer);
  const shown = asked === undefined ? lastOf(board, battle, change) : asked;
  // It keeps its room, whoever comes to fill it.
  return (
    <div class="middle" data-about="battle">
      {shown}
      {omen && <OmenSign board={board} omen={omen} />}
      {shown === undefined && !omen && <p class="quiet">{over ? words.over : words.quiet}</p>}
    </div>
  );
}

/** The last attack or change of a hand, until something new is done. */
function lastOf(board: Table, battle: Battle | undefined, change: Change | undefined) {
  if (battle) return <Struck board={board} battle={battle} />;
  return change && <Changed board={board} change={change} />;
}

/** What the seat that is waited for puts together or decides there. */
function whatIsAsked({ board, battle }: MiddleProps): ComponentChildren {
  const frame = board.view.stack.length > 0 ? top(board.view) : undefined;
  if (frame?.frame === 'sand') return <SandDice board={board} />;
  if (frame?.frame === 'summon') return <Gathering board={board} frame={frame} />;
  if (frame?.frame !== 'attack') return undefined;
  if (frame.step === 'units' || frame.step === 'pay')
    return <Gathering board={board} frame={frame} />;
  if (!battle) return null;
  return frame.step === 'fool' ? (
    <FoolMoment board={board} battle={battle} />
  ) : (
    <Struck board={board} battle={battle} />
  );
}
