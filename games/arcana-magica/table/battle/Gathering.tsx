import './happening.css';
import { Heading } from '@magehall/ui';
import { chanceToReach } from '../../rules/attack/sums.ts';
import { type AttackFrame, diceOf, fighters, type SummonFrame } from '../../rules/index.ts';
import { percentOf } from '../../words/percent.ts';
import { type Table, unitName } from '../armies/Unit.tsx';
import { gathered, paidFor } from '../hand/cards.ts';
import { Payment } from '../hand/Payment.tsx';
import { spoken } from '../words.ts';
import { aimedAt } from './battle.ts';
import { DrawnDie } from './Dice.tsx';
import { Lines } from './Lines.tsx';

/** Before the dice roll: who strikes whom, what they make together, what is paid for it. */
export function Gathering({ board, frame }: { board: Table; frame: AttackFrame | SummonFrame }) {
  const { view } = board;
  const words = spoken();
  if (frame.frame === 'summon')
    return <Payment board={board} units={[frame.unit]} attack={false} />;
  const { step, target } = frame;
  const units = step === 'pay' ? frame.units : paidFor(board);
  if (units.length === 0)
    return (
      <section class="force panel">
        <Heading small>{words.force}</Heading>
        <p class="muted">{gathered(board, frame).length === 0 ? words.chooseUnits : words.noDie}</p>
      </section>
    );
  return (
    <>
      <Forecast board={board} target={target} units={units} />
      <Payment board={board} units={units} attack />
      <Lines board={board} units={units} aims={aimedAt(view, undefined)} />
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
