/** Laws of the log: it leads to the same game again, and back no further than it may. */

import { CHANCE, type Roll } from '../contract.ts';
import { same } from '../data/same.ts';
import { seeded } from '../dice/chance.ts';
import { Refused, type Table } from '../table/table.ts';
import { enough, holds, type Law, type Subject, text, viewers } from './law.ts';

/** One more step of a random game; now and then somebody takes one back. */
function advance(table: Table, roll: Roll): void {
  const waiting = table.waitingFor;
  if (waiting === CHANCE) table.chance(roll(table.game.odds(table.state)));
  else {
    const choices = table.choices();
    table.choose(waiting, choices[roll(choices.length)]);
  }
}

function playing(subject: Subject, table: Table): boolean {
  return !table.over && table.length < 2 * enough(subject, table.options);
}

export const replays: Law = {
  name: 'the log replays to the same hashes and tells the same',
  check(subject, options, seed) {
    const roll = seeded(seed);
    const table = subject.newTable(options);
    const hashes: number[] = [];
    while (playing(subject, table)) {
      const seat = roll(options.seats);
      if (roll(8) === 0 && table.whyNoUndo(seat) === undefined) table.undo(seat);
      else advance(table, roll);
      hashes.push(table.hash());
    }
    const again = subject.newTable(options);
    table.log.forEach((entry, i) => {
      again.add(JSON.parse(text(entry)));
      holds(again.hash() === hashes[i], () => `entry ${i} leads elsewhere the second time`);
    });
    for (const viewer of viewers(options))
      holds(text(again.told(viewer)) === text(table.told(viewer)), () => 'it is told otherwise');
  },
};

export const undoes: Law = {
  name: 'undo restores the exact state and never crosses a commit point',
  check(subject, options, seed) {
    const roll = seeded(seed);
    const table = subject.newTable(options);
    /** States that may be gone back to, newest last, and the seat that may. */
    let past: string[] = [];
    let owner = CHANCE;
    while (playing(subject, table)) {
      for (let seat = 0; seat < options.seats; seat++)
        if (seat !== owner || past.length === 0) cannotUndo(table, seat);
      if (past.length > 0 && roll(4) === 0) {
        table.undo(owner);
        holds(text(table.state) === past.pop(), () => 'undo leads to another state');
        continue;
      }
      const by = table.waitingFor;
      const before = text(table.state);
      advance(table, roll);
      const revealed = table
        .told(by)
        .at(-1)
        ?.events.some((event) => event.reveals);
      if (by === CHANCE || revealed) past = [];
      else past = by === owner ? [...past, before] : [before];
      owner = by;
    }
    if (table.over) for (let seat = 0; seat < options.seats; seat++) cannotUndo(table, seat);
  },
};

function cannotUndo(table: Table, seat: number): void {
  const before = text(table.state);
  let refusal: unknown;
  try {
    table.undo(seat);
  } catch (error) {
    refusal = error;
  }
  holds(refusal instanceof Refused, () => `seat ${seat} went back behind a commit point`);
  holds(text(table.state) === before, () => 'a refused undo left a mark');
}

export const tries: Law = {
  name: 'what is only tried out is told to nobody else, and can be taken back',
  check(subject, options, seed) {
    const { game } = subject;
    const roll = seeded(seed);
    const table = subject.newTable(options);
    const seen = () =>
      viewers(options).map((viewer) => text([table.view(viewer), table.told(viewer)]));
    let settled = seen();
    while (playing(subject, table)) {
      const by = table.waitingFor;
      advance(table, roll);
      if (!game.trying(table.state)) {
        settled = seen();
        continue;
      }
      holds(table.waitingFor === by, () => 'a trial waits for somebody else');
      const now = seen();
      viewers(options).forEach((viewer, i) => {
        if (viewer !== by) holds(now[i] === settled[i], () => `seat ${viewer} learns of a trial`);
      });
      holds(table.whyNoUndo(by) === undefined, () => 'a trial can not be taken back');
      if (roll(2) === 0) {
        while (table.whyNoUndo(by) === undefined && game.trying(table.state)) table.undo(by);
        holds(same(seen(), settled), () => 'taking a trial back shows');
      }
    }
  },
};
