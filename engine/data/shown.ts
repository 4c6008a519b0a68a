/** Longer values are cut: they stand in sentences. */
const LONGEST = 60;
/** Deeper ones too: what comes from a stranger may be nested without end. */
const DEEPEST = 3;

/** What moves a cursor, clears a screen, turns the line around or can't be seen. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

/** A value of JSON as it is quoted in a sentence: short, on one line, and harmless to print. */
export function shown(value: unknown): string {
  const text = inside(value, DEEPEST);
  return text.length > LONGEST ? `${text.slice(0, LONGEST).toWellFormed()}…` : text;
}

function inside(value: unknown, deep: number): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null)
    return value === undefined ? 'nothing' : String(value);
  const list = Array.isArray(value);
  const [open, close] = list ? '[]' : '{}';
  if (deep === 0) return `${open}…${close}`;
  const entries = Object.entries(value).slice(0, LONGEST);
  const shownEntries = entries.map(([key, inner]) =>
    list ? inside(inner, deep - 1) : `${quoted(key)}:${inside(inner, deep - 1)}`,
  );
  return `${open}${shownEntries.join(',')}${close}`;
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, LONGEST)).replace(
    UNPRINTABLE,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
