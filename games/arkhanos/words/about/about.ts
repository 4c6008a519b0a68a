/** What the inspector tells of a thing on the table: what it is, what it does, what it means now. */
import type { About, Explained, NameOf, Seat, Whys } from '@magehall/engine';
import {
  type Bonus,
  BY_SEATS,
  bonusOf,
  CENTRAL,
  CENTRAL_PRESTIGE,
  COLOURS,
  type Colour,
  DIE_NAMES,
  type DieName,
  dieNamed,
  fits,
  INCOMPLETE_PRESTIGE,
  influenceOn,
  lookAtTower,
  type MeepleKind,
  OUTER_PRESTIGE,
  type PillarLook,
  type Prestige,
  pillarThing,
  SPELLS,
  type Spell,
  type State,
  TOWERS,
  type TowerName,
  type Why,
} from '../../rules/index.ts';
import { type Holds, lookAtPillar } from '../aloud/held.ts';
import { colourOfDie, faceOfDie, sortOfThing } from '../things.ts';

/** Somebody with so much influence, or so many points. */
interface Share {
  who: string;
  count: number;
}

export interface SeatFacts {
  prestige: number;
  apprentices: number;
  master: boolean;
  spells: number;
  bag: boolean;
}

/** The sentences of a language. */
export interface Telling {
  die: {
    title(die: DieName): string;
    what(colour: Colour, number: number): string;
    fits(towers: readonly TowerName[]): string;
    away: string;
  };
  tower: {
    title(tower: TowerName, floor: number): string;
    what(central: boolean, prestige: Prestige): string;
    closed: string;
    bare: string;
    takes(tile: number | undefined, taken: readonly number[]): string;
    empty(pillars: number): string;
    influence(shares: readonly Share[]): string;
  };
  pillar: {
    title(bonus: Bonus, tower: TowerName): string;
    what: Record<Bonus, string>;
    gives(points: number): string;
    holds(held: Holds): string;
  };
  floor: {
    title(tower: TowerName, floor: number): string;
    what: string;
    holds(things: readonly Holds[]): string;
  };
  meeple: {
    title: Record<MeepleKind, string>;
    what: Record<MeepleKind, string>;
    left(kind: MeepleKind, count: number): string;
  };
  spell: {
    title(spell: Spell): string;
    what: Record<Spell, string>;
    yours(kind: MeepleKind): string;
    theirs(who: string, kind: MeepleKind): string;
    empty(spell: Spell): string;
  };
  book: { title: string; what: string; now(ready: number): string };
  pool: {
    title(space: number | undefined): string;
    what: string;
    holds(die: DieName): string;
    waits(space: number): string;
    unused: string;
    many(dice: readonly DieName[]): string;
  };
  go: Record<string, { title: string; what: string }>;
  supply: { title(who: string): string; what: string; now(facts: SeatFacts): string };
  seat: { what: string; now(facts: SeatFacts): string };
  next: { title: string; what: string; now(tile: number, under: number): string; none: string };
  bag: { title: string; what: string; now(colours: readonly number[]): string };
  table: { title: string; what: string; now(dice: number): string };
  pays: {
    title: Record<string, string>;
    /** Of all rows together. */
    all: string;
    what(row: string, prestige: Prestige): string;
  };
  round: {
    title(round: number, rounds: number): string;
    what(dice: number): string;
    now(first: string, left: number): string;
  };
  symbol: { title(colour: Colour): string; what(colour: Colour): string };
}

type Explain = (
  name: string,
  part: string,
  view: State,
  viewer: Seat,
  who: NameOf,
) => Explained | undefined;

const asIs = (sentence: string) => sentence;

interface Spoken {
  telling: Telling;
  whys: Whys<Why>;
  ends(state: State): string;
  typeset?(sentence: string): string;
}

