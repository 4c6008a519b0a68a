import type { Language } from '@magehall/engine';
import type { Choice } from '../rules/choice.ts';
import { SPELLS } from '../rules/data.ts';
import { WORDS } from './words.ts';

/** Where choices differ in one thing alone, that thing says enough: a number, or a die of the pool. */
export function inShort(
  choice: Choice,
  others: readonly Choice[],
  label: (piece: string) => string,
  language: Language,
): string | undefined {
  const words = WORDS[language];
  if (others.length < 2 || new Set(others.map(allButOne)).size > 1) return undefined;
  if ('place' in choice) {
    const number = choice.as ?? Number(choice.place.split('-')[1]);
    const wakes = choice.pillar === undefined || choice.pillar === 'build';
    return words.asNumber(number, wakes ? words.spells[SPELLS[number - 1]] : '');
  }
  return 'with' in choice && choice.with ? words.against(label(`die:${choice.with}`)) : undefined;
}

/** Without the number a die counts as, or the die it is changed for. */
function allButOne(choice: Choice): string {
  const { as: _, with: __, ...rest } = { as: 0, with: '', ...choice };
  return JSON.stringify(rest);
}
