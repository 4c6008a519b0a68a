import type { Card } from '../store/cards.ts';

/** Nobody need type accents, or remember what is written large. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a card has every word of what is looked for in its title or its names; all do if nothing is. */
export function matching(
  sought: string,
  titles: ReadonlyMap<string, string>,
): ((card: Card) => boolean) | undefined {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return ({ table }) => {
    if (!table) return false;
    const names = table.players.map(({ name }) => name);
    const text = plain([titles.get(table.game), ...names].join(' '));
    return words.every((word) => text.includes(word));
  };
}
