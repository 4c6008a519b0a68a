/**
 * Names at a table on line: the house's rule (`flawInName`), and no two that look alike. What
 * decides is a skeleton: letters that look the same are the same, case and accents don't count.
 */
import { flawInName, tidyName } from '@magehall/engine';
import { HallRefused } from './refusal.ts';

/** Letters of other alphabets, and digits, that pass for Latin ones. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', г: 'r', һ: 'h', н: 'h', і: 'i', ј: 'j', к: 'k' },
  ...{ м: 'm', о: 'o', р: 'p', ԛ: 'q', ѕ: 's', т: 't', у: 'y', х: 'x', ԝ: 'w', ѵ: 'v', п: 'n' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p', τ: 't' },
  ...{ υ: 'u', χ: 'x', γ: 'y', ω: 'w', ϲ: 'c', ϳ: 'j' },
  ...{ '0': 'o', '1': 'l', '5': 's', '|': 'l', '!': 'l', ı: 'i', ɡ: 'g', ɩ: 'i', ƒ: 'f', ʀ: 'r' },
};

export function skeleton(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');
  const letters = [...plain].map((sign) => LOOK_ALIKES[sign] ?? sign).join('');
  // Capital I and small L are the oldest pair of all; rn passes for m, vv for w.
  return letters
    .replace(/i/g, 'l')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[\s._'’-]/g, '');
}

/** The name as it is kept; `others` sit at the table already. */
export function nameFor(typed: string, others: readonly string[]): string {
  const name = tidyName(typed);
  const flaw = flawInName(name);
  if (flaw) throw new HallRefused('bad-name', flaw);
  const own = skeleton(name);
  if (others.some((other) => skeleton(other) === own)) throw new HallRefused('name-taken');
  return name;
}
