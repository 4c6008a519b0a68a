/** The chronicle by rounds and turns: each line knows its steps, and says no name twice in a row. */
import {
  CHANCE,
  type Happening,
  happenings,
  type NameOf,
  type Seat,
  type Step,
  type Telling,
} from '@magehall/engine';

export interface Line {
  /** How many steps had been taken before this had happened, and after. */
  from: number;
  after: number;
  /** Whose doing it is; chance, if nobody's. */
  by: Seat;
  /** It is the first of their turn. */
  first: boolean;
  text: string;
  /** The same, with who does it whatever the line before said. */
  whole: string;
  /** A bot chose for the person who sits there. */
  standin: boolean;
  /** It befell this seat, though another did it or nobody. */
  befell: readonly Seat[];
}

export interface Round {
  /** Its number; undefined before the first. */
  round: number | undefined;
  /** The line that begins it; empty before the first. */
  begins: string;
  /** How many steps had been taken when it had begun. */
  after: number;
  lines: readonly Line[];
}

/** Also names who does it, unless the line before did. */
function unsaid(name: NameOf, seat: Seat): NameOf {
  return Object.assign((other: Seat) => name(other), { you: name.you, unsaid: seat });
}

/** What happened from a step on, as lines. What told nothing belongs to the next line that does. */
export function linesFrom(
  steps: readonly Step[],
  telling: Telling,
  name: NameOf,
  since = 0,
): Line[] {
  return gather(happenings(steps, telling, since), telling, name, since);
}

/** All rounds, the table's being laid out first if there was anything to tell of it. */
export function roundsOf(steps: readonly Step[], telling: Telling, name: NameOf): Round[] {
  const rounds: Round[] = [];
  let begun: Omit<Round, 'lines'> = { round: undefined, begins: '', after: 0 };
  let within: Happening[] = [];
  const end = () => {
    const lines = gather(within, telling, name, begun.after);
    if (lines.length > 0 || begun.round !== undefined) rounds.push({ ...begun, lines });
    within = [];
  };
  for (const happening of happenings(steps, telling)) {
    const round = telling.round?.(happening.event);
    if (round === undefined) within.push(happening);
    else {
      end();
      begun = { round, begins: telling.event(happening.event, name), after: happening.after };
    }
  }
  end();
  return rounds;
}

function gather(
  found: readonly Happening[],
  telling: Telling,
  name: NameOf,
  since: number,
): Line[] {
  const lines: Line[] = [];
  let turn: Seat = CHANCE;
  let from = since;
  for (const { event, by, after, standin } of found) {
    const first = by !== CHANCE && by !== turn;
    const text = telling.event(event, first || by === CHANCE ? name : unsaid(name, turn));
    if (text === '') continue;
    if (first) turn = by;
    const befell = telling.befell?.(event, by) ?? [];
    const whole = telling.event(event, name);
    lines.push({ from, after, by, first, text, whole, standin, befell });
    from = after;
  }
  return lines;
}
