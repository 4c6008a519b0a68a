import { Emblem } from '@magehall/ui';
import { type Battle, fighters, seatsOf } from '../../rules/index.ts';
import { HEIGHT_OF_WIDTH } from '../art/Arcanum.tsx';
import { aimedAt, attackersNow, damageOn } from '../battle/battle.ts';
import type { Place } from '../places.ts';
import { NARROW, useScreen } from '../screen.ts';
import { Trophies } from '../seats/Seat.tsx';
import { spoken } from '../words.ts';
import { Laid } from './Laid.tsx';
import type { Line } from './sizes.ts';
import { ROOMY, type Table, Unit } from './Unit.tsx';

interface ArmyProps {
  board: Table;
  side: number;
  lies: Line;
  /** Of its carpet, beside others. */
  width?: number;
  own: boolean;
  /** It has no part in the attack that goes on. */
  apart?: boolean;
  /** An attack on it is being put together. */
  aimed?: boolean;
  battle: Battle | undefined;
}

/** A carpet: whose it is, and the line from the Leader on. */
export function Army(props: ArmyProps) {
  const { board, side, lies, width, own, apart = false, aimed = false, battle } = props;
  const { view } = board;
  const words = spoken();
  const narrow = useScreen(NARROW);
  const line = view.armies[side];
  const { card, columns, free } = lies;
  const [leader] = fighters(line);
  const damage = battle?.target === side ? damageOn(battle) : undefined;
  const struck = battle ? battle.target === side && !battle.end : aimed;
  const aims = aimedAt(view, battle);
  const attackers = struck ? [] : attackersNow(view, battle);
  const looks = [
    own && 'own-army',
    apart && 'apart',
    struck && 'struck',
    line.length === 0 && 'none',
  ].filter(Boolean);
  return (
    <section
      class={['army', ...looks].join(' ')}
      aria-label={board.label(`side:${side}`)}
      data-at={`army:${side}` satisfies Place}
      style={{ flexGrow: width }}
    >
      <div class="army-head">
        <Plate board={board} side={side} own={own} />
        {narrow && view.trophies[side].length > 0 && <Trophies board={board} side={side} />}
      </div>
      <div class="line-up" style={{ gridTemplateColumns: `repeat(${columns}, ${card}px)` }}>
        {line.map((unit) => (
          <Unit
            key={unit}
            board={board}
            unit={unit}
            width={card}
            leader={unit === leader}
            damage={damage?.get(unit)}
            forth={attackers.includes(unit)}
            aimed={aims.includes(unit)}
          />
        ))}
        {Array.from({ length: free }, (_, place) => (
          <span
            key={`place-${line.length + place}`}
            class="free-place"
            data-about="place"
            style={{ height: `${card * HEIGHT_OF_WIDTH}px` }}
          >
            {own && place === 0 && card >= ROOMY && words.joinHere}
          </span>
        ))}
      </div>
    </section>
  );
}

/** Whose army it is; a rival's is also where an attack is aimed. */
function Plate({ board, side, own }: { board: Table; side: number; own: boolean }) {
  const { view, sitters } = board;
  const words = spoken();
  const seats = seatsOf(view, side);
  const value = view.armies[side].reduce((sum, unit) => sum + unit, 0);
  const inside = (
    <>
      <span class="plate-emblems">
        {seats.map((seat) => (
          <Emblem key={seat} of={sitters[seat].familiar} size={seats.length > 1 ? 30 : 34} />
        ))}
      </span>
      <b class="plate-name">
        {own && seats.length === 1
          ? words.yourArmy
          : seats.map((seat) => sitters[seat].name).join(' · ')}
      </b>
      <span class="muted">{words.worth(value)}</span>
    </>
  );
  const name = `side:${side}`;
  if (own)
    return (
      <div class="plate" data-about={name}>
        {inside}
      </div>
    );
  return (
    <Laid board={board} name={name} class="plate aim">
      {inside}
      {board.light(name) !== 'rest' && <span class="aim-word">{words.attack}</span>}
    </Laid>
  );
}
