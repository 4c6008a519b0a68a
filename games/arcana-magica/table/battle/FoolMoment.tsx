import { Heading } from '@magehall/ui';
import { type Battle, ELEMENTS, FOOL } from '../../rules/index.ts';
import { Laid } from '../armies/Laid.tsx';
import { type Table, unitName } from '../armies/Unit.tsx';
import { NO_ELEMENT } from '../art/Definitions.tsx';
import { Emblem } from '../art/Emblem.tsx';
import { spoken } from '../words.ts';
import { Joker } from './Joker.tsx';

/** The dice lie on their targets, and the Fool may yet undo it all. */
export function FoolMoment({ board, battle }: { board: Table; battle: Battle }) {
  const words = spoken();
  const { taken } = battle;
  return (
    <section class="fool-moment">
      <svg class="fool-cap" viewBox="-48 -56 96 112" aria-hidden="true" data-at="fool">
        <circle r="54" fill="url(#glow)" opacity=".55" />
        <Emblem unit={FOOL} colour={NO_ELEMENT} />
      </svg>
      <div class="fool-text">
        <Heading>{words.fool}</Heading>
        <p>
          {taken.length > 0 ? (
            <b>{words.toFall(taken.map((unit) => unitName(board, unit)).join(', '))}</b>
          ) : (
            words.nobodyFalls
          )}
        </p>
        <p class="muted">{words.foolAsks}</p>
      </div>
      <div class="jokers">
        {ELEMENTS.map((element) => (
          <Laid key={element} board={board} name={`joker:${element}`} class="joker">
            <Joker element={element} width={62} letter={words.elements[element].charAt(0)} />
          </Laid>
        ))}
      </div>
    </section>
  );
}
