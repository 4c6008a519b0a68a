/** The little boards of the book: armies, gallery, hand and dice as the table draws them. */
import { useSize } from '@magehall/ui';
import type { FunctionComponent } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { ELEMENTS, MANA, UNITS } from '../rules/index.ts';
import { Army } from '../table/armies/Army.tsx';
import { sizeOnPage } from '../table/armies/sizes.ts';
import type { Table } from '../table/armies/Unit.tsx';
import { Arcanum } from '../table/art/Arcanum.tsx';
import { battleNow } from '../table/battle/battle.ts';
import { DrawnDie } from '../table/battle/Dice.tsx';
import { Middle } from '../table/battle/Middle.tsx';
import { fetchHappening } from '../table/battle/parts.ts';
import { doingNow } from '../table/doing.ts';
import { Clock } from '../table/gallery/Clock.tsx';
import { Gallery } from '../table/gallery/Gallery.tsx';
import { Hand } from '../table/hand/Hand.tsx';
import { ManaCard } from '../table/hand/ManaCard.tsx';
import { spoken } from '../table/words.ts';
import './book.css';

/** A die with all that it showed. */
interface Fallen {
  sides: number;
  faces: readonly number[];
}

interface Part {
  rival?: true;
  /** What happens between the armies. */
  middle?: true;
  own?: true;
  gallery?: true;
  hand?: true;
  clock?: true;
  dice?: readonly Fallen[];
}

type Draw = FunctionComponent<{ board: Table }>;

/** Cards in a little gallery: four in a row, but never too small to read. */
const cardIn = (width: number) => Math.max(46, Math.min(62, Math.floor(width / 4) - 16));

export function part({ rival, middle, own, gallery, hand, clock, dice }: Part): Draw {
  return ({ board }) => {
    const [frame, { width }] = useSize<HTMLDivElement>();
    const { view, viewer, told } = board;
    const battle = battleNow(view, told, viewer);
    const { sides } = doingNow(view);
    useLayoutEffect(() => {
      if (middle) fetchHappening();
    }, []);
    const army = (side: number, mine: boolean) => (
      <Army
        board={board}
        side={side}
        lies={sizeOnPage(width, view.armies[side].length)}
        own={mine}
        aimed={!mine && sides?.[1] === side}
        battle={battle}
      />
    );
    return (
      <div class="little-arena" ref={frame}>
        {gallery && <Gallery board={board} width={cardIn(width)} />}
        {rival && army(1, false)}
        {middle && <Middle board={board} battle={battle} />}
        {dice && <Dice dice={dice} />}
        {own && army(0, true)}
        {hand && <Hand board={board} seat={viewer} />}
        {clock && <Clock board={board} told />}
      </div>
    );
  };
}

/** Dice as they lie after a roll: one that shows its highest face goes on. */
function Dice({ dice }: { dice: readonly Fallen[] }) {
  return (
    <div class="little-dice">
      {dice.map(({ sides, faces }) => (
        <span key={sides}>
          {faces.length === 0 && <DrawnDie sides={sides} size={54} />}
          {faces.map((face, i) => (
            <DrawnDie
              key={`face-${i + 1}`}
              sides={sides}
              face={face}
              bursts={face === sides}
              size={54}
            />
          ))}
          <span class="die-name">d{sides}</span>
        </span>
      ))}
    </div>
  );
}

export function UnitPortrait({ unit, name }: { unit: number; name: string }) {
  const element = ELEMENTS[UNITS[unit].element];
  const letter = element ? spoken().elements[element].charAt(0) : '';
  return <Arcanum unit={unit} width={92} name={name} letter={letter} />;
}

export function CardPortrait({ card }: { card: number }) {
  const words = spoken();
  return (
    <ManaCard
      card={MANA[card]}
      width={72}
      half="up"
      rank={words.rank(MANA[card].rank)}
      other={words.other}
      flat={false}
    />
  );
}

export function DiePortrait({ sides }: { sides: number }) {
  return <DrawnDie sides={sides} size={60} />;
}
