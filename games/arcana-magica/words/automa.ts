/** What an Automa's card says, one thing after the other. */
import type { AutomaCard } from '../rules/index.ts';
import type { CardWords } from './table.ts';

export function stepsOf(words: CardWords, card: AutomaCard): string[] {
  return [
    ...(card.move ? [words.move] : []),
    words.summon[card.summon],
    words.activate[card.activate],
    ...(card.draw > 0 ? [words.draw(card.draw)] : []),
    ...(card.discard > 0 ? [words.discard(card.discard)] : []),
  ];
}
