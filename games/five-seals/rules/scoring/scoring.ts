/** FS-END-1..3, FS-SYNERGY-1..M: points are the strengths of one's scrolls, and Synergy's bonus. */
import type { Outcome } from '@magehall/engine';
import { BINDING, CARD_ELEMENT, CARD_SPELL, CARD_STRENGTH, type Card } from '../data/scrolls.ts';
import type { Player, State } from '../state.ts';

export function outcome(state: State): Outcome {
  const scores = state.players.map((player, seat) => {
    const cards = [...player.up, ...player.down];
    const parts = [
      { part: 'binding', points: CARD_STRENGTH[BINDING] },
      { part: 'scrolls', points: strengthOf(cards) - CARD_STRENGTH[BINDING] },
      { part: 'synergy', points: synergyOf(cards) },
    ];
    const total = parts.reduce((sum, { points }) => sum + points, 0);
    return { seat, total, parts, ties: [] };
  });
  const places = scores.map(
    ({ total }) => 1 + scores.filter((other) => other.total > total).length,
  );
  return {
    scores,
    places,
    winners: scores.map(({ seat }) => seat).filter((seat) => places[seat] === 1),
  };
}

export function pointsOf({ up, down }: Player): number {
  const cards = [...up, ...down];
  return strengthOf(cards) + synergyOf(cards);
}

function strengthOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + CARD_STRENGTH[card], 0);
}

/** Each Synergy counts all scrolls of its element, itself included; Binding is of Mind. */
function synergyOf(cards: readonly Card[]): number {
  let bonus = 0;
  for (const card of cards)
    if (CARD_SPELL[card] === 'synergy')
      bonus += cards.filter((other) => CARD_ELEMENT[other] === CARD_ELEMENT[card]).length;
  return bonus;
}