export function aboutFrom({ telling, whys, ends, typeset = asIs }: Spoken): About<State> {
  const explain: Record<string, Explain> = {
    die: (name, _, view) => die(telling, name as DieName, view),
    tower: (name, _, view, __, who) => tower(telling, name as TowerName, view, who),
    pillar: (name, part, view, _, who) => pillar(telling, `pillar:${name}.${part}`, view, who),
    floor: (name, part, view, _, who) => floor(telling, name as TowerName, Number(part), view, who),
    meeple: (name, _, view, viewer) => meeple(telling, name as MeepleKind, view, viewer),
    spell: (name, _, view, viewer, who) => spell(telling, name as Spell, view, viewer, viewer, who),
    book: (name, part, view, viewer, who) =>
      part === ''
        ? book(telling, view, Number(name))
        : spell(telling, part as Spell, view, Number(name), viewer, who),
    pool: (name, _, view) => pool(telling, name, view),
    go: (name) => telling.go[name] && { ...telling.go[name], rules: ['TA-TURN-1'] },
    supply: (name, _, view, __, who) => {
      const { title, what, now } = telling.supply;
      const seat = Number(name);
      return { title: title(who(seat)), what, now: now(facts(view, seat)), rules: ['TA-COMP-1'] };
    },
    seat: (name, _, view, __, who) => {
      const { what, now } = telling.seat;
      const seat = Number(name);
      return { title: who(seat), what, now: now(facts(view, seat)), rules: ['TA-ROUND-4'] };
    },
    next: (_, __, view) => {
      const { title, what, now, none } = telling.next;
      const next = view.next > 0 ? now(view.next, view.stack.length) : none;
      return { title, what, now: next, rules: ['TA-BUILD-3'] };
    },
    bag: (_, __, view) => {
      const { title, what, now } = telling.bag;
      return { title, what, now: now(view.bag), rules: ['TA-ROUND-9'] };
    },
    table: (_, __, view) => {
      const { title, what, now } = telling.table;
      return { title, what, now: now(view.table.length), rules: ['TA-ROUND-3', 'TA-PLACE-1'] };
    },
    row: (name, _, view) => row(telling, name, view),
    round: (_, __, view, ___, who) => round(telling, view, who),
    symbol: (name) => {
      const { title, what } = telling.symbol;
      const colour = name as Colour;
      if (!COLOURS.includes(colour)) return undefined;
      return { title: title(colour), what: what(colour), rules: ['TA-PLACE-4'] };
    },
  };
  return {
    of(view, thing, viewer, who) {
      const { sort, name, part } = sortOfThing(thing);
      const told = explain[sort]?.(name, part, view, viewer, who);
      if (!told) return undefined;
      const now = told.now === undefined ? {} : { now: typeset(told.now) };
      return { ...told, title: typeset(told.title), what: typeset(told.what), ...now };
    },
    why: (reason, who) => typeset(whys[reason.why as Why](reason, who)),
    ends: (state) => typeset(ends(state)),
  };
}

function die({ die: words }: Telling, name: DieName, view: State): Explained {
  const number = dieNamed(name);
  const towers = TOWERS.filter((_, tower) => fits(view, number, tower));
  return {
    title: words.title(name),
    what: words.what(colourOfDie(name), faceOfDie(name)),
    now: view.table.includes(number) ? words.fits(towers) : words.away,
    rules: ['TA-PLACE-1', 'TA-PLACE-4'],
  };
}

function tower({ tower: words }: Telling, name: TowerName, view: State, who: NameOf): Explained {
  const at = TOWERS.indexOf(name);
  const central = at === CENTRAL;
  const { closed, top } = lookAtTower(view, at);
  const now = closed && view.floors[at] > 0 ? words.closed : !top ? words.bare : undefined;
  const shares = influenceOn(view, at).flatMap((count, seat) =>
    count > 0 ? [{ who: who(seat), count }] : [],
  );
  const different = top?.tile?.different === true;
  const taken = different ? view.as.slice(at * 3, at * 3 + 3).filter((number) => number > 0) : [];
  const empty = top?.pillars.filter((held) => !held.die && !held.meeple).length ?? 0;
  return {
    title: words.title(name, view.floors[at]),
    what: words.what(central, prestigeOfRow(central ? 'central' : 'outer', view)),
    now:
      now ??
      [
        words.takes(top?.tile?.id, taken.sort()),
        words.empty(empty),
        words.influence(shares.sort((a, b) => b.count - a.count)),
      ].join(' '),
    rules: ['TA-SCORE-1', 'TA-SCORE-3'],
  };
}

const BONUS_RULES: Record<Bonus, string> = {
  gain2: 'TA-BONUS-2',
  floor: 'TA-BONUS-3',
  build: 'TA-BONUS-6',
  activate: 'TA-BONUS-4',
};

function pillar(
  { pillar: words }: Telling,
  thing: string,
  view: State,
  who: NameOf,
): Explained | undefined {
  const at = view.dice.findIndex((_, one) => pillarThing(one) === thing);
  if (at < 0) return undefined;
  const tower = (at / 3) | 0;
  const bonus = bonusOf(at);
  const held = lookAtPillar(view, at, who);
  const gives = bonus === 'floor' && held.kind === 'empty' && view.floors[tower] > 0;
  return {
    title: words.title(bonus, TOWERS[tower]),
    what: words.what[bonus],
    now: gives ? words.gives(view.floors[tower]) : words.holds(held),
    rules: [BONUS_RULES[bonus], 'TA-PLACE-2'],
  };
}

