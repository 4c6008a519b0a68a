import type { ComponentChildren } from 'preact';
import { Emblem } from '../art/Familiar.tsx';
import { Icon } from '../art/Icon.tsx';
import type { Sitter } from '../table/board.ts';
import { say } from '../words/language.ts';

interface SeatPanelProps {
  sitter: Sitter;
  score: number;
  turn: boolean;
  /** Which one it is in the order of turns, from 1; undefined if that is not known. */
  order?: number | undefined;
  /** What the first player holds. */
  held?: { path: string; label: string } | undefined;
  /** The viewer's own, in the tray. */
  own?: boolean;
  /** The only person at the table, who need not be called by name. */
  you?: boolean;
  children?: ComponentChildren;
}

export function SeatPanel(props: SeatPanelProps) {
  const { sitter, score, turn, order, held, own = false, you = false, children } = props;
  const { seat, familiar } = sitter;
  const text = say.value.table;
  const name = you ? text.you : sitter.name;
  return (
    <section class={`seat ${own ? 'own' : 'panel'} ${turn ? 'turn' : ''}`} aria-label={name}>
      <div class="seat-head" data-about={`seat:${seat}`}>
        <span class="seat-emblem">
          <Emblem of={familiar} size={40} />
          {order !== undefined && <Order order={order} held={order === 1 ? held : undefined} />}
        </span>
        <div class="seat-name">
          <b>{name}</b>
          {turn && <span class="muted">{you ? text.yourMove : text.toMove}</span>}
        </div>
        <span class="score" data-at={`score:${seat}`} data-about={`score:${seat}`}>
          <span class="unseen">{text.points(score)}</span>
          <span aria-hidden="true">{score}</span>
        </span>
      </div>
      {children}
    </section>
  );
}

/** When they are to move in a round; who goes first is seen at once. */
function Order({ order, held }: { order: number; held: SeatPanelProps['held'] }) {
  const label = [say.value.table.order(order), held?.label].filter(Boolean).join(', ');
  return (
    <span class={order === 1 ? 'order first' : 'order'} title={label}>
      <span class="unseen">{label}</span>
      <span aria-hidden="true">{held ? <Icon path={held.path} size={13} /> : order}</span>
    </span>
  );
}
