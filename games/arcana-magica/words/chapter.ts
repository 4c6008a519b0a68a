/** A chapter of the book from its rules, written as id and sentence. */
import type { Chapter, Rule } from '@magehall/engine';

/** Rulings that can never come up; the laws assert them while they play. */
const NEVER = ['AM-AMB-22'];

export function chapter(
  id: string,
  title: string,
  text: readonly string[],
  rules: Readonly<Record<string, string>>,
): Chapter {
  return { id, title, text, rules: Object.entries(rules).map(rule) };
}

function rule([id, text]: [string, string]): Rule {
  return NEVER.includes(id) ? { id, text, mark: 'never' } : { id, text };
}
