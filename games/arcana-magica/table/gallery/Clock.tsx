import { Emblem, Heading } from '@magehall/ui';
import { NONE, seatsOf, TOKENS } from '../../rules/index.ts';
import type { Table } from '../armies/Unit.tsx';
import { Drawn } from '../art/Drawn.tsx';
import type { Place } from '../places.ts';
import { spoken } from '../words.ts';

/** What brings the end near, who brought it, and how long it is still off; in words if there is room. */
export function Clock({ board, told }: { board: Table; told: boolean }) {
  const { view, sitters } = board;
  const words = spoken();
  return (
    <section class={told ? 'clock told' : 'clock'} aria-label={words.armageddon}>
      <Heading
        small
        note={
          view.end > 0 ? (
            <span class="near" data-about="counter:end">
              {words.end(view.end)}
            </span>
          ) : undefined
        }
      >
        <span data-about="counter:end">{words.armageddon}</span>
      </Heading>
      <ul class="tokens">
        {TOKENS.map((token, place) => {
          const side = view.tokens[place];
          const holder = side === NONE ? undefined : sitters[seatsOf(view, side)[0]];
          const text = holder
            ? `${words.tokens[token]}: ${words.takenBy(holder.name)}`
            : words.tokens[token];
          return (
            <li
              key={token}
              class={holder ? 'token taken' : 'token'}
              data-at={`token:${token}` satisfies Place}
              data-about={`token:${token}`}
            >
              <svg width="22" height="22" viewBox="0 0 24 24" role="img" aria-label={text}>
                <Drawn name={`token-${token}`} width={1.7} />
              </svg>
              {told && (
                <span class="token-text" aria-hidden="true">
                  {words.tokens[token]}
                </span>
              )}
              {holder ? (
                <Emblem of={holder.familiar} size={20} />
              ) : (
                <span class="token-points">10</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
