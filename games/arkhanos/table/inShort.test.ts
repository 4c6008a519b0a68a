import { describe, expect, it } from 'vitest';
import type { Choice } from '../rules/choice.ts';
import { inShort } from './inShort.ts';

const said = (...choices: Choice[]) =>
  choices.map((choice) => inShort(choice, choices, (piece) => `the ${piece}`, 'en'));

describe('in short stands', () => {
  const die = { place: 'purple-5', meeple: 'apprentice' } as const;

  it('the number a die counts as, with the spell it wakes where the pillar wakes one', () => {
    const central = { ...die, on: 'central' } as const;
    expect(said({ ...central, as: 4 }, central, { ...central, as: 6 })).toEqual([
      'As a 4: Morph',
      'As a 5: Exchange',
      'As a 6: Swap',
    ]);
    const outer = { ...die, on: 'outer1', pillar: 'gain2' } as const;
    expect(said(outer, { ...outer, as: 6 })).toEqual(['As a 5', 'As a 6']);
    const build = { ...outer, pillar: 'build' } as const;
    expect(said(build, { ...build, as: 6 })).toEqual(['As a 5: Exchange', 'As a 6: Swap']);
  });

  it('the die of the pool that another is changed for', () => {
    const cast = { cast: 'exchange', die: 'pink-2' } as const;
    expect(said({ ...cast, with: 'blue-5' }, { ...cast, with: 'pink-1' })).toEqual([
      'For the die:blue-5',
      'For the die:pink-1',
    ]);
  });

  it('nothing, where more than that differs or one choice stands alone', () => {
    const outer = { ...die, on: 'outer1', pillar: 'gain2' } as const;
    expect(said(outer)).toEqual([undefined]);
    expect(said(outer, { ...outer, pillar: 'floor', as: 6 })).toEqual([undefined, undefined]);
    const cast = { cast: 'exchange', die: 'pink-2', with: 'blue-5' } as const;
    expect(said({ cast: 'exchange' }, cast)).toEqual([undefined, undefined]);
  });
});
