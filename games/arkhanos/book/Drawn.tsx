/** The little boards of the book: towers, dice, meeples and spells as the table draws them. */
import { type Board, Strokes } from '@magehall/ui';
import type { FunctionComponent } from 'preact';
import { SPELLS, type Spell, TILES } from '../rules/data.ts';
import type { State } from '../rules/state.ts';
import { Plaque } from '../table/art/Plaque.tsx';
import { BARE_FOOT, FOOT, sizes } from '../table/geometry.ts';
import { SPELL_ICONS } from '../table/icons.ts';
import { Tower } from '../table/Scene.tsx';
import { Spellbook, Supply, TableDice } from '../table/Tray.tsx';
import { WORDS } from '../table/words.ts';
import './book.css';

/** What is drawn of a position: some towers, and what lies before the player. */
interface Part {
  towers?: readonly number[];
  dice?: true;
  supply?: true;
  spells?: true;
}

/** Room above the first slab: for a floor with its plaque, and for a covered one below it. */
const LOW = 114;
const HIGH = 194;

type Draw = FunctionComponent<{ board: Board<State> }>;

export function part({ towers = [], dice, supply, spells }: Part): Draw {
  return ({ board }) => {
    const covered = Math.max(0, ...towers.map((tower) => board.view.below[tower].length / 4));
    const above = covered > 0 ? HIGH : LOW;
    return (
      <>
        {towers.length > 0 && (
          <div class="little-towers">
            {towers.map((tower) => (
              <Tower
                key={tower}
                board={board}
                tower={tower}
                size={{ ...sizes(HIGH, Math.min(covered, 1)), height: above }}
                foot={towers.length > 1 ? FOOT : BARE_FOOT}
                open={() => undefined}
              />
            ))}
          </div>
        )}
        {(dice || supply || spells) && (
          <div class="little-tray">
            {dice && <TableDice board={board} />}
            {supply && <Supply board={board} seat={board.viewer} />}
            {spells && <Spellbook board={board} seat={board.viewer} />}
          </div>
        )}
      </>
    );
  };
}

export function TilePortrait({ tile, language }: { tile: number; language: 'en' | 'fr' }) {
  return (
    <svg class="tile-portrait" aria-hidden="true" viewBox="-80 -20 160 44">
      <Plaque tile={TILES[tile - 1]} words={WORDS[language]} />
    </svg>
  );
}

export function SpellPortrait({ spell }: { spell: Spell }) {
  return (
    <svg class="spell-portrait" aria-hidden="true" viewBox="-6 -6 36 36">
      <rect class="spell-page" x="-5" y="-5" width="34" height="34" rx="5" />
      <g transform="translate(5 5) scale(.9)">
        <Strokes path={SPELL_ICONS[spell]} />
      </g>
      <text class="spell-number" x="-2" y="4.5">
        {SPELLS.indexOf(spell) + 1}
      </text>
    </svg>
  );
}
