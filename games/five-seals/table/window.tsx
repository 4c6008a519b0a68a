/** The game in its arch of the hall: a corner of the dungeon by torchlight. */
import { FamiliarFigure, Seal, Sigil, type Window } from '@magehall/ui';
import { boardFor } from '../rules/data/board.ts';
import { ELEMENTS, type ElementName } from '../rules/data/elements.ts';
import { CARD_ELEMENT, CARD_STRENGTH } from '../rules/data/scrolls.ts';
import { Definitions } from './art/Definitions.tsx';
import { Dungeon } from './art/Dungeon.tsx';
import { Mage } from './art/Figures.tsx';
import { planOf } from './art/geometry.ts';
import { Scroll } from './art/Scroll.tsx';
import './art/art.css';

const board = boardFor(2);
const plan = planOf(board);
const at = (id: string) => board.at.get(id) as number;

/** Where the torch has been carried. */
const LIT = new Set(
  ['hub', '0.g', '0.I', '0.a', '0.b', '0.M', '0.e', '1.M', '1.g', '1.I', '5.g', '5.I'].map(at),
);
const MAGE = at('0.e');
const FAMILIAR = at('5.g');

/** A made-up filling: what lies where only has to look well. */
function Filling() {
  return (
    <>
      {board.seals
        .filter((space) => !LIT.has(space))
        .map((space) => {
          const { strength } = board.spaces[space];
          const of: ElementName = ELEMENTS[(space * 7 + strength * 3) % 4];
          return (
            <g key={space} transform={`translate(${plan.at[space].x} ${plan.at[space].y})`}>
              <Seal of={of} r={plan.seal}>
                {strength}
              </Seal>
            </g>
          );
        })}
      {board.boxes.map((space) => {
        const { strength } = board.spaces[space];
        const [width, height] = plan.box.get(space) ?? [0, 0];
        const fitting = CARD_STRENGTH.flatMap((s, card) =>
          s === strength && CARD_ELEMENT[card] === (space * 3) % 5 ? [card] : [],
        );
        return (
          <g key={space} transform={`translate(${plan.at[space].x} ${plan.at[space].y})`}>
            <Scroll card={fitting[space % fitting.length]} width={width} height={height} />
          </g>
        );
      })}
    </>
  );
}

function Picture() {
  const mage = plan.at[MAGE];
  const cat = plan.at[FAMILIAR];
  return (
    <g>
      <defs>
        <Definitions />
      </defs>
      <g transform="translate(34 398) scale(.74)">
        <Dungeon board={board} walked={(space) => LIT.has(space)} light="window" mage={mage} />
        <Filling />
        <g transform={`translate(${cat.x} ${cat.y + 3}) scale(.9)`}>
          <FamiliarFigure of="cat" />
        </g>
        <g transform={`translate(${mage.x} ${mage.y + 14}) scale(1.15)`}>
          <ellipse cy="-8" rx="40" ry="34" fill="url(#glow)" />
          <Mage of="owl" />
        </g>
      </g>
    </g>
  );
}

export const scene: Window = {
  Picture,
  Keystone: () => <Sigil of="mind" r={9} width={0.2} />,
};
