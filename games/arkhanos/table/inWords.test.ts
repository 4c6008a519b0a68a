import { describe, expect, it } from 'vitest';
import { inWords } from './inWords.ts';

const left = (...choices: string[]) =>
  choices.map((choice) => ({
    choice,
    pieces: new Map(choice.split(' ').map((piece) => [piece.split('=')[0], 1])),
  }));
const said = (chosen: string[], ...choices: string[]) =>
  inWords(left(...choices), chosen).map(({ choice }) => choice);

describe('in words stands', () => {
  it('not what a piece tells from the others, but what has no piece of its own', () => {
    const casts = ['spell:flip', 'spell:flip die:a', 'spell:flip die:b'];
    expect(said(['spell:flip'], ...casts)).toEqual(['spell:flip']);
    expect(said(['die:a'], 'die:a meeple:master', 'die:a meeple:apprentice')).toEqual([]);
  });

  it('what only the mana pool tells apart: on a phone it is out of sight', () => {
    const exchanges = ['die:a pool:1', 'die:a pool:2'];
    expect(said(['die:a'], ...exchanges)).toEqual(exchanges);
  });

  it('what has the same pieces: a die as the number it shows, or as another', () => {
    const places = ['die:a=4 pillar:1', 'die:a=5 pillar:1'];
    expect(said(['die:a'], ...places)).toEqual(places);
  });
});
