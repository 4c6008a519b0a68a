import { describe, expect, it } from 'vitest';
import { touched } from './narrow.ts';
import { offer } from './offer.ts';

const offered = (choices: string[], chosen: string[] = []) =>
  offer(
    touched(choices, (choice) => choice.split(' ')),
    chosen,
    { usual: (left) => (left.every((choice) => choice.includes('meeple')) ? left[0] : undefined) },
    undefined,
  );

describe('what is offered', () => {
  it('is nothing to press while many choices are open', () => {
    const { ready, others } = offered(['die:a pillar:1', 'die:b pillar:1']);
    expect(ready).toBeUndefined();
    expect(others).toEqual([]);
  });

  it('is the only choice there is, before anything is touched', () => {
    expect(offered(['die:a pillar:1']).ready).toBe('die:a pillar:1');
  });

  it('is the button of a choice that stands for no piece', () => {
    const { ready } = offered(['go:end', 'spell:flip', 'spell:flip die:a']);
    expect(ready).toBe('go:end');
  });

  it('is the choice that is left, once one is left', () => {
    expect(offered(['die:a pillar:1', 'die:b pillar:1'], ['die:b']).ready).toBe('die:b pillar:1');
  });

  it('is the usual choice, with the other beside it', () => {
    const { ready, others } = offered(
      ['die:a meeple:apprentice', 'die:a meeple:master', 'die:b meeple:master'],
      ['die:a'],
    );
    expect(ready).toBe('die:a meeple:apprentice');
    expect(others).toEqual(['die:a meeple:master']);
  });

  it('is never to give something up, unless that is asked for in words or all that is left', () => {
    const face = {
      usual: (left: readonly string[]) => left[0],
      forgoes: (choice: string) => choice.includes('end'),
    };
    const all = touched(['go:end', 'go:end card:a', 'go:end card:b', 'unit:x'], (choice) =>
      choice.split(' '),
    );
    expect(offer(all, [], face, undefined)).toMatchObject({ ready: undefined, others: ['go:end'] });
    expect(offer(all, ['card:a'], face, undefined)).toMatchObject({
      ready: undefined,
      others: ['go:end card:a'],
    });
    expect(offer(all, ['go:end', 'card:a'], face, undefined).ready).toBe('go:end card:a');
    expect(offer(all.slice(0, 3), [], face, undefined).ready).toBe('go:end');
  });

  it('is what is proposed, as long as nothing is touched', () => {
    const payments = touched(['card:a', 'card:b'], (choice) => [choice]);
    const face = {
      usual: () => undefined,
      proposed: (left: readonly string[]) => left[0],
    };
    expect(offer(payments, [], face, undefined).ready).toBe('card:a');
    expect(offer(payments, ['card:b'], face, undefined).ready).toBe('card:b');
  });

  it('lists the few that are left when none is usual', () => {
    const { ready, others } = offered(['spell:flip', 'spell:flip die:a', 'die:a'], ['spell:flip']);
    expect(ready).toBeUndefined();
    expect(others).toEqual(['spell:flip', 'spell:flip die:a']);
  });

  it('is in words what the game wants to be in words', () => {
    const all = touched(['spell:flip', 'spell:flip die:a'], (choice) => choice.split(' '));
    const face = { usual: () => undefined, inWords: () => all.slice(0, 1) };
    expect(offer(all, ['spell:flip'], face, undefined).others).toEqual(['spell:flip']);
  });
});
