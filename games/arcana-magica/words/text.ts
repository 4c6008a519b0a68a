/** The table as text, for the terminal: the same drawing in every language. */
import type { NameOf, Seat } from '@magehall/engine';
import {
  type AttackFrame,
  ELEMENTS,
  game,
  HIDDEN,
  isAutoma,
  MANA,
  type ManaCard,
  NONE,
  type State,
  seatsOf,
  sideOf,
  TOKENS,
  UNITS,
  worth,
} from '../rules/index.ts';
import type { Vocabulary } from './speech.ts';

export interface Labels {
  vocabulary: Vocabulary;
  round(round: number, peace: number, end: number): string;
  gallery: string;
  army: string;
  trophies: string;
  tokens: string;
  hand: string;
  hidden(count: number): string;
  points(points: number): string;
  piles(unitDeck: number, unitDiscard: number, mana: number, spent: number): string;
  attack: string;
  first: string;
  empty: string;
  fool: string;
  colon: string;
}

/** It is called so in every language. */
const AUTOMA = 'Automa';

export function drawTable(view: State, name: NameOf, labels: Labels): string {
  const lines = [
    labels.round(view.round, view.peace, view.end),
    labels.piles(
      view.deck.length + view.beneath.length,
      view.discard.length,
      view.mana.length,
      view.spent.length,
    ),
    `${labels.gallery}${labels.colon}${view.gallery.map((unit) => (unit === NONE ? '[ ]' : `[${sign(unit, labels)}]`)).join(' ')}`,
  ];
  const { scores } = game.outcome(view);
  view.armies.forEach((line, side) => {
    const seats = seatsOf(view, side);
    const names = seats.map((seat) => {
      const marks = [
        ...(isAutoma(view, seat) ? [AUTOMA] : []),
        ...(seat === view.first ? [labels.first] : []),
      ];
      return marks.length > 0 ? `${name(seat)} (${marks.join(', ')})` : name(seat);
    });
    lines.push('', `${labels.vocabulary.list(names)} · ${labels.points(scores[side].total)}`);
    lines.push(`  ${labels.army}${labels.colon}${row(line, labels)}`);
    if (view.trophies[side].length > 0)
      lines.push(`  ${labels.trophies}${labels.colon}${row(view.trophies[side], labels)}`);
    const tokens = TOKENS.filter((_, place) => view.tokens[place] === side);
    if (tokens.length > 0) lines.push(`  ${labels.tokens}${labels.colon}${tokens.length}`);
    for (const seat of seats)
      if (!isAutoma(view, seat)) lines.push(handOf(view, seat, name, labels));
  });
  for (const frame of view.stack)
    if (frame.frame === 'attack' && frame.dice.length > 0)
      lines.push(
        '',
        `${labels.attack}${labels.colon}${diceOf(frame)} → ${row(targets(view, frame), labels)}`,
      );
  return lines.join('\n');
}

/** A unit as numeral and the letter of its element: `XIV F`. */
function sign(unit: number, labels: Labels): string {
  const { roman, element } = UNITS[unit];
  return element < 0 ? labels.fool : `${roman} ${letter(element, labels)}`;
}

function letter(element: number, labels: Labels): string {
  return labels.vocabulary.elements[ELEMENTS[element]].charAt(0);
}

function row(units: readonly number[], labels: Labels): string {
  if (units.length === 0) return labels.empty;
  return units.map((unit) => sign(unit, labels)).join(' | ');
}

/** Cards that the view shows, or how many there are face down. */
function handOf(view: State, seat: Seat, name: NameOf, labels: Labels): string {
  const hand = view.hands[seat];
  const label = view.agreed.teams ? `${labels.hand} (${name(seat)})` : labels.hand;
  const cards = hand.includes(HIDDEN)
    ? labels.hidden(hand.length)
    : hand.map((card) => cardWorth(view, MANA[card], labels)).join(', ');
  return `  ${label}${labels.colon}${cards || labels.empty}`;
}

/** A card with what it gives to its own element and to others: `King of Fire 13/7`. */
function cardWorth(view: State, card: ManaCard, labels: Labels): string {
  return `${labels.vocabulary.card(card)} ${card.full}/${card[view.agreed.half]}`;
}

function diceOf(attack: AttackFrame): string {
  return attack.dice
    .map(
      (sides, die) => `d${sides} ${attack.faces[die].length > 0 ? worth(attack.faces[die]) : '·'}`,
    )
    .join(', ');
}

function targets(view: State, attack: AttackFrame): number[] {
  return view.armies[attack.back ? sideOf(view, attack.seat) : attack.target];
}
