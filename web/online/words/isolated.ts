/** A name in a sentence keeps its own direction of writing. */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}
