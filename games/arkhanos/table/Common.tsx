import { type Board, Panel, Piece, Ring } from '@magehall/ui';
import {
  BY_SEATS,
  CENTRAL_PRESTIGE,
  INCOMPLETE_PRESTIGE,
  OUTER_PRESTIGE,
  TILES,
} from '../rules/data.ts';
import type { State } from '../rules/state.ts';
import { ManaDie } from './art/ManaDie.tsx';
import { Plaque } from './art/Plaque.tsx';
import type { Place } from './places.ts';
import { WORDS } from './words.ts';

const SPACES = Array.from({ length: 10 }, (_, i) => i);

export function Common({ board }: { board: Board<State> }) {
  const { view } = board;
  const words = WORDS[board.language];
  const { rounds } = BY_SEATS[view.seats];
  const rows = [
    ['outer', OUTER_PRESTIGE],
    ['central', CENTRAL_PRESTIGE[view.centralPrestige]],
    ['unfinished', INCOMPLETE_PRESTIGE],
  ] as const;
  return (
    <>
      <Panel
        title={words.nextFloor}
        about="next"
        note={view.next ? words.left(view.stack.length + 1) : undefined}
      >
        {view.next ? (
          <svg
            class="next-floor"
            viewBox="-106 -20 212 40"
            role="img"
            aria-label={words.takes(TILES[view.next - 1])}
            data-at="stack"
          >
            <Plaque tile={TILES[view.next - 1]} words={words} width={206} />
          </svg>
        ) : (
          // Before the first round none is turned yet.
          <p class="muted">{view.round > 0 ? words.none : '…'}</p>
        )}
      </Panel>
      <Panel title={words.pool} about="pool">
        <svg class="pool" viewBox="-24 -25 228 92">
          <title>{words.pool}</title>
          {SPACES.map((i) => (
            <g key={i} transform={`translate(${(i % 5) * 45} ${i < 5 ? 0 : 45})`}>
              <PoolSpace board={board} space={i + 1} rounds={rounds} />
            </g>
          ))}
        </svg>
      </Panel>
      <Panel
        title={words.pay}
        about="row:pays"
        note={
          <span class="pay-order" aria-hidden="true">
            {words.most} · {words.second} · {words.tie}
          </span>
        }
      >
        <table class="pay">
          <thead>
            <tr>
              <td />
              <th scope="col">{words.most}</th>
              <th scope="col">{words.second}</th>
              <th scope="col">{words.tie}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([row, prestige]) => (
              <tr key={row} data-about={`row:${row}`}>
                <th scope="row">{words[row]}</th>
                <td>{prestige.first}</td>
                <td>{prestige.second}</td>
                <td>{prestige.tie}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </>
  );
}

interface SpaceProps {
  board: Board<State>;
  space: number;
  rounds: number;
}

function PoolSpace({ board, space, rounds }: SpaceProps) {
  const die = board.view.pool[space - 1] ?? 0;
  const state = space > rounds ? 'unused' : space === board.view.round ? 'now' : '';
  return (
    <>
      <circle class={`pool-space ${state}`} r="19.5" />
      {die ? (
        <Piece board={board} name={`pool:${space}`}>
          <Ring x={-12} y={-16} width={24} height={31} radius={6} />
          <g transform="translate(0 -3.5) scale(.23)">
            <g data-at={`pool:${space}` satisfies Place}>
              <ManaDie die={die} />
            </g>
          </g>
        </Piece>
      ) : (
        <text class={`pool-number ${state}`} y="4.6" data-about={`pool:${space}`}>
          {space}
        </text>
      )}
    </>
  );
}
