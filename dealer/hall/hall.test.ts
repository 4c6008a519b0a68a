import { checkOptions, commitmentTo, pick, type Roll, seeded, sure } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { charge, newClock, run } from './clock.ts';
import { chore, command, type Request, type World } from './command.ts';
import type { Made } from './entries.ts';
import { HallRefused } from './refusal.ts';
import {
  advance,
  botToMove,
  laid,
  phaseOf,
  type Standing,
  seatOf,
  type Terms,
} from './standing.ts';
import { changedKeys, heardBy } from './told.ts';

const SECOND = 1000;
const NONCES = [1, 2, 3].map((digit) => `${digit}`.repeat(64));
const PEOPLE = ['ada', 'bob', 'cleo'];
const NAMES = ['Ada', 'Bob', 'Cleo'];

const TERMS: Terms = {
  ...{ id: 'table-of-tests', game: 'wisps', rulesVersion: 1 },
  options: checkOptions(wisps, { seats: 3 }),
  pace: { kind: 'live', each: 30, bank: 60 },
  ...{ listed: false, watchers: true, standin: 'random', owner: 'ada' },
  laid: ['open', 'open', 'open'],
  ...{ commitment: 'c'.repeat(64), madeAt: 0 },
};

function worldAt(at: number, roll: Roll): World {
  return { at, draw: () => (_i, odds) => roll(odds), anew: () => `${roll(10)}`.repeat(64) };
}

/** Everything there is to know of a standing, as text. */
function textOf(standing: Standing): string {
  const { table, audience: _, terms: __, ...rest } = standing;
  const heard = [-2, 0, 1, 2].map((viewer) => heardBy(standing, viewer, -1));
  return JSON.stringify({ ...rest, log: table.log, hash: table.hash(), heard });
}

function folded(moves: readonly Made[], terms = TERMS): Standing {
  const standing = laid(wisps, terms);
  // As it comes out of a store.
  for (const move of moves) advance(standing, JSON.parse(JSON.stringify(move)));
  return standing;
}

/** A table in a test: what is asked becomes a move, or throws. */
class Trial {
  readonly moves: Made[] = [];
  readonly standing: Standing;
  readonly roll: Roll;
  readonly terms: Terms;
  at = 0;

  constructor(terms: Partial<Terms> = {}, seed = 1) {
    this.terms = { ...TERMS, ...terms };
    this.standing = laid(wisps, this.terms);
    this.roll = seeded(seed);
  }

  ask(person: string, request: Request): void {
    this.#make(command(this.standing, person, request, worldAt(this.at, this.roll)));
  }
  serve(request: Parameters<typeof chore>[1]): void {
    this.#make(chore(this.standing, request, worldAt(this.at, this.roll)));
  }
  /** Everybody sits down, and the dice are sealed. */
  begin(): this {
    for (const [i, person] of PEOPLE.entries())
      this.ask(person, sit(i, { invited: person !== 'ada' }));
    for (const [i, person] of PEOPLE.entries())
      this.ask(person, { do: 'unseal', nonce: sure(NONCES[i]) });
    return this;
  }
  /** The one who is waited for makes its first whole choice. */
  choose(): void {
    const { table } = this.standing;
    const choice = table.choices().find((one) => !('aim' in (one as object)));
    this.ask(sure(PEOPLE[table.waitingFor]), { do: 'choices', choices: [choice] });
  }
  get waiting(): string | undefined {
    return PEOPLE[this.standing.table.waitingFor];
  }

  #make(entries: Made['entries']): void {
    if (entries.length === 0) return;
    const move = { seq: this.standing.head + 1, at: this.at, entries };
    this.moves.push(move);
    advance(this.standing, move);
  }
}

function sit(i: number, more: Partial<Request & { do: 'sit' }> = {}): Request {
  const [name, sealed] = [sure(NAMES[i]), commitmentTo(sure(NONCES[i]))];
  return { do: 'sit', seat: i, name, sealed, invited: true, ...more };
}

function refusal(ask: () => void): string | undefined {
  try {
    ask();
    return undefined;
  } catch (error) {
    if (error instanceof HallRefused) return error.code;
    throw error;
  }
}

/** A choice of the one who is waited for, with all its parts. */
function wholeChoice({ table }: Standing, roll: Roll): unknown[] {
  if (table.waitingFor < 0) return [{}];
  const { game } = table;
  const state = game.clone(table.state);
  const choices: unknown[] = [];
  do {
    const all = game.choices(state);
    choices.push(all[roll(all.length)]);
    game.apply(state, choices.at(-1));
  } while (game.trying(state));
  return choices;
}

