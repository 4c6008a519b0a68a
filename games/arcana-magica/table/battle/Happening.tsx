import './happening.css';
import { Emblem, Heading } from '@magehall/ui';
import { chanceToReach } from '../../rules/attack/sums.ts';
import {
  type AttackFrame,
  type Battle,
  diceOf,
  type Element,
  fighters,
  isRed,
  JOKERS,
  SANDS,
  seatsOf,
  top,
} from '../../rules/index.ts';
import { Laid } from '../armies/Laid.tsx';
import { type Table, unitName } from '../armies/Unit.tsx';
import { Drawn } from '../art/Drawn.tsx';
import { gathered, paidFor } from '../hand/cards.ts';
import { Payment } from '../hand/Payment.tsx';
import { spoken } from '../words.ts';
import { aimedAt, type Change, type Omen } from './battle.ts';
import { BattleDice, DrawnDie } from './Dice.tsx';
import { FoolMoment } from './FoolMoment.tsx';
import { percentOf } from './forecast.ts';
import { Joker } from './Joker.tsx';
import { Lines } from './Lines.tsx';
import { OmenSign } from './OmenSign.tsx';

interface HappeningProps {
  board: Table;
  battle: Battle | undefined;
  change: Change | undefined;
  omen: Omen | undefined;
}

/** Between the armies: what is being paid, who strikes, how the dice fell. */
export function Happening(props: HappeningProps) {
  const { board, battle } = props;
  const aim = aimOf(board, battle);
  return (
    <>
      <Shown {...props} />
      {props.omen && <OmenSign board={board} omen={props.omen} />}
      {aim && <Lines board={board} units={aim.units} aims={aim.aims} />}
    </>
  );
}

function Shown({ board, battle, change }: HappeningProps) {
  const { view } = board;
  const frame = view.stack.length > 0 ? top(view) : undefined;
  if (frame?.frame === 'sand') return <SandDice board={board} />;
  if (frame?.frame === 'summon')
    return <Payment board={board} units={[frame.unit]} attack={false} />;
  if (frame?.frame === 'attack') {
    if (frame.step === 'units') return <Gathering board={board} frame={frame} />;
    if (frame.step === 'pay')
      return (
        <>
          <Forecast board={board} target={frame.target} units={frame.units} />
          <Payment board={board} units={frame.units} attack />
        </>
      );
    if (frame.step === 'fool' && battle) return <FoolMoment board={board} battle={battle} />;
  }
  if (battle) return <Struck board={board} battle={battle} />;
  return change ? <Changed board={board} change={change} /> : null;
}

/** Who is drawn into the attack: as it is put together, and while it goes on. */
function aimOf(board: Table, battle: Battle | undefined) {
  const { view } = board;
  const frame = view.stack.length > 0 ? top(view) : undefined;
  if (frame?.frame !== 'attack' || frame.step === 'fool' || battle?.end) return undefined;
  const target = battle?.target ?? frame.target;
  const aims = aimedAt(view, battle);
  // An attack that the Fool turned back comes from nobody.
  const units = frame.units.filter((unit) => !view.armies[target].includes(unit));
  if (frame.step !== 'units') return { units, aims };
  const group = paidFor(board);
  return group.length > 0 ? { units: group, aims } : undefined;
}

/** The units that will attack are picked in the line; here is what they make together. */
function Gathering({ board, frame }: { board: Table; frame: AttackFrame }) {
  const words = spoken();
  const group = paidFor(board);
  if (group.length === 0)
    return (
      <section class="force panel">
        <Heading small>{words.force}</Heading>
        <p class="muted">{gathered(board, frame).length === 0 ? words.chooseUnits : words.noDie}</p>
      </section>
    );
  return (
    <>
      <Forecast board={board} target={frame.target} units={group} />
      <Payment board={board} units={group} attack />
    </>
  );
}

interface ForecastProps {
  board: Table;
  target: number;
  units: readonly number[];
}

/** The dice these units make, and how likely they take the Leader. */
function Forecast({ board, target, units }: ForecastProps) {
  const { view } = board;
  const words = spoken();
  const dice = diceOf(units, view.agreed.powerMongers);
  const [leader] = fighters(view.armies[target]);
  return (
    <section class="forecast">
      <p class="chance" data-about="chance">
        <b>{percentOf(chanceToReach(dice, leader))}</b> {words.toTake}
        <span class="muted">{unitName(board, leader)}</span>
      </p>
      <div class="dice">
        {dice.map((sides, die) => (
          <span key={`die-${die + 1}`} class="battle-die" data-about={`d:${sides}`}>
            <DrawnDie sides={sides} />
            <span class="die-name">d{sides}</span>
          </span>
        ))}
      </div>
    </section>
  );
}

/** An attack under way, or how it ended. */
function Struck({ board, battle }: { board: Table; battle: Battle }) {
  const words = spoken();
  const { seat, target, rerolls, taken, end, joker } = battle;
  const names = taken.map((unit) => unitName(board, unit)).join(', ');
  return (
    <section class={end ? 'battle over' : 'battle'} data-at="battle">
      <p class="battle-head">
        <Emblem of={board.sitters[seat].familiar} size={30} />
        <b>{board.sitters[seat].name}</b> {words.strikes}
        {seatsOf(board.view, target).map((one) => (
          <span key={one} class="battle-target">
            <Emblem of={board.sitters[one].familiar} size={30} />
            <b>{board.sitters[one].name}</b>
          </span>
        ))}
        {!end && rerolls > 0 && (
          <span class="rerolls-left" data-about="rerolls">
            <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true">
              <Drawn name="reroll" width={2.2} />
            </svg>
            {words.rerolls(rerolls)}
          </span>
        )}
      </p>
      <BattleDice board={board} battle={battle} />
      <p class="battle-end">
        {joker && <Fallen joker={joker} />}
        {joker && !end && words.turnedBack}
        {end === 'fizzled' && words.fizzled}
        {end === 'missed' && words.nobodyFalls}
        {taken.length > 0 && <b>{words.captured(names)}</b>}
      </p>
    </section>
  );
}

/** A hand was changed: the joker said how it ends. */
function Changed({ board, change }: { board: Table; change: Change }) {
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

function Fallen({ joker }: { joker: Element }) {
  return (
    <span class="fallen-joker" data-at="joker" data-about={`joker:${joker}`}>
      <Joker element={joker} width={46} letter={spoken().elements[joker].charAt(0)} />
    </span>
  );
}

/** Whoever brought the first event chooses how long the end takes. */
function SandDice({ board }: { board: Table }) {
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
