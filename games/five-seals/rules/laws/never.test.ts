/** What the rulings say can never happen, asserted after every step of random games. */
import { CHANCE, checkOptions, NOBODY, seeded } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { type Circle, cardsOf } from '../data/scrolls.ts';
import { game } from '../index.ts';
import { ON_BINDING, type State, top } from '../state.ts';
import { reachesAny } from '../turn/reach.ts';
import { allScrolls } from './pieces.ts';

/** Calls `look` with every state of some random games. */
function play(seats: number, circle: number, games: number, look: (state: State) => void): void {
  const roll = seeded(100 * seats + circle);
  for (let played = 0; played < games; played++) {
    const state = game.setup(checkOptions(game, { seats, circle, edition: 'french' }));
    for (let who = game.waitingFor(state); who !== NOBODY; who = game.waitingFor(state)) {
      const choices = who === CHANCE ? [] : game.choices(state);
      game.apply(state, who === CHANCE ? roll(game.odds(state)) : choices[roll(choices.length)]);
      look(state);
    }
  }
}

/** Things that must hold, each with what it rests on; written so that a failure says which. */
const nevers: Record<string, (state: State) => boolean> = {
  'FS-Q-1: the supply has three dice for everyone who drafts': (state) =>
    top(state)?.do !== 'draft' || state.supply.reduce((a, b) => a + b) >= 3,
  'FS-Q-2, FS-D-15: nobody starts a turn without dice': (state) => {
    const frame = top(state);
    return frame?.do !== 'turn' || state.players[frame.seat].dice.length > 0;
  },
  'FS-Q-25: whoever has the turn is in the round': (state) => {
    const frame = top(state);
    return frame?.do !== 'turn' || state.players[frame.seat].familiar !== ON_BINDING;
  },
  'FS-Q-22: Binding is face down when the familiar stands beside its mage': (state) =>
    state.players.every((player) => player.familiar !== player.at || player.down.includes(0)),
  'FS-Q-43: no Exploitation meets another of its element': (state) =>
    state.circle !== 3 || new Set(allScrolls(state)).size === 51,
  'FS-Q-62: only figures of one player share a space': (state) => {
    const spots = state.players.flatMap(({ at, familiar }) =>
      familiar >= 0 && familiar !== at ? [at, familiar] : [at],
    );
    return new Set(spots).size === spots.length;
  },
  'FS-Q-62: no mage stands on a seal, a familiar only by Dispatch, never on a scroll': (state) =>
    state.players.every(
      ({ at, familiar }) =>
        state.tokens[at] === 0 &&
        state.scrolls[at] === 0 &&
        (familiar < 0 ||
          (state.scrolls[familiar] === 0 && (state.circle === 4 || state.tokens[familiar] === 0))),
    ),
  'guardians stand on scrolls of their element': (state) =>
    state.guardians.every(
      (at, element) =>
        at < 0 || (state.scrolls[at] !== 0 && (state.scrolls[at] - 1) % 5 === element),
    ),
};

describe.each([1, 2, 3, 4])('in circle %i', (circle) => {
  test('FS-Q-1, FS-Q-2, FS-Q-22, FS-Q-25, FS-Q-43, FS-Q-62, FS-D-15: what can never be, never is', () => {
    const happened = new Set<string>();
    for (const seats of [2, 3, 4, 5])
      play(seats, circle, 3, (state) => {
        for (const [never, holds] of Object.entries(nevers)) if (!holds(state)) happened.add(never);
      });
    expect([...happened]).toEqual([]);
  });

  test('FS-Q-53: a mage with nothing in reach is rarer than one turn in a hundred', () => {
    let turns = 0;
    let shutIn = 0;
    for (const seats of [2, 3, 4, 5])
      play(seats, circle, 5, (state) => {
        const frame = top(state);
        if (frame?.do !== 'turn') return;
        turns++;
        if (!reachesAny(state, frame.seat, () => true)) shutIn++;
      });
    expect(turns).toBeGreaterThan(2000);
    expect(shutIn).toBeLessThan(turns / 100);
  });

  test('every scroll of the two circles is somewhere, as often as it should be', () => {
    const cards = [...cardsOf(1), ...cardsOf(circle as Circle), 0, 0, 0].sort((a, b) => a - b);
    play(3, circle, 1, (state) => {
      const there = allScrolls(state).sort((a, b) => a - b);
      if (there.join() !== cards.join()) expect(there).toEqual(cards);
    });
  });

  test('FS-Q-80: within a turn each use turns a scroll down, and none turns up', () => {
    const faceUp = (state: State) =>
      state.players.reduce(
        (sum, { up, familiar }) => sum + (familiar === ON_BINDING ? 0 : up.length),
        0,
      );
    const roll = seeded(circle);
    const state = game.setup(checkOptions(game, { seats: 4, circle }));
    let uses = 0;
    for (let who = game.waitingFor(state); who !== NOBODY; who = game.waitingFor(state)) {
      if (who === CHANCE) {
        game.apply(state, roll(game.odds(state)));
        continue;
      }
      const choices = game.choices(state);
      const scrolls = choices.filter((choice) => 'use' in choice && !('break' in choice));
      const choice =
        scrolls.length > 0 ? scrolls[roll(scrolls.length)] : choices[roll(choices.length)];
      const before = faceUp(state);
      const { round } = state;
      game.apply(state, choice);
      if (scrolls.length > 0 && state.round === round) {
        expect(faceUp(state)).toBeLessThan(before);
        uses++;
      }
    }
    expect(uses).toBeGreaterThan(50);
  });
});