/** Something that somebody may ask for, sense or nonsense. */
function anything(trial: Trial, roll: Roll): void {
  const person = roll(3) === 0 ? pick(PEOPLE, roll) : (trial.waiting ?? pick(PEOPLE, roll));
  const i = PEOPLE.indexOf(person);
  const choices = wholeChoice(trial.standing, roll);
  const about = pick(['take-back', 'end', 'pause', 'resume'] as const, roll);
  const asks: (() => void)[] = [
    () =>
      trial.ask(person, sit(roll(3), { name: NAMES[i], sealed: commitmentTo(sure(NONCES[i])) })),
    () => trial.ask(person, { do: 'unseal', nonce: sure(NONCES[i]) }),
    () => trial.ask(person, { do: 'seal', sealed: commitmentTo(sure(NONCES[i])) }),
    () => trial.ask(person, { do: 'leave' }),
    () => trial.ask(person, { do: 'undo' }),
    () => trial.ask(person, { do: 'vote', about, yes: roll(4) > 0, undo: 1 + roll(4) }),
    () => trial.ask(person, { do: 'seat-back' }),
    () => roll(20) === 0 && trial.ask(person, { do: 'resign' }),
    () => roll(4) === 0 && trial.serve({ do: 'time' }),
    () => roll(9) === 0 && trial.serve({ do: 'break-off' }),
    () => roll(9) === 0 && trial.serve({ do: 'credit', ms: roll(5000) }),
    () => trial.serve({ do: 'play', seat: roll(3), choices }),
  ];
  if (roll(2) === 0) trial.ask(person, { do: 'choices', choices: choices.slice(0, 1 + roll(3)) });
  else pick(asks, roll)();
}

describe('the fold of moves', () => {
  test('by pieces is the fold as a whole; what is refused changes nothing; increments add up', () => {
    let refused = 0;
    let ended = 0;
    const law = (seed: number) => {
      const trial = new Trial({}, seed);
      if (seed % 4 > 0) trial.begin();
      const roll = seeded(seed + 1);
      const views = new Map([-2, 0, 1, 2].map((viewer) => [viewer, {} as Record<string, unknown>]));
      for (let i = 0; i < 150 && phaseOf(trial.standing) !== 'over'; i++) {
        trial.at += roll(20) * SECOND;
        const before = textOf(trial.standing);
        const made = trial.moves.length;
        if (refusal(() => anything(trial, roll)) !== undefined) refused++;
        if (trial.moves.length === made) expect(textOf(trial.standing)).toBe(before);
        for (const [viewer, held] of views) {
          const { view } = heardBy(trial.standing, viewer, -1);
          const changed = JSON.parse(JSON.stringify(changedKeys(held, view)));
          for (const [key, value] of Object.entries(changed))
            if (value === null) delete held[key];
            else held[key] = value;
          expect(held).toEqual(JSON.parse(JSON.stringify(view)));
        }
      }
      if (phaseOf(trial.standing) === 'over') ended++;
      const whole = folded(trial.moves);
      expect(textOf(whole)).toBe(textOf(trial.standing));
      const half = folded(trial.moves.slice(0, trial.moves.length >> 1));
      for (const move of trial.moves.slice(trial.moves.length >> 1)) advance(half, move);
      expect(textOf(half)).toBe(textOf(whole));
    };
    for (let seed = 1; seed <= 20; seed++) law(seed);
    fc.assert(fc.property(fc.integer({ min: 1, max: 1e6 }), law), { numRuns: 20 });
    // A law about things that never happen would say nothing.
    expect(refused).toBeGreaterThan(100);
    expect(ended).toBeGreaterThan(5);
  });
});

describe('sitting down', () => {
  test('needs the invite unless one made the table, and a name that nobody has', () => {
    const trial = new Trial();
    expect(refusal(() => trial.ask('bob', sit(1, { invited: false })))).toBe('not-invited');
    trial.ask('ada', sit(0, { invited: false }));
    expect(refusal(() => trial.ask('bob', sit(1, { name: 'ADA ' })))).toBe('name-taken');
    expect(refusal(() => trial.ask('bob', sit(1, { name: 'Аdа' })))).toBe('name-taken');
    expect(refusal(() => trial.ask('bob', sit(1, { name: 'B\u202eob' })))).toBe('bad-name');
    expect(refusal(() => trial.ask('bob', sit(0)))).toBe('seat-taken');
    trial.ask('bob', sit(1));
    expect(refusal(() => trial.ask('bob', sit(2, { name: 'Bobby' })))).toBe('seat-taken');
  });

  test('who gets up while nonces are opened breaks the seals for all', () => {
    const trial = new Trial();
    for (const i of PEOPLE.keys()) trial.ask(sure(PEOPLE[i]), sit(i));
    expect(phaseOf(trial.standing)).toBe('sealing');
    trial.ask('ada', { do: 'unseal', nonce: sure(NONCES[0]) });
    expect(refusal(() => trial.ask('bob', { do: 'unseal', nonce: sure(NONCES[0]) }))).toBe(
      'bad-seal',
    );
    trial.ask('cleo', { do: 'leave' });
    expect(phaseOf(trial.standing)).toBe('open');
    expect(trial.standing.sealings).toBe(1);
    expect(trial.standing.commitment).not.toBe(TERMS.commitment);
    expect(trial.standing.chairs.map(({ sealed, nonce }) => sealed ?? nonce)).toEqual(
      new Array(3).fill(undefined),
    );
  });

  test('who does not open a nonce in time loses the seat, and all seal anew', () => {
    const trial = new Trial();
    for (const i of PEOPLE.keys()) trial.ask(sure(PEOPLE[i]), sit(i));
    trial.ask('ada', { do: 'unseal', nonce: sure(NONCES[0]) });
    trial.serve({ do: 'break-off' });
    expect(trial.standing.chairs.map(({ plays }) => plays)).toEqual(['person', 'open', 'open']);
    expect(trial.standing.sealings).toBe(1);
  });
});

