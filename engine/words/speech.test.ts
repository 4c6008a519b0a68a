import { expect, test } from 'vitest';
import { sure } from '../data/sure.ts';
import { chapterWith } from './book.ts';
import { type GameSentences, type Speech, speak } from './speech.ts';
import { typesetFrench } from './typeset.ts';

interface Asks {
  roll: { seat: number };
  over: undefined;
}
interface Choices {
  keep: { face: number };
  again: { face: number; left: number };
}

const speech: Speech<number, 'keep' | 'again', Asks, Choices> = {
  asked: (left) =>
    left > 0 ? { kind: 'roll', about: { seat: left } } : { kind: 'over', about: undefined },
  chosen: (left, choice) =>
    choice === 'keep'
      ? { kind: 'keep', about: { face: 6 } }
      : { kind: 'again', about: { face: 1, left } },
};
const sentences: GameSentences<Asks, Choices> = {
  asks: { roll: ({ seat }, name) => `${name(seat)} lance !`, over: () => 'Fini.' },
  choices: {
    keep: ({ face }) => `Garder le ${face}.`,
    again: ({ face, left }) => `Relancer le ${face} : reste ${left}.`,
  },
  acts: { keep: () => 'Garder', again: ({ face }) => `Relancer le ${face} !` },
};
const name = (seat: number) => sure(['Ada', 'Bob', 'Cléo'][seat]);

test('each kind has its sentence, which gets what it speaks of', () => {
  const words = speak(speech, sentences);
  expect([words.ask(2, name), words.ask(0, name)]).toEqual(['Cléo lance !', 'Fini.']);
  expect(words.choice(3, 'keep', name)).toBe('Garder le 6.');
  expect(words.choice(3, 'again', name)).toBe('Relancer le 1 : reste 3.');
  expect(words.act(3, 'keep', name)).toBe('Garder');
});

test('every sentence is set as its language does it', () => {
  const words = speak(speech, sentences, typesetFrench);
  expect(words.ask(1, name)).toBe('Bob lance\u00a0!');
  expect(words.choice(3, 'again', name)).toBe('Relancer le 1\u00a0: reste 3.');
  expect(words.act(3, 'again', name)).toBe('Relancer le 1\u00a0!');
});

test('in French a double sign and a quotation mark stay with their word', () => {
  expect(typesetFrench('« Oui » ; non ?')).toBe('«\u00a0Oui\u00a0»\u00a0; non\u00a0?');
});

test('a chapter is written as ids with sentences, the marks apart from them', () => {
  const chapter = chapterWith({ 'MG-2': 'never' });
  expect(chapter('end', 'The end', ['It ends.'], { 'MG-1': 'One.', 'MG-2': 'Two.' })).toEqual({
    id: 'end',
    title: 'The end',
    text: ['It ends.'],
    rules: [
      { id: 'MG-1', text: 'One.' },
      { id: 'MG-2', text: 'Two.', mark: 'never' },
    ],
  });
});
