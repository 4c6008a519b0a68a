/** Moves that a person would shake the head at, counted over whole games of adepts. */
import {
  CHANCE,
  checkOptions,
  type Game,
  type Judgement,
  NOBODY,
  seeded,
  sure,
} from '@magehall/engine';
import { games } from '@magehall/games';
import { judgements } from '@magehall/games/judgements';
import { expect, test } from 'vitest';
import { bot, untimed } from './index.ts';
import { keyOf } from './key.ts';
import { type Tree, treeGame } from './small.ts';

type Seen = (game: Game, state: unknown, seat: number, choice: unknown) => void;

/** Every decision of some games of two adepts. */
async function decisions(
  id: string,
  seeds: number,
  see?: Seen,
): Promise<Record<string, unknown>[]> {
  const { game } = await sure(games[id]).rules();
  const { judgement } = await sure(judgements[id])();
  const adept = bot(game, 'adept', judgement);
  const made: Record<string, unknown>[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const roll = seeded(seed);
    const state = game.setup(checkOptions(game, { seats: 2 }));
    for (let by = game.waitingFor(state); by !== NOBODY; by = game.waitingFor(state)) {
      if (by === CHANCE) {
        game.apply(state, roll(game.odds(state)));
        continue;
      }
      const choice = adept.decide(game.view(state, by), by, untimed(roll));
      made.push(choice as Record<string, unknown>);
      see?.(game, state, by, choice);
      game.apply(state, choice);
    }
  }
  return made;
}

const LONG = { timeout: 60_000 };

test('Arkhanos: spells are kept for later rather than cast to no effect', LONG, async () => {
  const made = await decisions('arkhanos', 6);
  const kept = made.filter(({ go }) => go === 'end').length;
  // Shift and Morph name no die: they wait for the placement.
  const thrown = made.filter(
    (choice) =>
      'cast' in choice &&
      Object.keys(choice).length === 1 &&
      choice.cast !== 'shift' &&
      choice.cast !== 'morph',
  );
  expect(kept).toBeGreaterThan(5 * thrown.length);
});

test(
  'Arcana Magica: most turns do something, and low cards are thrown for new ones',
  LONG,
  async () => {
    const made = await decisions('arcana-magica', 3);
    const ends = made.filter(({ end }) => end !== undefined) as { end: string[] }[];
    const acts = made.filter((choice) => 'summon' in choice || 'attack' in choice);
    expect(acts.length).toBeGreaterThan(ends.length * 0.8);
    const thrown = ends.flatMap(({ end }) => end).map((card) => sure(card.split('-')[1]));
    const low = thrown.filter((rank) => ['A', '2', '3', '4', '5', '6', '7'].includes(rank));
    expect(low.length).toBeGreaterThan(thrown.length / 2);
  },
);

/** How many points the choice brings the seat at once. */
function gain(game: Game, state: unknown, seat: number, choice: unknown): number {
  const after = game.clone(state);
  game.apply(after, choice);
  return (
    sure(game.outcome(after).scores[seat]).total - sure(game.outcome(state).scores[seat]).total
  );
}

test(
  'Five Seals: whoever can take points now mostly does, instead of losing dice',
  LONG,
  async () => {
    let could = 0;
    let did = 0;
    await decisions('five-seals', 3, (game, state, seat, choice) => {
      if (!game.choices(state).some((other) => gain(game, state, seat, other) > 0)) return;
      could++;
      if (gain(game, state, seat, choice) > 0) did++;
    });
    // A novice does so in half of these, one who plays at random in a quarter.
    expect(could).toBeGreaterThan(50);
    expect(did).toBeGreaterThan(could * 0.65);
  },
);

/** Some steps with a dozen choices each, until all win. */
function steps(left: number): Tree {
  if (left === 0) return { winners: [0, 1] };
  const next = steps(left - 1);
  return { by: left % 2, to: Object.fromEntries([...'abcdefghijkl'].map((name) => [name, next])) };
}

test.each([
  ['lost', -9],
  ['won', 9],
])('a game all but %s is still played with a plan', (_, ahead) => {
  // The first choice matters; what comes later makes it hard to see.
  const judgement: Judgement<string[]> = {
    weights: { worth: 1 },
    measure: (way, into) => {
      const later = way.length > 1 ? (keyOf(way) % 100) / 50 : 0;
      sure(into[0])[0] = ahead + (way[0] === 'g' ? 0.3 : 0) + later;
      sure(into[1])[0] = 0;
    },
  };
  const player = bot(treeGame(2, steps(4)) as Game, 'adept', judgement as Judgement);
  let best = 0;
  for (let seed = 1; seed <= 20; seed++)
    if (player.decide([], 0, untimed(seeded(seed))) === 'g') best++;
  expect(best).toBeGreaterThan(17);
});
