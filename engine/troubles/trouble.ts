/**
 * What is wrong with a game's file or its dice, as data: whoever shows it says it in the language
 * of who reads it.
 */
import type { en } from './en.ts';
import { said } from './said.ts';

export type Sentences = typeof en;

/** The name of a sentence, and what it speaks of. */
export type Trouble = {
  [Name in keyof Sentences]: readonly [Name, ...Parameters<Sentences[Name]>];
}[keyof Sentences];

export function sentenceFor(trouble: Trouble, sentences: Sentences): string {
  return said(trouble, sentences);
}
