// How fast the rules, the kernel and the dice are, and the same games driven by boardgame.io, in
// one run. Figures on the standard output (`--json` for programs), progress on the standard error.
import { checkOptions, type Game, seeded } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { games } from '@magehall/games';
import { perSecond } from './clock.ts';
import { fairDice, type Played, playAtTable, playBare, positions } from './ours.ts';
import { type Figures, inJson, inWords } from './show.ts';
import { playTheirs, theirClient } from './theirs.ts';

/** For one game, all measurements together; a minute or so for all games. */
const SECONDS = 12;
const DICE_AT_ONCE = 1000;

const all: Game[] = [wisps];
for (const id of Object.keys(games)) all.push((await games[id].rules()).game);

const figures = all.map((game) => {
  process.stderr.write(`${game.id} …\n`);
  return measure(game);
});
process.stderr.write('dice …\n');
const dice = fairDice();
const { draws } = perSecond({ draws: () => dice(DICE_AT_ONCE) }, 2);
const result = { node: process.version, figures, fairDice: Math.round(draws) };
process.stdout.write(process.argv.includes('--json') ? inJson(result) : inWords(result));

function measure(game: Game): Figures {
  const [, seats] = game.seats;
  const options = checkOptions(game, { seats });
  const drafting = theirClient(game, options, 'draft');
  const cloning = theirClient(game, options, 'clone');
  const ways = {
    bare: (seed: number) => playBare(game, options, seeded(seed)),
    kernel: (seed: number) => playAtTable(game, options, seeded(seed)),
    theirs: (seed: number) => playTheirs(game, drafting, seeded(seed)),
    theirsCloning: (seed: number) => playTheirs(game, cloning, seeded(seed)),
  };
  const lengths = sameWork(game, ways);

  const places = positions(game, options, seeded(1));
  const counting = (play: (seed: number) => Played) => {
    let seed = 0;
    return () => play(seed++).decisions;
  };
  const rates = perSecond(
    {
      bare: counting(ways.bare),
      kernel: counting(ways.kernel),
      theirs: counting(ways.theirs),
      theirsCloning: counting(ways.theirsCloning),
      clones: () => {
        for (const state of places) game.clone(state);
        return places.length;
      },
    },
    SECONDS,
  );
  const { decisions, entries } = lengths;
  return {
    game: game.id,
    seats,
    decisionsPerGame: decisions,
    entriesPerGame: entries,
    decisionsPerSecond: rates.bare,
    gamesPerSecond: rates.bare / decisions,
    clonesPerSecond: rates.clones,
    kernelDecisionsPerSecond: rates.kernel,
    microsecondsPerEntry: (1e6 / rates.kernel) * (decisions / entries),
    boardgameIo: rates.theirs,
    boardgameIoCloning: rates.theirsCloning,
  };
}

/**
 * All ways must play the same games to the same ends, or the figures compare nothing. Returns the
 * mean length of a game.
 */
function sameWork(
  game: Game,
  ways: Readonly<Record<string, (seed: number) => Played>>,
): { decisions: number; entries: number } {
  const SEEDS = 5;
  let decisions = 0;
  let entries = 0;
  for (let seed = 0; seed < SEEDS; seed++) {
    const wanted = ways.bare(seed);
    decisions += wanted.decisions / SEEDS;
    entries += wanted.entries / SEEDS;
    for (const [way, play] of Object.entries(ways)) {
      const { hash, entries, decisions } = play(seed);
      if (hash === wanted.hash && entries === wanted.entries && decisions === wanted.decisions)
        continue;
      process.stderr.write(`${game.id}, seed ${seed}: ${way} plays another game than bare.\n`);
      process.exit(1);
    }
  }
  return { decisions, entries };
}
