/** The thread behind a lane. */
import { parentPort, workerData } from 'node:worker_threads';
import { checkOptions, type Game, type Judgement, seeded, sure } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { games } from '@magehall/games';
import { judgements } from '@magehall/games/judgements';
import { rateOf, type Work } from './clock.ts';
import type { Order, Way } from './lane.ts';
import { fairDice, type Played, playAtTable, playBare, positions } from './ours.ts';
import { keepingTime, midGame, ourSearch } from './search.ts';

/** What makes a game most work, where that is not what it is by default. */
const HARDEST: Readonly<Record<string, object>> = { 'five-seals': { circle: 4 } };

const { game: id, way } = workerData as { game: string; way: Way };
const game: Game = id === wisps.id ? wisps : (await sure(games[id]).rules()).game;
const options = checkOptions(game, { seats: game.seats[1], ...HARDEST[id] });

const play = await player(way);
const work = await workOf(way);

parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await carryOut(order)));

async function carryOut(order: Order): Promise<unknown> {
  if ('run' in order) return rateOf(work, order.run);
  if ('play' in order) return order.play.map(play);
  return keepingTime(game, options, await judgement(), order.decide);
}

async function judgement(): Promise<Judgement | undefined> {
  return (await judgements[id]?.())?.judgement;
}

async function workOf(way: Way): Promise<Work> {
  switch (way) {
    case 'clones':
      return cloning();
    case 'dice':
      return fairDice();
    case 'search':
      return ourSearch(game, options, await judgement());
    case 'theirSearch':
      return (await import('./theirs.ts')).theirSearch(game, midGame(game, options));
    default:
      return decisions();
  }
}

async function player(way: Way): Promise<(seed: number) => Played> {
  if (way === 'kernel') return (seed) => playAtTable(game, options, seeded(seed));
  if (way === 'theirs' || way === 'theirsCloning') {
    // Only here: nothing of theirs is even loaded in the other lanes.
    const { playTheirs, theirClient } = await import('./theirs.ts');
    const client = theirClient(game, options, way === 'theirs' ? 'draft' : 'clone');
    return (seed) => playTheirs(game, client, seeded(seed));
  }
  return (seed) => playBare(game, options, seeded(seed));
}

function decisions(): () => number {
  let seed = 0;
  return () => play(seed++).decisions;
}

function cloning(): () => number {
  const places = positions(game, options, seeded(1));
  return () => {
    for (const state of places) game.clone(state);
    return places.length;
  };
}
