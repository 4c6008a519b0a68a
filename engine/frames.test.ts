import { expect, test } from 'vitest';
import { CHANCE, NOBODY, type Seat, type Told } from './contract.ts';
import { frames } from './frames.ts';

/** A coin is tossed; whoever it names picks a number, or thinks first; then the other is asked. */
type Frame =
  | { kind: 'toss' }
  | { kind: 'pick'; seat: Seat; left: number; thinks?: true }
  | { kind: 'rest' };
type Choice = { pick: number } | { think: true };
interface State {
  picked: number[];
  stack: Frame[];
}

const played = frames<State, Frame, 'kind', Choice, Told>(
  (state) => state.stack.at(-1),
  ({ kind }) => kind,
  {
    toss: {
      odds: () => 2,
      rolls: () => 'coin',
      draw(state, _frame, seat, tell) {
        state.stack.pop();
        tell?.({ event: `coin ${seat}` });
        state.stack.push({ kind: 'rest' }, { kind: 'pick', seat, left: 2 });
      },
    },
    pick: {
      who: (_state, { seat, left }) => (left === 2 ? seat : 1 - seat),
      trying: (_state, { thinks }) => thinks === true,
      choices: (_state, { left }) => [{ pick: left }, { think: true }],
      choose(state, frame, choice) {
        if ('think' in choice) {
          frame.thinks = true;
          return;
        }
        delete frame.thinks;
        state.picked.push(choice.pick);
        if (--frame.left === 0) state.stack.pop();
      },
    },
    rest: {
      enter(state, _frame, tell) {
        state.stack.pop();
        tell?.({ event: 'rested' });
        return true;
      },
    },
  },
);

function begun(): State {
  return { picked: [], stack: [{ kind: 'toss' }] };
}

test('a frame with a draw waits for chance', () => {
  const state = begun();
  expect(played.waitingFor(state)).toBe(CHANCE);
  expect([played.odds(state), played.rolls(state)]).toEqual([2, 'coin']);
  expect(played.choices(state)).toEqual([]);
  const told: string[] = [];
  played.apply(state, 1, ({ event }) => told.push(event));
  expect(told).toEqual(['coin 1']);
  expect(played.waitingFor(state)).toBe(1);
});

test('a frame says who decides, between what, and what comes of it', () => {
  const state = begun();
  played.apply(state, 0);
  expect([played.odds(state), played.rolls(state)]).toEqual([0, '']);
  expect(played.choices(state)).toEqual([{ pick: 2 }, { think: true }]);
  played.apply(state, { pick: 2 });
  expect(played.waitingFor(state)).toBe(1);
  expect(state.picked).toEqual([2]);
});

test('the frame on top says whether the seat is only trying', () => {
  const state = begun();
  expect(played.trying(state)).toBe(false);
  played.apply(state, 0);
  expect(played.trying(state)).toBe(false);
  played.apply(state, { think: true });
  expect(played.trying(state)).toBe(true);
  played.apply(state, { pick: 2 });
  expect(played.trying(state)).toBe(false);
});

test('frames that need nobody are passed through, and the last one ends the game', () => {
  const state = begun();
  const told: string[] = [];
  for (const choice of [0, { pick: 2 }, { pick: 1 }])
    played.apply(state, choice, ({ event }) => told.push(event));
  expect(told).toEqual(['coin 0', 'rested']);
  expect(played.waitingFor(state)).toBe(NOBODY);
  expect(played.choices(state)).toEqual([]);
  expect(played.trying(state)).toBe(false);
});

test('without a word about it, whose frame it is decides', () => {
  type Ask = { ask: 'it'; seat: Seat };
  const asked = frames<{ frame?: Ask }, Ask, 'ask', Choice, Told>(
    ({ frame }) => frame,
    ({ ask }) => ask,
    { it: { choices: () => [{ pick: 1 }] } },
  );
  expect(asked.waitingFor({ frame: { ask: 'it', seat: 3 } })).toBe(3);
  expect(asked.waitingFor({})).toBe(NOBODY);
});
