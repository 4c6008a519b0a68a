import { describe, expect, it } from 'vitest';
import { click, isMeant, narrow, type Touched, touched, usable } from './narrow.ts';

// A table in small: two dice, three pillars, two meeples, and a spell that needs a die or none.
const choices = [
  'die:red pillar:a meeple:apprentice',
  'die:red pillar:a meeple:master',
  'die:red pillar:b meeple:apprentice',
  'die:green pillar:b meeple:apprentice',
  'die:green pillar:b meeple:master',
  'spell:flip',
  'spell:flip die:red',
];
const all = touched(choices, (choice) => choice.split(' '));

const choicesOf = <C>(left: readonly Touched<C>[]) => left.map(({ choice }) => choice);

describe('narrowing', () => {
  it('leaves everything and lights every piece that can be used while nothing is chosen', () => {
    const { left, lit } = narrow(all, []);
    expect(choicesOf(left)).toEqual(choices);
    expect([...lit].sort()).toEqual([
      'die:green',
      'die:red',
      'meeple:apprentice',
      'meeple:master',
      'pillar:a',
      'pillar:b',
      'spell:flip',
    ]);
    expect(usable(all)).toEqual(lit);
  });

  it('keeps the choices that touch all chosen pieces, and lights what goes with them', () => {
    const { left, lit } = narrow(all, ['die:green']);
    expect(choicesOf(left)).toEqual(choices.slice(3, 5));
    expect(lit).toContain('pillar:b');
    expect(lit).not.toContain('pillar:a');
    expect(lit).not.toContain('spell:flip');
  });

  it('also lights what could take the place of a chosen piece of its kind', () => {
    expect(narrow(all, ['die:green']).lit).toContain('die:red');
    const { lit } = narrow(all, ['die:red', 'pillar:a']);
    expect(lit).toContain('pillar:b');
    expect(lit).not.toContain('die:green');
  });

  it('lights only what goes with a chosen piece where two of a kind are asked for', () => {
    const swaps = touched(['seal:a seal:b', 'seal:a seal:c', 'seal:b seal:d'], (swap) =>
      swap.split(' '),
    );
    expect([...narrow(swaps, ['seal:a']).lit]).toEqual(['seal:b', 'seal:c']);
    expect(click(swaps, ['seal:a'], 'seal:d')).toEqual(['seal:d']);
  });

  it('comes down to one choice', () => {
    const { left } = narrow(all, ['die:green', 'meeple:master']);
    expect(choicesOf(left)).toEqual([choices[4]]);
  });

  it('does not light what is chosen already', () => {
    expect(narrow(all, ['spell:flip']).lit.has('spell:flip')).toBe(false);
  });
});

describe('a click', () => {
  it('chooses a piece', () => {
    expect(click(all, [], 'die:red')).toEqual(['die:red']);
  });

  it('on a chosen piece lets go of it alone', () => {
    expect(click(all, ['die:red', 'pillar:a'], 'die:red')).toEqual(['pillar:a']);
  });

  it('on a piece that goes with all chosen ones adds it', () => {
    expect(click(all, ['die:red'], 'pillar:a')).toEqual(['die:red', 'pillar:a']);
  });

  it('on another die takes the place of the first, and keeps the pillar that fits both', () => {
    expect(click(all, ['die:red', 'pillar:b'], 'die:green')).toEqual(['pillar:b', 'die:green']);
  });

  it('on another die lets go of the pillar that only fitted the first', () => {
    expect(click(all, ['die:red', 'pillar:a'], 'die:green')).toEqual(['die:green']);
  });

  it('on a piece that no choice touches changes nothing', () => {
    expect(click(all, ['die:red'], 'wall:1')).toEqual(['die:red']);
  });
});

describe('pieces that are equal', () => {
  // Three dice of two colours, as a draft has them.
  const drafts = touched(['r r r', 'r r b', 'r b b', 'b b b'], (take) =>
    take.split(' ').map((colour) => `supply:${colour}`),
  );
  const left = (...chosen: string[]) => choicesOf(narrow(drafts, chosen).left);

  it('are chosen by one click each', () => {
    expect(click(drafts, ['supply:r'], 'supply:r')).toEqual(['supply:r', 'supply:r']);
    expect(left('supply:r')).toEqual(['r r r', 'r r b', 'r b b']);
    expect(left('supply:r', 'supply:r')).toEqual(['r r r', 'r r b']);
    expect(left('supply:r', 'supply:b', 'supply:b')).toEqual(['r b b']);
  });

  it('are all let go by a click when no choice has one more', () => {
    expect(click(drafts, ['supply:b', 'supply:r', 'supply:r'], 'supply:r')).toEqual(['supply:b']);
  });

  it('are not taken by accident: a second touch is a second die, not the whole draft', () => {
    expect(isMeant(drafts, ['supply:r'], 'supply:r')).toBe(false);
    expect(isMeant(drafts, ['supply:r', 'supply:r'], 'supply:r')).toBe(false);
    expect(isMeant(drafts, ['supply:r', 'supply:r', 'supply:r'], 'supply:r')).toBe(true);
  });
});

describe('a second touch of a piece', () => {
  it('is meant, if it was the last one chosen', () => {
    expect(isMeant(all, ['die:red', 'pillar:a'], 'pillar:a')).toBe(true);
  });

  it('lets go of an earlier one', () => {
    expect(isMeant(all, ['die:red', 'pillar:a'], 'die:red')).toBe(false);
  });
});
