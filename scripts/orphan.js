// npm runs a script by way of a shell that hands no signals on. When npm is ended, the shell ends
// with it, and the script is left alone without a word.

const EVERY_MS = 500;

/** Calls back once the process that started this one is gone. (On Windows nothing tells.) */
export function whenOrphaned(/** @type {() => void} */ then) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, EVERY_MS);
  timer.unref();
}
