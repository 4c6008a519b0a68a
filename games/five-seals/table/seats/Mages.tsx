import { type Board, FAMILIARS, PieceButton, Ring } from '@magehall/ui';
import { MAGES, type State } from '../../rules/state.ts';
import { Mage } from '../art/Figures.tsx';
import { spoken } from '../words.ts';

/** All five, to pick one of; fetched by those who play with that option. */
export function Mages({ board }: { board: Board<State> }) {
  return (
    <section class="own-supply" aria-label={spoken().pickMage}>
      {MAGES.map((mage, i) => (
        <PieceButton key={mage} board={board} name={`mage:${mage}`} class="own-die">
          <svg width="46" height="66" viewBox="-22 -64 44 72" aria-hidden="true">
            <Ring x={-19} y={-61} width={38} height={66} radius={8} />
            <Mage of={FAMILIARS[i]} />
          </svg>
        </PieceButton>
      ))}
    </section>
  );
}
