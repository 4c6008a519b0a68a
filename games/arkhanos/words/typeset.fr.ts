/** Spaces that must not break, as French has them before some marks and inside quotes. */
export function typeset(text: string): string {
  return text.replace(/ ([;:!?»])/g, '\u202f$1').replace(/« /g, '«\u202f');
}
