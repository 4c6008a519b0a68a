/**
 * At the menu of a turn a card that is touched first shows what it can pay for: units to summon or to
 * raise, armies to attack. To discard it is offered beside that, in words.
 */
import type { Touched } from '@magehall/ui';
import { type Choice, HIDDEN, type State, sideOf, top } from '../rules/index.ts';
import { attackGroups } from '../rules/mana/mana.ts';
import { neededFor } from '../rules/mana/needed.ts';

/** The cards that could pay for it, as pieces. */
export function leads(view: State, choice: Choice): readonly string[] {
  const frame = top(view);
  if (frame.frame !== 'turn') return [];
  const hand = view.hands[frame.seat].filter((card) => card !== HIDDEN);
  const { half } = view.agreed;
  const line = view.armies[sideOf(view, frame.seat)];
  const groups =
    'summon' in choice
      ? [[choice.summon]]
      : 'resurrect' in choice
        ? [[choice.resurrect]]
        : 'attack' in choice
          ? attackGroups(line, hand, half)
          : [];
  const cards = groups.flatMap((units) => neededFor(hand, units, half));
  return [...new Set(cards)].map((card) => `card:${card}`);
}

/** Who and what can be acted on glows; the cards, where nothing else is asked for. */
export function glows(
  view: State,
  piece: string,
  _chosen: readonly string[],
  lit: ReadonlySet<string>,
): boolean {
  const isAct = (one: string) => !/^(card|go):/.test(one);
  return top(view).frame !== 'turn' || isAct(piece) || ![...lit].some(isAct);
}

/** With cards touched at the menu, what they pay for glows; in words there is only to discard just them. */
export function inWords(
  left: readonly Touched<Choice>[],
  chosen: readonly string[],
): readonly Touched<Choice>[] {
  const cards = chosen.filter((piece) => piece.startsWith('card:')).length;
  const ends = left.filter(({ choice }) => 'end' in choice && choice.end.length === cards);
  return cards > 0 && ends.length > 0 ? ends : left;
}
