/**
 * Where a space is, from its id alone. The six wedges of the dungeon are numbered clockwise from the
 * top, the two halves of a wedge are a and b, and the numbers stand on the board beside the doors.
 */
type Ring = 'inner' | 'middle' | 'vault';

export type Spot =
  | { is: 'chamber' }
  | { is: Ring; room: string }
  /** From the central chamber to an inner room. */
  | { is: 'gate'; room: string }
  /** The first or the second door of the way outwards to a middle room or a vault. */
  | { is: 'way'; to: 'middle' | 'vault'; door: 'first' | 'second'; room: string }
  /** From a room to the next one of its ring. */
  | { is: 'between'; ring: Ring; rooms: readonly [string, string] };

const RINGS: Readonly<Record<string, Ring>> = {
  ...{ I: 'inner', M: 'middle', V: 'vault' },
  ...{ d: 'inner', e: 'middle', f: 'vault' },
  ...{ i: 'inner', j: 'middle', x: 'vault' },
  ...{ s2: 'inner', s3: 'middle', s4: 'middle', s5: 'vault', s6: 'vault' },
};

/** `3` or `3a`, as it is drawn on the board. */
function numbered(wedge: number, half: string): string {
  return `${wedge + 1}${half === '' ? '' : 'ab'[Number(half) - 1]}`;
}

export function spotOf(id: string): Spot {
  const [first, name] = id.split('.');
  if (name === undefined) return { is: 'chamber' };
  const wedge = Number(first);
  const room = numbered(wedge, /[12]$/.exec(name)?.[0] ?? '');
  switch (name[0]) {
    case 'g':
      return { is: 'gate', room };
    case 'a':
      return { is: 'way', to: 'middle', door: 'first', room };
    case 'b':
      return { is: 'way', to: 'middle', door: 'second', room };
    case 'c':
      return { is: 'way', to: 'vault', door: 'first', room };
    case 'o':
      return { is: 'way', to: 'vault', door: 'second', room };
    case 's':
      return { is: RINGS[name.slice(0, 2)], room: numbered(wedge, halfOfBox(name)) };
    case 'I':
    case 'M':
    case 'V':
      return { is: RINGS[name[0]], room };
    default:
      return { is: 'between', ring: RINGS[name], rooms: neighbours(wedge, name) };
  }
}

/** `s4a` lies in the second half of its wedge, `s3a` in the first: strengths 4 and 6 go the other way round. */
function halfOfBox(name: string): string {
  if (name.length < 3) return '';
  return (name[2] === 'a') === (name[1] === '4' || name[1] === '6') ? '2' : '1';
}

/** A door between the halves of a wedge, or from one wedge to the next. */
function neighbours(wedge: number, name: string): [string, string] {
  return 'ijx'.includes(name)
    ? [numbered(wedge, '1'), numbered(wedge, '2')]
    : [numbered(wedge, ''), numbered((wedge + 1) % 6, '')];
}

/** Somewhere to stand or lie in, not a doorway. */
export function isRoom(id: string): boolean {
  return !['gate', 'way', 'between'].includes(spotOf(id).is);
}

/** What bars a way: the nearest is said to be where it is, the others are seen on the board. */
export function barred(
  blame: readonly string[],
  where: (id: string) => string,
  more: string,
): string[] {
  const said = blame.slice(0, 1).map((thing) => where(thing.slice(6)));
  return blame.length > 1 ? [...said, more] : said;
}
