// npm runs a script by way of a shell that hands no signals on. When npm is ended, its shell may end
// with it or live on, and the script is left alone without a word.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

// Where there is no /proc, each look starts a process.
const EVERY_MS = existsSync('/proc/self/stat') ? 500 : 2000;

/** Calls back once whoever started this process, npm's shell and npm, is gone. (On Windows nothing tells.) */
export function whenOrphaned(/** @type {() => void} */ then) {
  const line = isShellOfNpm(process.ppid) ? [process.pid, process.ppid] : [process.pid];
  const parents = line.map(parentOf);
  const timer = setInterval(() => {
    if (line.every((pid, i) => parentOf(pid) === parents[i])) return;
    clearInterval(timer);
    then();
  }, EVERY_MS);
  timer.unref();
}

/** Not every shell gives way to the one command that it is for. */
function isShellOfNpm(/** @type {number} */ pid) {
  const script = process.env.npm_lifecycle_script;
  if (script === undefined) return false;
  const command = fromProc(pid, 'cmdline')?.replaceAll('\0', ' ') ?? fromPs(pid, 'args');
  return command.includes(script);
}

/** 0 if that process is gone. Whoever loses its parent gets another one at once. */
function parentOf(/** @type {number} */ pid) {
  if (pid === process.pid) return process.ppid;
  // The name, in brackets, may hold anything.
  const stat = fromProc(pid, 'stat');
  return Number(stat?.slice(stat.lastIndexOf(')')).split(' ')[2] ?? fromPs(pid, 'ppid'));
}

/** @returns {string | undefined} */
function fromProc(/** @type {number} */ pid, /** @type {string} */ name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined;
  }
}

function fromPs(/** @type {number} */ pid, /** @type {string} */ what) {
  return spawnSync('ps', ['-o', `${what}=`, '-p', `${pid}`], { encoding: 'utf8' }).stdout ?? '';
}