function floor(
  { floor: words }: Telling,
  name: TowerName,
  number: number,
  view: State,
  who: NameOf,
): Explained | undefined {
  const covered = lookAtTower(view, TOWERS.indexOf(name)).below[number - 1];
  if (!covered) return undefined;
  return {
    title: words.title(name, number),
    what: words.what,
    now: words.holds(covered.pillars.map((held) => holdsOf(held, who))),
    rules: ['TA-BUILD-2'],
  };
}

function holdsOf({ die: stands, meeple }: PillarLook, who: NameOf): Holds {
  if (stands) return { kind: 'die', die: stands };
  return meeple ? { kind: 'built', who: who(meeple.seat), meeple: meeple.kind } : { kind: 'empty' };
}

function meeple({ meeple: words }: Telling, kind: MeepleKind, view: State, seat: Seat): Explained {
  const { apprentices, masters } = view;
  return {
    title: words.title[kind],
    what: words.what[kind],
    now: words.left(kind, (kind === 'master' ? masters : apprentices)[seat] ?? 0),
    rules: ['TA-COMP-1', 'TA-PLACE-9'],
  };
}

/** A spell in the book of `seat`. */
function spell(
  { spell: words }: Telling,
  name: Spell,
  view: State,
  seat: Seat,
  viewer: Seat,
  who: NameOf,
): Explained | undefined {
  const at = SPELLS.indexOf(name);
  if (at < 0) return undefined;
  const held = view.book[seat * 6 + at];
  const kind = held === 2 ? 'master' : 'apprentice';
  const now = seat === viewer ? words.yours(kind) : words.theirs(who(seat), kind);
  return {
    title: words.title(name),
    what: words.what[name],
    now: held ? now : words.empty(name),
    rules: [`TA-SPELL-${name.toUpperCase()}-1`, 'TA-SPELL-1'],
  };
}

function book({ book: words }: Telling, view: State, seat: Seat): Explained {
  const { title, what, now } = words;
  return { title, what, now: now(facts(view, seat).spells), rules: ['TA-SPELL-1', 'TA-SPELL-3'] };
}

function pool({ pool: words }: Telling, name: string, view: State): Explained {
  const { title, what, holds, waits, unused, many } = words;
  const rules = ['TA-MANA-1', 'TA-MANA-3'];
  const dice = view.pool.map((one) => DIE_NAMES[one]);
  if (name === '') return { title: title(undefined), what, now: many(dice), rules };
  const space = Number(name);
  const lies = dice[space - 1];
  const later = space > BY_SEATS[view.seats].rounds ? unused : waits(space);
  return { title: title(space), what, now: lies ? holds(lies) : later, rules };
}

function prestigeOfRow(name: string, view: State): Prestige {
  if (name === 'central') return CENTRAL_PRESTIGE[view.centralPrestige];
  return name === 'outer' ? OUTER_PRESTIGE : INCOMPLETE_PRESTIGE;
}

function row({ pays }: Telling, name: string, view: State): Explained | undefined {
  const title = pays.title[name];
  if (title === undefined) return undefined;
  if (name === 'pays') return { title, what: pays.all, rules: ['TA-SCORE-1', 'TA-SCORE-4'] };
  const rules = name === 'unfinished' ? ['TA-END-2'] : ['TA-SCORE-4', 'TA-SCORE-9'];
  return { title, what: pays.what(name, prestigeOfRow(name, view)), rules };
}

function round({ round: words }: Telling, view: State, who: NameOf): Explained {
  const { dice, rounds } = BY_SEATS[view.seats];
  const told = {
    title: words.title(Math.max(1, view.round), rounds),
    what: words.what(dice),
    rules: ['TA-ROUND-5', 'TA-END-1'],
  };
  return view.first < 0 || view.stage === 'over'
    ? told
    : { ...told, now: words.now(who(view.first), view.table.length) };
}

function facts(view: State, seat: Seat): SeatFacts {
  const book = view.book.slice(seat * 6, seat * 6 + 6);
  return {
    prestige: view.points.slice(seat * 4, seat * 4 + 4).reduce((sum, points) => sum + points, 0),
    apprentices: view.apprentices[seat],
    master: view.masters[seat] > 0,
    spells: book.filter((held) => held !== 0).length,
    bag: view.first === seat,
  };
}
