/** The law of written positions on trial itself: what breaks it is found. */
import { describe, expect, test } from 'vitest';
import { ScenarioError, type WholeGame } from '../contract.ts';
import { type Choice, type Event, type State, wisps } from '../sample/wisps.ts';
import { fuzzScenarios } from './scenarios.ts';

type Wisps = WholeGame<State, Choice, Event>;
const wrong = (change: Partial<Wisps>) => ({ ...wisps, ...change }) as WholeGame;

describe('the law of written positions can be broken', () => {
  const trusting = (text: string) => ({
    ...wisps.setup({ seats: 2, first: 0 }),
    ...JSON.parse(text),
  });
  const careful = (refuse: (text: string) => void) => (text: string) => {
    refuse(text);
    return wisps.scenario(text);
  };
  const flaws: Record<string, Partial<Wisps>> = {
    'anything is accepted': { scenario: trusting },
    'a refusal without a sentence': {
      scenario: careful((text) => {
        if (text.includes('null')) throw new TypeError('null has no phase');
      }),
    },
    'an endless sentence': {
      scenario: careful((text) => {
        if (text.includes('constructor')) throw new ScenarioError('no '.repeat(400));
      }),
    },
    'a sentence that clears the screen': {
      scenario: careful((text) => {
        if (text.includes('[2J')) throw new ScenarioError('\u001b[2J');
      }),
    },
    'a rule that fails where no game begins': {
      choices(state) {
        if (state.turnsLeft === 5) throw new Error('a fifth last turn');
        return wisps.choices(state);
      },
    },
    'nothing that can be written': { written: () => undefined },
  };
  for (const [flaw, change] of Object.entries(flaws))
    test(flaw, () => {
      const tried = () => fuzzScenarios(wrong(change), wisps.examples, 1, 2000);
      let broken: unknown;
      try {
        broken = tried().failure;
      } catch (error) {
        broken = error;
      }
      expect(broken).toBeDefined();
    });
  test('a failure tells where it was, and the same seed finds it again', () => {
    const game = wrong({ scenario: trusting });
    const { failure } = fuzzScenarios(game, wisps.examples, 3, 2000);
    expect(failure).toEqual({
      position: expect.any(String),
      law: expect.any(String),
      says: expect.stringMatching(/./),
    });
    expect(fuzzScenarios(game, wisps.examples, 3, 2000).failure).toEqual(failure);
  });
});
