/** Lines of the protocol with something in them changed: each is answered by a line, never by a fault. */
import { seeded, sure } from '@magehall/engine';
import { mutator } from '@magehall/engine/laws/mutants';
import { wholes } from '@magehall/games/wholes';
import { expect, test } from 'vitest';
import { Session } from './session.ts';

const SEED = Number(process.env.MAGEHALL_FUZZ_SEED ?? 1);
const LINES = 150 * Number(process.env.MAGEHALL_FUZZ ?? 1);

test.each(Object.keys(wholes))('changed lines of %s', async (id) => {
  const { game } = await sure(wholes[id])();
  const roll = seeded(SEED);
  const session = new Session(game);
  const requests: object[] = [
    { do: 'new', options: { seats: game.seats[0] }, seed: 7 },
    { do: 'chance' },
    { do: 'chance', outcome: 0 },
    { do: 'choices' },
    { do: 'undo', seat: 0 },
    { do: 'view', seat: -2, id: 'x' },
    { do: 'told', seat: 0 },
    { do: 'why', seat: 0, thing: 'die:red-4' },
    { do: 'outcome' },
    {
      do: 'replay',
      log: [
        { by: -1, choice: 0 },
        { by: 0, undo: 1, agreed: [1] },
      ],
    },
    { do: 'replay', log: [{ by: 0, end: 'resign', places: [2, 1], at: 3 }] },
    ...game.examples.slice(0, 4).map((position) => ({ do: 'scenario', position, seed: 1 })),
  ];
  const mutant = mutator(requests, requests, roll);
  for (let i = 0; i < LINES; i++) {
    // Now and then something that works, so that there is a table to disturb.
    const line = roll(4) === 0 ? JSON.stringify(requests[roll(2)]) : mutant();
    const answer = session.answer(line);
    expect(answer, `seed ${SEED}, line ${i}: ${line.slice(0, 300)}`).not.toMatchObject({
      error: 'fault',
    });
    expect(answer.ok ?? answer.error).toBeTypeOf('string');
    if (answer.error) expect(String(answer.says)).toMatch(/^[^\p{C}]{1,500}$/u);
  }
});
