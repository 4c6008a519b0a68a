/** Among what is left after some clicks, the choice one mostly wants. */
import type { Choice } from '../rules/state.ts';

interface Paid {
  break: string;
  dice: readonly string[];
}

type Draft = Extract<Choice, { take: readonly string[] }>;
const isDraft = (choice: Choice): choice is Draft => 'take' in choice && !('use' in choice);
const isPaid = (choice: Choice): choice is Choice & Paid => 'break' in choice && 'dice' in choice;
/** Without a spell, and without keeping the seal. */
const isPlain = (choice: Choice) => !('use' in choice) && !('absorb' in choice);

/** FS-TURN-8: who gives up returns all dice. */
export function forgoes(choice: Choice): boolean {
  return 'give' in choice && choice.give === 'up';
}

/** Dice are picked one by one for a draft, and for a spell that works on any number of them. */
export function assembled(choice: Choice): boolean {
  if (isDraft(choice)) return true;
  const several = 'dice' in choice || 'raise' in choice || 'lower' in choice;
  return several && 'use' in choice && !('break' in choice);
}

/** A seal is mostly broken plainly and with the least dice; a colour that is chosen alone, three times. */
export function usual(choices: readonly Choice[]): Choice | undefined {
  const drafts = choices.filter(isDraft);
  if (drafts.length > 0)
    return drafts.find(({ take }) => new Set(take).size === 1 && common(drafts, take[0]));
  return cheapest(choices) ?? least(choices);
}

function cheapest(choices: readonly Choice[]): Choice | undefined {
  const paid = choices.filter(isPaid);
  const plain = paid.filter(isPlain);
  const wanted = plain.length > 0 ? plain : paid;
  if (wanted.length === 0 || new Set(wanted.map(withoutDice)).size > 1) return undefined;
  if (plain.length === 0 && paid.length < choices.length) return undefined;
  return wanted.reduce((best, choice) => (cost(choice) < cost(best) ? choice : best));
}

/** The choice that all others add something to: just what was picked, and no more. */
function least(choices: readonly Choice[]): Choice | undefined {
  const [first, ...rest] = choices.map((choice) => ({ choice, names: namesIn(choice) }));
  if (first === undefined) return undefined;
  const shortest = rest.reduce((a, b) => (b.names.length < a.names.length ? b : a), first);
  const inAll = choices.every((choice) => contains(namesIn(choice), shortest.names));
  return inAll ? shortest.choice : undefined;
}

/** Everything a choice names, equal things as often as they are there. */
function namesIn(value: unknown): string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(namesIn)
    : [String(value)];
}

function contains(names: readonly string[], few: readonly string[]): boolean {
  const left = [...names];
  return few.every((name) => {
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}

function common(drafts: readonly Draft[], colour: Draft['take'][number]): boolean {
  return drafts.every(({ take }) => take.includes(colour));
}

function withoutDice(choice: Choice): string {
  return JSON.stringify({ ...choice, dice: [] });
}

/** The sum of the dice; of equal sums, the fewer dice. */
function cost({ dice }: Paid): number {
  const sum = dice.reduce((total, die) => total + Number(die.split('-')[1]), 0);
  return sum * 10 + dice.length;
}
