/**
 * The one way in which sentences become the words of a game. A language is tables of sentences by
 * kind, so the compiler finds whatever it leaves out; which kind is due, and what its sentence needs
 * to know, a game says once for all languages.
 */
import type { Reason, Told } from '../contract.ts';
import type { NameOf, Picked, Words } from './words.ts';

/** A sentence for each kind. `M` says for each what its sentence speaks of. */
export type Sayings<M> = { [K in keyof M]: (about: M[K], name: NameOf) => string };

/** Of which kind something is, and what its sentence speaks of. */
export type Matter<M> = { [K in keyof M]: { kind: K; about: M[K] } }[keyof M];

/** Every event is spoken of as it is. */
export type EventSayings<E extends Told> = Sayings<{
  [K in E['event']]: Extract<E, { event: K }>;
}>;

/** What a language fills in: what is asked and chosen. What is told is in `telling.ts`. */
export interface GameSentences<Asks, Choices> {
  asks: Sayings<Asks>;
  choices: Sayings<Choices>;
  /** The same on a button. */
  acts: Sayings<Choices>;
}

/** Why something can't be done, by the kinds of reasons there are. */
export type Whys<Why extends string> = Record<Why, (reason: Reason, name: NameOf) => string>;

/** What a game says once: what there is to speak of. */
export interface Speech<S, C, Asks, Choices> {
  asked(state: S, name: NameOf, picked?: Picked<C>): Matter<Asks>;
  chosen(state: S, choice: C, name: NameOf): Matter<Choices>;
}

/**
 * @param typeset how a sentence is set in that language, such as what must not begin a line
 */
export function speak<S, C, Asks, Choices>(
  { asked, chosen }: Speech<S, C, Asks, Choices>,
  { asks, choices, acts }: GameSentences<Asks, Choices>,
  typeset: (sentence: string) => string = (sentence) => sentence,
): Pick<Words<S, C>, 'ask' | 'choice' | 'act'> {
  return {
    ask: (state, name, picked) => typeset(say(asks, asked(state, name, picked), name)),
    choice: (state, choice, name) => typeset(say(choices, chosen(state, choice, name), name)),
    act: (state, choice, name) => typeset(say(acts, chosen(state, choice, name), name)),
  };
}

/** The sentence for a matter, before it is set: for a sentence within another. */
export function say<M>(sayings: Sayings<M>, { kind, about }: Matter<M>, name: NameOf): string {
  return sayings[kind](about, name);
}
