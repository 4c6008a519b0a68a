/** What can be ordered for another's turn: all of it begins with the Fool in an attacked army. */
import type { OutOfTurn, Seat } from '@magehall/engine';
import { capturesNow, striker, struck } from './attack/attack.ts';
import { worth } from './attack/dice.ts';
import { leaderElement } from './attack/fool.ts';
import { bestPlacing } from './automa/placing.ts';
import { ELEMENTS, type Element } from './data/units.ts';
import { type AttackFrame, type State, top } from './state.ts';
import { fighters, seatInOrder } from './turn/sides.ts';

type Answer = { endure: true } | { sacrifice: Element };
type Hit = { hit: number };
type Sand = { sand: number };

function attackIn(view: State): AttackFrame | undefined {
  const frame = view.stack.findLast(({ frame }) => frame === 'attack');
  return frame as AttackFrame | undefined;
}

/** Which element is named is as good as any other; the Leader's is the one an Automa names. */
function sacrifice(view: State, choices: readonly Answer[]): Answer {
  const { target } = attackIn(view) as AttackFrame;
  const named = ELEMENTS[leaderElement(view.armies[target])];
  return choices.find((choice) => 'sacrifice' in choice && choice.sacrifice === named) as Answer;
}

function endure(_view: State, choices: readonly Answer[]): Answer {
  return choices.find((choice) => 'endure' in choice) as Answer;
}

/** AM-FOOL: the attack strikes, or the Fool leaves for it. */
const fool: OutOfTurn<State, Answer> = {
  decision: 'fool',
  when: (view, seat) => attackIn(view)?.step === 'fool' && view.foolHolder === seat,
  orders: {
    endure,
    sacrifice,
    /** Only if something would fall. */
    save(view, choices) {
      const { taken } = capturesNow(view, attackIn(view) as AttackFrame);
      return taken.length > 0 ? sacrifice(view, choices) : endure(view, choices);
    },
  },
};

/** AM-FCHANCE-2: the damage goes back, and the Fool's holder lays the ranged dice. */
const hit: OutOfTurn<State, Hit> = {
  decision: 'hit',
  when(view, seat) {
    const attack = attackIn(view);
    return attack?.step === 'place' && attack.back && striker(attack) === seat;
  },
  orders: {
    leader: (_view, choices) => choices[0],
    /** As an Automa lays them: for the highest unit, then for the most. */
    most(view, choices) {
      const attack = attackIn(view) as AttackFrame;
      const line = fighters(view.armies[struck(view, attack)]);
      const { overkillChain } = view.agreed;
      const hits = bestPlacing(line, attack.dice, attack.faces.map(worth), overkillChain);
      const wanted = hits[attack.hits.length];
      return choices.find(({ hit }) => hit === wanted) ?? choices[0];
    },
  },
};

/** AM-SAND-1: what was turned back brought the end near, and its striker says how near. */
const sand: OutOfTurn<State, Sand> = {
  decision: 'sand',
  when(view, seat) {
    const frame = view.stack.length > 0 ? top(view) : undefined;
    return frame?.frame === 'sand' && frame.seat === seat && turnOf(view) !== seat;
  },
  orders: {
    soon: (_view, choices) => choices[0],
    late: (_view, choices) => choices[choices.length - 1],
  },
};

/** Also after the Fool was summoned, when the turn's frame is gone. */
function turnOf(view: State): Seat {
  return seatInOrder(view, view.turn - 1);
}

export const decisions: readonly OutOfTurn[] = [fool, hit, sand];
