import type { ComponentChildren } from 'preact';
import { Emblem } from '../art/Familiar.tsx';
import type { Sitter } from '../table/board.ts';
import { say } from '../words/language.ts';

interface SeatPanelProps {
  sitter: Sitter;
  score: number;
  turn: boolean;
  /** The viewer's own, in the tray. */
  own?: boolean;
  children?: ComponentChildren;
}

export function SeatPanel({ sitter, score, turn, own = false, children }: SeatPanelProps) {
  const { seat, name, familiar } = sitter;
  return (
    <section class={`seat ${own ? 'own' : 'panel'} ${turn ? 'turn' : ''}`} aria-label={name}>
      <div class="seat-head" data-about={`seat:${seat}`}>
        <Emblem of={familiar} size={40} />
        <div class="seat-name">
          <b>{name}</b>
          {turn && <span class="muted">{say.value.table.toMove}</span>}
        </div>
        <span class="score" data-at={`score:${seat}`} data-about={`score:${seat}`}>
          <span class="unseen">{say.value.table.points(score)}</span>
          <span aria-hidden="true">{score}</span>
        </span>
      </div>
      {children}
    </section>
  );
}
