/** The few words on the table drawn as text, in English. */
import { count, vocabulary } from './en.ts';
import type { Labels } from './text.ts';

export const labels: Labels = {
  vocabulary,
  round: (round, peace, end) =>
    `Round ${round}${peace > 0 ? ` · peace ${peace}` : ''}${end > 0 ? ` · ends in ${end}` : ''}`,
  gallery: 'Gallery',
  army: 'Army',
  trophies: 'Trophies',
  tokens: 'Tokens',
  hand: 'Hand',
  hidden: (n) => count(n, 'card'),
  points: (n) => count(n, 'point'),
  piles: (unitDeck, unitDiscard, mana, spent) =>
    `Units: ${unitDeck} to come, ${unitDiscard} discarded · Mana: ${mana} to come, ${spent} consumed`,
  attack: 'Attack',
  first: 'first',
  empty: 'empty',
  fool: 'Fool',
  colon: ': ',
};
