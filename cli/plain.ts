/** Text as it is compared: what is typed need not have the right accents and capitals. */

export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/’/g, "'")
    .toLowerCase();
}

export function wordsIn(text: string): string[] {
  return plain(text).split(/\s+/).filter(Boolean);
}

/** Whether a text has all these words somewhere, whole or as parts of others. */
export function matches(text: string, words: readonly string[]): boolean {
  const searched = plain(text);
  return words.every((word) => searched.includes(word));
}
