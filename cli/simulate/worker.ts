/** One of the threads that play simulated games. */
import { parentPort, workerData } from 'node:worker_threads';
import { openGame } from '../hall.ts';
import { botFor } from '../players.ts';
import { type Share, workOn } from '../threads.ts';
import { sayIn } from '../words/say.ts';
import { playOut } from './playout.ts';
import { newSheet, type Sheet } from './sheet.ts';
import type { SimulationTask } from './task.ts';

/** Games are short and sheets are big: a sheet is handed over every so many milliseconds. */
const EVERY = 100;

const task = workerData as SimulationTask & Share;
const game = await openGame(task.game, sayIn('en'));
const bots = await Promise.all(task.players.map((level) => botFor(game, level)));

let sheet = newSheet(task.options.seats);
let last = performance.now();
workOn<Sheet>(task, (i) => {
  playOut(game, task.options, bots, task.seed, i, sheet);
  return performance.now() - last > EVERY ? take() : undefined;
});
parentPort?.postMessage(take());

function take(): Sheet {
  const taken = sheet;
  sheet = newSheet(task.options.seats);
  last = performance.now();
  return taken;
}
