/** A trouble that another one speaks of. */
export type Said = readonly [name: string, ...about: unknown[]];

type Speech = Readonly<Record<string, (...about: never[]) => string>>;

export function said([name, ...about]: Said, sentences: Speech): string {
  return (sentences[name] as (...about: unknown[]) => string)(...about);
}