describe('a clock', () => {
  const left = ({ clock }: Standing) => clock.banks.map((bank) => bank / SECOND);

  test('takes from the bank only what a decision took beyond its own time', () => {
    const trial = new Trial().begin();
    trial.at = 20 * SECOND;
    trial.choose();
    expect(left(trial.standing)).toEqual([60, 60, 60]);
    const next = trial.standing.table.waitingFor;
    trial.at += 45 * SECOND;
    trial.choose();
    expect(left(trial.standing)[next]).toBe(45);
  });

  test('is not wound up by taking a choice back and making it again', () => {
    const pace = { kind: 'live', each: 30, bank: 60 } as const;
    const clock = newClock(pace, 2, 0);
    run(clock, 0, 5);
    // The choice is made, taken back and made again, every time after ten seconds.
    for (let i = 1; i <= 9; i++) {
      charge(clock, pace, i * 10 * SECOND);
      run(clock, 0, i % 2 === 0 ? 5 : 6);
    }
    // Ten seconds for the first decision, thirty of the next eighty: the other fifty were the bank's.
    expect(clock.banks).toEqual([10 * SECOND, 60 * SECOND]);
  });

  test('warns once, then a bot plays until the seat is asked back', () => {
    const trial = new Trial().begin();
    const who = sure(trial.waiting);
    const seat = seatOf(trial.standing, who) ?? -1;
    trial.at = 91 * SECOND;
    trial.serve({ do: 'time' });
    expect(trial.standing.chairs[seat]).toMatchObject({ warned: true, standin: false });
    trial.at += 61 * SECOND;
    trial.serve({ do: 'time' });
    expect(botToMove(trial.standing)).toEqual({ seat, level: 'random' });
    const [choice] = trial.standing.table.choices();
    expect(refusal(() => trial.ask(who, { do: 'choices', choices: [choice] }))).toBe(
      'not-your-turn',
    );
    trial.ask(who, { do: 'seat-back' });
    expect(botToMove(trial.standing)).toBeUndefined();
    trial.ask(who, { do: 'choices', choices: [trial.standing.table.choices().at(-1)] });
  });

  test('what the stand-in chose is marked for all to see; what the person or its order did is not', () => {
    const trial = new Trial().begin();
    const { table, chairs } = trial.standing;
    const marks: boolean[] = [];
    /** The house chooses for the seat that is waited for, and whether that is marked. */
    const serve = (ordered?: true) => {
      const before = table.length;
      const [seat, choices] = [table.waitingFor, wholeChoice(trial.standing, trial.roll)];
      trial.serve({ do: 'play', seat, choices, ...(ordered && { ordered }) });
      const made = table.log.slice(before).filter(({ by }) => by >= 0);
      expect(made).toHaveLength(choices.length);
      marks.push(made.every((entry) => 'choice' in entry && entry.standin === true));
    };
    sure(chairs[table.waitingFor]).standin = true;
    serve();
    sure(chairs[table.waitingFor]).resigned = true;
    serve();
    serve(true);
    trial.choose();
    expect(marks).toEqual([true, true, false]);
    for (const viewer of [-2, 0, 1, 2]) {
      const told = heardBy(trial.standing, viewer, -1).heard.steps;
      const shown = table.log.flatMap((entry) => ('choice' in entry ? [entry.standin] : []));
      expect(told.map(([, , , standin]) => standin)).toEqual(shown);
    }
  });

  test('stands still at a table that rests, and gets back what an outage took', () => {
    const trial = new Trial().begin();
    const seat = trial.standing.table.waitingFor;
    for (const person of PEOPLE) trial.ask(person, { do: 'vote', about: 'pause', yes: true });
    expect(phaseOf(trial.standing)).toBe('paused');
    trial.at += 3600 * SECOND;
    for (const person of PEOPLE) trial.ask(person, { do: 'vote', about: 'resume', yes: true });
    expect(left(trial.standing)[seat]).toBe(60);
    trial.at += 1000 * SECOND;
    trial.serve({ do: 'credit', ms: 1000 * SECOND });
    expect(left(trial.standing)[seat]).toBe(60);
  });
});

test('who fills the log with take-backs or votes comes to an end; the game itself goes on', () => {
  const trial = new Trial({ pace: { kind: 'none' } }).begin();
  while (trial.standing.head < 5000)
    trial.ask('ada', { do: 'vote', about: 'end', yes: !trial.standing.vote });
  for (const request of [
    { do: 'vote', about: 'end', yes: true },
    { do: 'undo' },
    { do: 'leave' },
  ] as const)
    expect(() => trial.ask('ada', request)).toThrow('too-many');
  while (phaseOf(trial.standing) === 'running') trial.choose();
  expect(phaseOf(trial.standing)).toBe('over');
});
