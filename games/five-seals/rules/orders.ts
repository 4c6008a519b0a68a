/**
 * What can be ordered: Theft asks the robbed one. And whoever has no dice left chooses three for the
 * next round, after its own turn or, robbed of the last, in the middle of another's; these two look
 * the same, so an order counts for both.
 */
import type { OutOfTurn } from '@magehall/engine';
import { dieNamed, faceOf } from './data/dice.ts';
import type { ColourName } from './data/elements.ts';
import { type State, top } from './state.ts';

type Give = { give: string };
type Draft = { take: readonly ColourName[] };

const faceOfGiven = ({ give }: Give) => faceOf(dieNamed(give));
const coloursOfDraft = ({ take }: Draft) => new Set(take).size;

/** The first of those for which this number is least. */
function least<C>(choices: readonly C[], number: (choice: C) => number): C {
  return choices.reduce((best, choice) => (number(choice) < number(best) ? choice : best));
}

/** FS-THEFT-2: which die to hand over. */
const give: OutOfTurn<State, Give> = {
  decision: 'give',
  when(view, seat) {
    const frame = top(view);
    return frame?.do === 'give' && frame.seat === seat;
  },
  orders: {
    lowest: (_view, choices) => least(choices, faceOfGiven),
    highest: (_view, choices) => least(choices, (choice) => -faceOfGiven(choice)),
  },
};

/** FS-ENDTURN-1, FS-THEFT-3: three dice for the next round. Those for the first belong to the setup. */
const draft: OutOfTurn<State, Draft> = {
  decision: 'draft',
  when(view, seat) {
    const frame = top(view);
    return view.round > 0 && frame?.do === 'draft' && frame.seat === seat;
  },
  orders: {
    mixed: (_view, choices) => least(choices, (choice) => -coloursOfDraft(choice)),
    alike: (_view, choices) => least(choices, coloursOfDraft),
  },
};

export const decisions: readonly OutOfTurn[] = [give, draft];
