import { type Board, Strokes } from '@magehall/ui';
import { SPELLS } from '../rules/data.ts';
import { KIND_NAMES } from '../rules/names.ts';
import { APPRENTICE, MASTER, meepleOf, type State } from '../rules/state.ts';
import { Meeple } from './art/Meeple.tsx';
import { SPELL_ICONS } from './icons.ts';
import type { Place } from './places.ts';
import { WORDS } from './words.ts';

/** What lies before a rival: the spellbook in small, and who is left in the supply. */
export function Seat({ board, seat }: { board: Board<State>; seat: number }) {
  const { view } = board;
  const words = WORDS[board.language];
  const supply = [
    ...Array.from({ length: view.apprentices[seat] }, () => APPRENTICE),
    ...Array.from({ length: view.masters[seat] }, () => MASTER),
  ];
  return (
    <div class="rival">
      <ul class="small-book">
        {SPELLS.map((spell, i) => {
          const held = view.book[seat * 6 + i];
          return (
            <li key={spell} class={held ? 'active' : ''} data-about={`book:${seat}.${spell}`}>
              <span class="small-number">{i + 1}</span>
              <svg
                class="small-spell"
                width="30"
                height="30"
                viewBox="-15 -30 30 34"
                role="img"
                aria-label={words.held(words.spells[spell], held)}
              >
                {held ? (
                  <g transform="scale(.8)">
                    <g data-at={`book:${seat}.${spell}` satisfies Place}>
                      <Meeple meeple={meepleOf(seat, held)} />
                    </g>
                  </g>
                ) : (
                  <g transform="translate(-9 -22) scale(.75)">
                    <Strokes path={SPELL_ICONS[spell]} />
                  </g>
                )}
              </svg>
            </li>
          );
        })}
      </ul>
      <svg
        class="small-supply"
        width={supply.length * 21 + 8}
        height="30"
        viewBox={`-16 -44 ${supply.length * 32 + 8} 48`}
        role="img"
        aria-label={words.inSupply(view.apprentices[seat], view.masters[seat])}
        data-about={`supply:${seat}`}
      >
        {supply.map((kind, i) => (
          <g key={`${supply.length - i}`} transform={`translate(${i * 32} 0)`}>
            <g
              data-at={
                kind !== supply[i + 1] && (`supply:${seat}.${KIND_NAMES[kind]}` satisfies Place)
              }
            >
              <Meeple meeple={meepleOf(seat, kind)} />
            </g>
          </g>
        ))}
      </svg>
    </div>
  );
}
