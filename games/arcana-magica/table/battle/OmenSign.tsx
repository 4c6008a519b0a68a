import { Heading } from '@magehall/ui';
import type { Table } from '../armies/Unit.tsx';
import { Drawn } from '../art/Drawn.tsx';
import { spoken } from '../words.ts';
import type { Omen } from './battle.ts';

/** Armageddon has come nearer: by what, for whom, and how long it is still off. */
export function OmenSign({ board, omen }: { board: Table; omen: Omen }) {
  const words = spoken();
  const { seat, tokens, counter } = omen;
  return (
    <section class="omen" data-at="omen">
      <Heading small note={counter && <b>{words.end(board.view.end || counter)}</b>}>
        {words.armageddon}
      </Heading>
      {tokens.map((token) => (
        <p key={token} class="omen-token" data-about={`token:${token}`}>
          <svg width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
            <Drawn name={`token-${token}`} width={1.7} />
          </svg>
          <span>{words.tokens[token]}</span>
          <b>{board.sitters[seat].name} +10</b>
        </p>
      ))}
    </section>
  );
}
