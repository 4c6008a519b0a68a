/** A double sign stays in the line of its word. */
export function typeset(text: string): string {
  return text.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0');
}
