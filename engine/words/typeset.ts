/** French has a space before double signs and inside quotation marks: no line breaks there. */
export function typesetFrench(sentence: string): string {
  return sentence.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0');
}

/** The same for every sentence of a table of them, however deep. */
export function typesetAll<T>(all: T): T {
  const set = (value: unknown): unknown => {
    if (typeof value === 'string') return typesetFrench(value);
    if (Array.isArray(value)) return value.map(set);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, set(one)]));
  };
  return set(all) as T;
}
