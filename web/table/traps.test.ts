/**
 * No traps: who touches whatever glows and then presses the golden button never ends a turn, gives
 * something up or throws something away, unless they touched words that say so.
 */
import { checkOptions, seeded, stroll } from '@magehall/engine';
import { tables } from '@magehall/games/tables';
import { wholes } from '@magehall/games/wholes';
import { type Face, offer, say, touchedBy } from '@magehall/ui';
import { beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => {
  // A face sends for its pictures as it is loaded.
  vi.stubGlobal('Image', class {});
  return say.there();
});

interface Waiting {
  stage: string;
  morph: boolean;
}
function waits(spell: unknown, { stage, morph }: Waiting): boolean {
  return stage === 'place' && (spell === 'shift' || (spell === 'morph' && !morph));
}

/** By game: the choices that cost a player something else they could have had. */
const GIVES_UP: Record<string, (choice: object, state: unknown) => boolean> = {
  'arcana-magica': (choice) => ['end', 'change', 'fool', 'endure'].some((kind) => kind in choice),
  // Of casts without a die only those do something that wait for the die placed next.
  arkhanos: (choice, state) =>
    'cast' in choice
      ? !('die' in choice || Object.values(choice).some((spell) => waits(spell, state as Waiting)))
      : 'go' in choice && choice.go !== 'score',
  'five-seals': (choice) => 'give' in choice && choice.give === 'up',
};

test.each(Object.keys(tables) as (keyof typeof tables)[])('%s', async (id) => {
  const [{ game }, { table }] = await Promise.all([wholes[id](), tables[id]()]);
  const face = (await table) as Face;
  const givesUp = GIVES_UP[id];
  const traps: string[] = [];
  let met = 0;
  for (let seed = 1; seed <= 6; seed++)
    for (const seats of game.seats) {
      const start = game.setup(checkOptions(game, { seats }));
      for (const { before, step } of stroll(game, start, seeded(seed), 600)) {
        if (step.by < 0) continue;
        const all = touchedBy(game, face, before, game.choices(before));
        if (all.every(({ choice }) => givesUp(choice as object, before))) continue;
        const { ready, lit } = offer(all, [], face, before);
        const tries = [{ chosen: [] as string[], ready }];
        for (const piece of lit)
          tries.push({ chosen: [piece], ready: offer(all, [piece], face, before).ready });
        for (const { chosen, ready: golden } of tries) {
          if (golden === undefined) continue;
          met++;
          const worded = chosen.some((piece) => /^(go|give):/.test(piece));
          if (givesUp(golden as object, before) && !worded)
            traps.push(`${chosen.join(' ')} → ${JSON.stringify(golden)}`);
        }
      }
    }
  expect([...new Set(traps)]).toEqual([]);
  expect(met).toBeGreaterThan(200);
});
