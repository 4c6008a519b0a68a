/** The book that lies beside a table, and where it is open: the game goes on meanwhile. */
import { signal } from '@preact/signals';

export const beside = signal<{ game: string; at: string | undefined } | undefined>(undefined);

/** Opens it, at a rule if one is asked about. */
export function openBeside(game: string, at?: string): void {
  beside.value = { game, at };
}
