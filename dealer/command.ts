/** What a seat may ask of a table, and what becomes of it: all of it, or a refusal and nothing. */
import { type Draw, Refused, type Seat, Table } from '@magehall/engine';

export type Command =
  /** One choice, or several that belong together: a split choice is sent whole. */
  | { choices: readonly unknown[] }
  /** Takes back so many of the last steps: its own, or others' too if all whom it concerns agreed. */
  | { undo: number; agreed?: readonly Seat[] }
  /** Ends the game before its time: `by` gives up, or all agreed. */
  | { end: 'resign' | 'vote'; places: readonly number[]; agreed?: readonly Seat[] };

export interface Manner {
  /** When, if the log shall tell. */
  at?: number;
  /**
   * Where others listen, a command ends where nothing is merely tried out, so that nobody hears that
   * something was tried and let go. At one screen every step may be a command.
   */
  whole?: boolean;
  /** A bot chooses for the person in the seat, and the log says so. */
  standin?: true;
}

/** Carries out a command of a seat. Chance has not answered yet: `answer` lets it. */
export function obey(table: Table, seat: Seat, command: Command, manner: Manner = {}): void {
  const { at, whole = false } = manner;
  if ('choices' in command) {
    checkAll(table, seat, command.choices, whole);
    for (const choice of command.choices) table.choose(seat, choice, at);
  } else {
    if ('undo' in command && whole && table.triedAfter(table.steps - command.undo))
      throw new Refused('unfinished', 'partOfUndo');
    // Last of all who it is: what is sent must not speak for another.
    table.add({ ...command, ...(at !== undefined && { at }), by: seat });
  }
}

/** Lets chance answer until somebody is asked: the one place where a table draws its dice. */
export function answer(table: Table, draw: Draw): void {
  table.settle((odds, i) => draw(i, odds));
}

/** All are checked before the first is made, since a table can't forget. */
function checkAll(table: Table, seat: Seat, choices: readonly unknown[], whole: boolean): void {
  if (choices.length === 0) throw new Refused('not-a-choice', 'noChoice');
  // The table itself checks one that needs no other.
  if (choices.length === 1 && !whole) return;
  tryOut(table, seat, choices, { whole });
}

/** The same game from here on, with these choices made: the table itself stays as it is. */
export function tryOut(
  table: Table,
  seat: Seat,
  choices: readonly unknown[],
  { at, whole = false, standin }: Manner,
): Table {
  const trial = new Table(table.game, table.options, table.state);
  for (const choice of choices) trial.choose(seat, choice, at, standin);
  if (whole && trial.trying) throw new Refused('unfinished', 'partOfChoice');
  return trial;
}
