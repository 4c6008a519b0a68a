import type { Choice } from '../rules/index.ts';

/**
 * Cards and units are added one by one, so what is meant is the choice that names only those: the
 * one that all others contain. While nothing chosen is enough by itself, there is no such.
 */
export function usual(choices: readonly Choice[]): Choice | undefined {
  return choices[commonOf(choices.map(namedIn))];
}

/** Which of the sets is part of all the others; -1 if none is, or one is empty. */
export function commonOf(sets: readonly (readonly (string | number)[])[]): number {
  const least = sets.reduce((best, set, i) => (set.length < sets[best].length ? i : best), 0);
  const isCommon = sets.every((set) => sets[least].every((thing) => set.includes(thing)));
  return isCommon && sets[least]?.length > 0 ? least : -1;
}

/** The cheapest payment, which the list of payments begins with; cards touched instead undo that. */
export function proposed(choices: readonly Choice[]): Choice | undefined {
  return choices.every((choice) => 'pay' in choice) ? choices[0] : undefined;
}

/** Cards and units are chosen one by one; a second touch takes one of them back. */
export function assembled(choice: Choice): boolean {
  return 'end' in choice || 'pay' in choice || 'units' in choice;
}

/** The cards or units a choice names; nothing if it is of another kind. */
function namedIn(choice: Choice): readonly (string | number)[] {
  if ('end' in choice) return choice.end;
  if ('pay' in choice) return choice.pay;
  if ('units' in choice) return choice.units;
  return [];
}

/** To end the turn, with cards or without; to throw the hand away; to let an attack stand. */
export function forgoes(choice: Choice): boolean {
  return 'end' in choice || 'change' in choice || 'fool' in choice || 'endure' in choice;
}
