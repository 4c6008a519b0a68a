/** How far each table was looked at on this device, so that coming back can show what was missed. */
const KEY = 'magehall.seen';
const MOST = 50;

function read(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function missedSince(table: string): number | undefined {
  const seen = read()[table];
  return typeof seen === 'number' ? seen : undefined;
}

/** Only what is in sight was seen. */
export function saw(table: string, steps: number): void {
  if (document.visibilityState !== 'visible') return;
  const { [table]: _, ...others } = read();
  const latest = Object.entries(others).slice(1 - MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(latest), [table]: steps }));
  } catch {
    // Then nothing is replayed by itself.
  }
}
