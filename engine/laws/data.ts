/** Laws of the state: it is plain data, copied and hashed in full, and no piece is ever lost. */

import { CHANCE, type Game } from '../contract.ts';
import { same } from '../data/same.ts';
import { seeded } from '../dice/chance.ts';
import { gameFrom, holds, type Law, text } from './law.ts';

export const plain: Law = {
  name: 'JSON and back is the same state, and plays on the same',
  check(subject, options, seed) {
    const { game } = subject;
    const state = game.setup(options);
    let parsed: unknown = JSON.parse(text(state));
    for (const { step, after } of gameFrom(subject, options, seed)) {
      if (step.by !== CHANCE)
        holds(
          game.choices(parsed).some((choice) => same(choice, step.choice)),
          () => `after JSON, no ${text(step.choice)}`,
        );
      game.apply(parsed, step.choice);
      const flaw = flawIn(after, 'state');
      holds(flaw === undefined, () => flaw ?? '');
      holds(
        same(parsed, after),
        () => `after ${text(step.choice)} the state that went through JSON is another`,
      );
      holds(
        step.events.every((event) => flawIn(event, 'event') === undefined),
        () => 'an event is not plain',
      );
      parsed = JSON.parse(text(after));
    }
  },
};

/** Where a value is not plain JSON data, if it is not. */
function flawIn(value: unknown, where: string): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${where} is ${value}`;
  if (typeof value !== 'object') return `${where} is ${typeof value}`;
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== Array.prototype) return `${where} is no plain object`;
  const expected = Array.isArray(value) ? value.length + 1 : Object.keys(value).length;
  if (Reflect.ownKeys(value).length !== expected) return `${where} has holes or hidden fields`;
  for (const [key, inner] of Object.entries(value)) {
    const flaw = flawIn(inner, `${where}.${key}`);
    if (flaw) return flaw;
  }
  return undefined;
}

export const copies: Law = {
  name: 'a clone is equal and shares nothing',
  check(subject, options, seed) {
    const { game } = subject;
    for (const { after } of gameFrom(subject, options, seed)) {
      const clone = game.clone(after);
      holds(same(clone, after), () => 'the clone is not equal');
      const parts = partsOf(after, new Set());
      for (const part of partsOf(clone, new Set()))
        holds(!parts.has(part), () => `the clone shares ${text(part)}`);
    }
  },
};

function partsOf(value: unknown, found: Set<object>): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found;
  found.add(value);
  for (const inner of Object.values(value)) partsOf(inner, found);
  return found;
}

/**
 * Among the two thousand states of a long game two share 32 bits by mere accident about once in two
 * thousand games; a field that is left out shows again and again.
 */
const BY_ACCIDENT = 1;

export const hashes: Law = {
  name: 'equal states have equal hashes, different ones differ',
  check(subject, options, seed) {
    const { game } = subject;
    const roll = seeded(seed ^ 0x5bd1e995);
    const seen = new Map<number, string>();
    const twins = new Set<string>();
    for (const { before } of gameFrom(subject, options, seed)) {
      for (const state of [before, ...siblings(game, before, roll)]) {
        const hash = game.hash(state);
        holds(
          Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32,
          () => `${hash} is not 32 bits`,
        );
        holds(
          game.hash(JSON.parse(text(state))) === hash,
          () => 'the hash sees more than the data',
        );
        const other = seen.get(hash) ?? text(state);
        if (other !== text(state)) twins.add(text(state));
        holds(twins.size <= BY_ACCIDENT, () => `one hash for ${other} and ${text(state)}`);
        seen.set(hash, other);
      }
    }
  },
};

/** Two states that could have come next, so that a field left out of the hash shows. */
function siblings(game: Game, state: unknown, roll: (n: number) => number): unknown[] {
  const steps = game.waitingFor(state) === CHANCE ? game.odds(state) : 0;
  const choices = steps ? [] : game.choices(state);
  return [0, 1].map(() => {
    const next = game.clone(state);
    game.apply(next, steps ? roll(steps) : choices[roll(choices.length)]);
    return next;
  });
}

export const writes: Law = {
  name: 'a position of play is accepted as it is written down, and read as the same',
  check(subject, options, seed) {
    const { game } = subject;
    for (const { before } of gameFrom(subject, options, seed)) {
      const written = game.written(before);
      if (written === undefined) continue;
      let read: unknown;
      try {
        read = game.scenario(text(written));
      } catch (error) {
        holds(false, () => `${text(written)} is refused: ${error}`);
      }
      holds(same(read, before), () => `${text(written)} is read as ${text(read)}`);
    }
  },
};

export const conserves: Law = {
  name: 'every piece is conserved',
  check(subject, options, seed) {
    const { game } = subject;
    const state = game.setup(options);
    const start = game.pieces(state);
    for (const { step, after } of gameFrom(subject, options, seed))
      holds(
        same(game.pieces(after), start),
        () => `${text(start)} became ${text(game.pieces(after))} by ${text(step.choice)}`,
      );
  },
};

export const quiet: Law = {
  name: 'a step does the same whether or not anyone listens',
  check(subject, options, seed) {
    const { game } = subject;
    for (const { before, step, after } of gameFrom(subject, options, seed)) {
      game.apply(before, step.choice);
      holds(
        same(before, after),
        () => `${text(step.choice)} does something else when nobody listens`,
      );
    }
  },
};
