/** French has a space before double signs and inside quotation marks: no line breaks there. */
export function typesetFrench(sentence: string): string {
  return sentence.replace(/ (?=[:;!?»])|(?<=«) /g, '\u00a0');
}
