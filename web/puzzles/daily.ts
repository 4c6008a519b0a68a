/** Which puzzle is today's, and for how many days in a row it was solved. */

/** A puzzle by its game and its name there. */
export interface Named {
  game: string;
  name: string;
}

/** A day as it is kept: 2026-11-18, by this device's calendar. */
export function dayOf(date: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

const DAY = 24 * 60 * 60 * 1000;

function numberOf(day: string): number {
  return Math.round(Date.parse(day) / DAY);
}

/** Games take turns, each with one after the other of its puzzles; after the last the first comes again. */
export function dailyOf(day: string, all: Readonly<Record<string, readonly string[]>>): Named {
  const games = Object.keys(all);
  const number = numberOf(day);
  const game = games[number % games.length];
  const names = all[game];
  return { game, name: names[Math.floor(number / games.length) % names.length] };
}

/** Today's need not be solved yet for the streak to stand. */
export function streakOf(days: readonly string[], today: string): number {
  const solved = new Set(days.map(numberOf));
  const last = numberOf(today);
  let streak = 0;
  for (let day = solved.has(last) ? last : last - 1; solved.has(day); day--) streak++;
  return streak;
}
