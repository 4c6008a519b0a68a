/** How lists are leafed through: a page ends where its last table stands in the order of the list. */
interface Place {
  /** Where it is somebody's turn comes first. */
  turn: number;
  changed: number;
  id: string;
}

/** Where a page ended. One that nobody was given starts at the top. */
export function cursor(before: string | undefined): Place {
  const [, turn, changed, id] = /^([01])\.(\d{1,15})\.(.+)$/.exec(before ?? '') ?? [];
  if (id === undefined) return { turn: 2, changed: Number.MAX_SAFE_INTEGER, id: '' };
  return { turn: Number(turn), changed: Number(changed), id };
}

/** One row more than wanted was asked for: so it is known whether anything follows. */
export function cursorAfter(
  rows: readonly Readonly<Record<string, unknown>>[],
  most: number,
): { before?: string } {
  const last = rows[most - 1];
  if (rows.length <= most || !last) return {};
  return { before: [last.turn, last.changed_at, last.id].join('.') };
}
