/**
 * One of the threads that play simulated games. They take their games from one shared counter, so
 * a thread that meets short games plays more of them, and all stop when the shared flag is raised.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { openGame } from '../hall.ts';
import { botFor } from '../players.ts';
import { sayIn } from '../words/say.ts';
import { playOut } from './playout.ts';
import { newSheet } from './sheet.ts';
import { NEXT, STOP, type Task } from './task.ts';
import { thinker } from './thinker.ts';

/** How often a thread hands over what it has, in milliseconds. */
const EVERY = 100;

const task = workerData as Task;
const game = await openGame(task.game, sayIn('en'));
const thinkers = await Promise.all(
  task.players.map(async (level) => thinker(await botFor(game, level), level)),
);

let sheet = newSheet(task.options.seats);
let last = performance.now();
for (
  let i = Atomics.add(task.shared, NEXT, 1);
  i < task.games && Atomics.load(task.shared, STOP) === 0;
  i = Atomics.add(task.shared, NEXT, 1)
) {
  playOut(game, task.options, thinkers, task.seed, i, sheet);
  if (performance.now() - last > EVERY) handOver();
}
handOver();

function handOver(): void {
  parentPort?.postMessage(sheet);
  sheet = newSheet(task.options.seats);
  last = performance.now();
}
