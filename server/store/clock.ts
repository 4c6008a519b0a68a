/**
 * A clock that never goes back, though the machine's may: somebody sets it, or it was wrong at the
 * last start. Where the machine's clock falls behind, this one goes on from where it was and keeps
 * its distance; it never stands still, since a clock that waits to be caught up would stop every
 * deadline of the hall.
 */
export function steadyClock(last: number, wall: () => number = Date.now): () => number {
  let ahead = 0;
  let latest = last;
  return () => {
    const now = wall();
    if (now + ahead < latest) ahead = latest - now;
    latest = now + ahead;
    return latest;
  };
}
