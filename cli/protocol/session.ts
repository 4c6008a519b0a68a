/**
 * One session of the protocol: a request in, an answer out, and a table in between. What is wrong
 * with a request is said in its answer, and the table stays as it was. docs/protocol.md is the
 * reference.
 */
import {
  CHANCE,
  checkOptions,
  isEntry,
  isOptionLike,
  isSmall,
  NOBODY,
  type Options,
  OptionsError,
  Refused,
  type Roll,
  type Seat,
  seeded,
  sentenceFor,
  shown,
  sure,
  Table,
  type WholeGame,
} from '@magehall/engine';
import { en } from '@magehall/engine/troubles/en';
import { needed, onlyFields, type Request, RequestError, record, wholeNumber } from './fields.ts';
import { readPosition } from './given.ts';

/** Raised when a program written for an older one would no longer understand. */
const PROTOCOL = 1;
const MOST_SEED = 0xffffffff;

export type Answer = Record<string, unknown>;

interface Command {
  /** What it takes besides `do` and `id`. */
  fields: readonly string[];
  run(request: Request): Answer;
}

export class Session {
  readonly #game: WholeGame;
  #table: Table | undefined;
  #roll: Roll = seeded(0);

  constructor(game: WholeGame) {
    this.#game = game;
  }

  readonly #commands: Readonly<Record<string, Command>> = {
    hello: { fields: [], run: () => this.#hello() },
    new: { fields: ['options', 'seed'], run: (request) => this.#new(request) },
    scenario: { fields: ['position', 'seed'], run: (request) => this.#scenario(request) },
    replay: { fields: ['options', 'log', 'seed'], run: (request) => this.#replay(request) },
    turn: { fields: [], run: () => this.#turn() },
    choices: { fields: [], run: () => ({ ...this.#turn(), choices: this.#open().choices() }) },
    choose: { fields: ['seat', 'choice'], run: (request) => this.#choose(request) },
    chance: { fields: ['outcome'], run: (request) => this.#chance(request) },
    undo: { fields: ['seat'], run: (request) => this.#undo(request) },
    why: { fields: ['seat', 'thing'], run: (request) => this.#why(request) },
    view: {
      fields: ['seat'],
      run: (request) => ({ view: this.#open().view(this.#viewer(request)) }),
    },
    told: {
      fields: ['seat'],
      run: (request) => ({ steps: this.#open().told(this.#viewer(request)) }),
    },
    outcome: { fields: [], run: () => this.#outcome() },
    state: { fields: [], run: () => ({ state: this.#open().state, hash: this.#open().hash() }) },
    hash: { fields: [], run: () => ({ hash: this.#open().hash() }) },
    log: { fields: [], run: () => ({ log: this.#open().log }) },
    quit: { fields: [], run: () => ({}) },
  };

  answer(text: string): Answer {
    let id: { id?: string | number } = {};
    try {
      const request = parse(text);
      id = idOf(request);
      const command = this.#command(request.do);
      onlyFields(request, command.fields);
      return { ok: request.do, ...id, ...command.run(request) };
    } catch (error) {
      return { ...refusal(error), ...id };
    }
  }

  #command(name: unknown): Command {
    if (typeof name === 'string' && Object.hasOwn(this.#commands, name))
      return sure(this.#commands[name]);
    const all = Object.keys(this.#commands).join(', ');
    throw new RequestError('unknown-command', `"do" is one of ${all}.`);
  }

  #open(): Table {
    if (!this.#table)
      throw new RequestError('no-game', 'There is no game yet: begin with "new" or "scenario".');
    return this.#table;
  }

  #hello(): Answer {
    const { id, rulesVersion, seats, options } = this.#game;
    const [fewest, most] = seats;
    const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
    const described = Object.entries(options).map(([name, spec]) => [
      name,
      {
        default: spec.default,
        many: spec.many ?? false,
        values: Object.fromEntries(counts.map((count) => [count, spec.values(count)])),
      },
    ]);
    return {
      protocol: PROTOCOL,
      game: id,
      rulesVersion,
      seats,
      options: Object.fromEntries(described),
    };
  }

  #new(request: Request): Answer {
    const table = new Table(this.#game, this.#options(request));
    return { options: table.options, ...this.#begin(table, request) };
  }

  #options(request: Request): Options {
    const asked = record(request, 'options');
    for (const [name, value] of Object.entries(asked))
      if (!isOptionLike(name) || (value !== null && !isOptionLike(value)))
        throw new RequestError('bad-options', `Option ${shown(name)} can't be ${shown(value)}.`);
    return checkOptions(this.#game, asked);
  }

  #scenario(request: Request): Answer {
    needed(request.position, 'position');
    const start = readPosition(this.#game, record(request, 'position'));
    // Options say how a game is set up, and this one is: the table only needs to have some.
    return this.#begin(new Table(this.#game, checkOptions(this.#game, {}), start), request);
  }

  #replay(request: Request): Answer {
    const log = needed(request.log, 'log');
    if (!Array.isArray(log) || !log.every(isEntry))
      throw new RequestError('bad-field', '"log" is a list of entries, as the command log shows.');
    const table = new Table(this.#game, this.#options(request));
    for (const [i, entry] of log.entries()) {
      try {
        table.add(entry);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        throw new RequestError('bad-entry', sentenceFor(['unplayable', i, error.trouble], en));
      }
    }
    return { options: table.options, ...this.#begin(table, request) };
  }

  /** The new table takes the place of the old one only here, when nothing can go wrong any more. */
  #begin(table: Table, request: Request): Answer {
    const seed = wholeNumber(request, 'seed', 0, MOST_SEED) ?? freshSeed();
    this.#table = table;
    this.#roll = seeded(seed);
    return { seed, ...this.#turn() };
  }

  #turn(): Answer {
    const table = this.#open();
    const turn = { entries: table.length, waitingFor: table.waitingFor };
    if (table.waitingFor !== CHANCE) return turn;
    const { state } = table;
    return { ...turn, odds: this.#game.odds(state), rolls: this.#game.rolls(state) };
  }

  #choose(request: Request): Answer {
    const choice = needed(request.choice, 'choice');
    const table = this.#open();
    const seat = this.#seat(request);
    if (!isSmall(choice)) throw new Refused('not-a-choice', 'choice', seat);
    const events = table.choose(seat, choice);
    return { events, ...this.#turn() };
  }

  #chance(request: Request): Answer {
    const table = this.#open();
    if (table.waitingFor !== CHANCE)
      throw new RequestError('not-your-turn', 'The table does not wait for chance.');
    const odds = this.#game.odds(table.state);
    const outcome = wholeNumber(request, 'outcome', 0, odds - 1) ?? this.#roll(odds);
    const events = table.chance(outcome);
    return { outcome, events, ...this.#turn() };
  }

  #undo(request: Request): Answer {
    this.#open().undo(this.#seat(request));
    return this.#turn();
  }

  #why(request: Request): Answer {
    const table = this.#open();
    const seat = this.#seat(request);
    const { thing } = request;
    const things = this.#game.things(table.state);
    if (typeof thing !== 'string' || !things.includes(thing))
      throw new RequestError(
        'bad-field',
        `"thing" is the name of a piece, such as "${things[0]}", not ${shown(thing)}.`,
      );
    return { reasons: this.#game.whyNot(table.state, seat, thing) };
  }

  #outcome(): Answer {
    const table = this.#open();
    return { over: table.over, ...this.#game.outcome(table.state) };
  }

  #seat(request: Request): Seat {
    return needed(wholeNumber(request, 'seat', 0, this.#lastSeat()), 'seat');
  }

  /** A seat, or somebody who only looks on. */
  #viewer(request: Request): Seat {
    return request.seat === NOBODY ? NOBODY : this.#seat(request);
  }

  /** From the state, since a scenario has its own number of seats. */
  #lastSeat(): Seat {
    return this.#game.outcome(this.#open().state).scores.length - 1;
  }
}

function parse(text: string): Request {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RequestError('not-json', 'This line is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new RequestError('not-json', 'A request is a JSON object, such as {"do":"hello"}.');
  return value as Request;
}

function idOf({ id }: Request): { id?: string | number } {
  if (id === undefined) return {};
  if (typeof id === 'number' || (typeof id === 'string' && id.length <= 100)) return { id };
  throw new RequestError('bad-field', '"id" is a number, or a text of at most 100 characters.');
}

function freshSeed(): number {
  return Math.floor(Math.random() * (MOST_SEED + 1));
}

/** What was sent is quoted in some sentences, and may be as long as a line. */
const LONGEST_SENTENCE = 400;

function refusal(error: unknown): Answer {
  const { code, says } = why(error);
  const short =
    says.length > LONGEST_SENTENCE ? `${says.slice(0, LONGEST_SENTENCE).toWellFormed()}…` : says;
  return { error: code, says: short };
}

function why(error: unknown): { code: string; says: string } {
  if (error instanceof RequestError) return { code: error.code, says: error.message };
  if (error instanceof Refused) return { code: error.reason, says: sentenceFor(error.trouble, en) };
  if (error instanceof OptionsError) return { code: 'bad-options', says: error.message };
  const says = error instanceof Error ? error.message : String(error);
  return { code: 'fault', says: `Something is wrong in the game itself: ${says}` };
}
