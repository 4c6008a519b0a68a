/** How far each table was looked at on this device: a number a table, the latest ones. */
const MOST = 50;

export class Marks {
  readonly #key: string;

  constructor(key: string) {
    this.#key = key;
  }

  of(table: string): number | undefined {
    const mark = this.#read()[table];
    return typeof mark === 'number' ? mark : undefined;
  }

  set(table: string, mark: number): void {
    const { [table]: _, ...others } = this.#read();
    const latest = Object.entries(others).slice(1 - MOST);
    try {
      const marks = { ...Object.fromEntries(latest), [table]: mark };
      localStorage.setItem(this.#key, JSON.stringify(marks));
    } catch {
      // Then it counts as never seen.
    }
  }

  #read(): Record<string, number> {
    try {
      return JSON.parse(localStorage.getItem(this.#key) ?? '{}');
    } catch {
      return {};
    }
  }
}
