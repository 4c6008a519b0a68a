/** What is seen once or twice in a game. */
import './happening.css';
import { Emblem, Heading } from '@magehall/ui';
import { isRed, JOKERS, SANDS } from '../../rules/index.ts';
import { Laid } from '../armies/Laid.tsx';
import type { Table } from '../armies/Unit.tsx';
import { Drawn } from '../art/Drawn.tsx';
import { spoken } from '../words.ts';
import type { Change } from './battle.ts';
import { Fallen } from './Joker.tsx';

export { FoolMoment } from './FoolMoment.tsx';
export { Fallen } from './Joker.tsx';
export { OmenSign } from './OmenSign.tsx';

/** A hand was changed: the joker said how it ends. */
export function Changed({ board, change }: { board: Table; change: Change }) {
  const words = spoken();
  const { familiar, name } = board.sitters[change.seat];
  return (
    <section class="battle">
      <p class="battle-head">
        <Emblem of={familiar} size={30} />
        <b>{name}</b>
      </p>
      <Fallen joker={change.joker} />
      <p>{isRed(JOKERS.indexOf(change.joker)) ? words.redJoker : words.blackJoker}</p>
    </section>
  );
}

/** Whoever brought the first event chooses how long the end takes. */
export function SandDice({ board }: { board: Table }) {
  const words = spoken();
  return (
    <section class="sand">
      <Heading>{words.sand}</Heading>
      <div class="dice">
        {SANDS.map((sides) => (
          <Laid key={sides} board={board} name={`sand:${sides}`} class="sand-die">
            <svg width="60" height="60" viewBox="-36 -36 72 72" aria-hidden="true">
              <rect class="sand-face" x="-32" y="-32" width="64" height="64" rx="14" />
              <g opacity=".45">
                <Drawn name={`glyph-d${sides}`} transform="scale(27)" />
              </g>
              <text class="sand-number" y="8">
                {sides}
              </text>
            </svg>
          </Laid>
        ))}
      </div>
    </section>
  );
}
