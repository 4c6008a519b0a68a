import { expect, test } from 'vitest';
import { CHANCE, type Step, type Told } from '../contract.ts';
import { persons } from './persons.ts';
import { happenings, linesTold, tellingOf } from './telling.ts';
import { typesetFrench } from './typeset.ts';
import type { NameOf } from './words.ts';

interface Rolled extends Told {
  event: 'rolled';
  seat: number;
  faces: readonly number[];
}
interface Rested extends Told {
  event: 'rested';
}
type Event = Rolled | Rested;

const plain: NameOf = (seat) => ['Ada', 'Bo'][seat];
const named = (more: Pick<NameOf, 'you' | 'unsaid'>): NameOf =>
  Object.assign((seat: number) => plain(seat), more);
const { does, within, verb, whom } = persons('You', { rolls: 'roll', has: 'have' });

const telling = tellingOf<Event>(
  {
    rolled: ({ seat, faces }, name) => `${does(seat, 'rolls', name)} ${faces.join(', ')} !`,
    rested: () => '',
  },
  {
    joined: (one, next) =>
      one.event === 'rolled' && next.event === 'rolled' && one.seat === next.seat
        ? { ...one, faces: [...one.faces, ...next.faces] }
        : undefined,
  },
  typesetFrench,
);
const rolled = (seat: number, face: number): Step<unknown, Event> => ({
  by: CHANCE,
  choice: face - 1,
  events: [{ event: 'rolled', seat, faces: [face] }],
});
const rests: Step<unknown, Event> = { by: 1, choice: 'rest', events: [{ event: 'rested' }] };

test('others do it, you do it, and whose name was said just does it', () => {
  expect(does(1, 'has', plain)).toBe('Bo has');
  expect(does(1, 'has', named({ you: 1 }))).toBe('You have');
  expect(does(0, 'has', named({ you: 1 }))).toBe('Ada has');
  expect(does(1, 'has', named({ unsaid: 1 }))).toBe('has');
  expect(does(1, 'has', named({ you: 1, unsaid: 1 }))).toBe('have');
  expect(does(0, 'has', named({ you: 1, unsaid: 1 }))).toBe('Ada has');
});

test('within a sentence, as a second verb, as an object', () => {
  const toBo = named({ you: 1, unsaid: 1 });
  expect([0, 1].map((seat) => within(seat, 'rolls', toBo))).toEqual(['Ada rolls', 'you roll']);
  expect([0, 1].map((seat) => verb(seat, 'rolls', toBo))).toEqual(['rolls', 'roll']);
  expect([0, 1].map((seat) => whom(seat, toBo))).toEqual(['Ada', 'you']);
});

test('what makes one line is put together, also over several steps', () => {
  const steps = [rolled(0, 4), rolled(0, 2), rolled(1, 6), rests];
  expect(linesTold(steps, telling, plain)).toEqual(['Ada rolls 4, 2\u00a0!', 'Bo rolls 6\u00a0!']);
  expect(linesTold(steps, telling, plain, 2)).toEqual(['Bo rolls 6\u00a0!']);
});

test('each line knows its steps, and whose doing it is: for whom chance does it', () => {
  const found = happenings([rolled(0, 4), rolled(0, 2), rolled(1, 6), rests], telling);
  expect(found.map(({ by, from, after }) => [by, from, after])).toEqual([
    [0, 0, 2],
    [1, 2, 3],
    [1, 3, 4],
  ]);
});
