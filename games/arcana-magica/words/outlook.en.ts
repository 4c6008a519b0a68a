/** What comes of a choice. */
import type { Outlook } from '@magehall/engine';
import type { Choice, State } from '../rules/index.ts';
import { cards, count, ELEMENT, list, UNIT, units } from './en.ts';
import { type Follows, followed } from './following.ts';

const points = (n: number) => `${n > 0 ? '+' : '−'}${count(Math.abs(n), 'point')}`;

const follows: Follows = {
  change: (n) =>
    `Your ${count(n, 'card')} ${n === 1 ? 'goes' : 'go'}; a red joker deals you four new ones, a black one ends your turn.`,
  fool: (n) =>
    `Your ${count(n, 'card')} ${n === 1 ? 'goes' : 'go'} and your turn is over. The Fool can undo one attack on you.`,
  leads: (unit) => `Melee dice then hit ${UNIT[unit]} first.`,
  makes: (have, need, element) =>
    `Your cards make ${have} ${ELEMENT[element]} mana; it costs ${need}. Next you choose the cards.`,
  raised: 'It then stands in your army and is no trophy any more.',
  aim: (leader) =>
    `Next you choose who attacks; each one costs its number in mana. ${UNIT[leader]} leads there.`,
  draws: (n) => (n > 0 ? `You draw ${count(n, 'card')} before your next turn.` : ''),
  costs: (mana) =>
    `Costs ${list(mana.map(({ need, element }) => `${need} ${ELEMENT[element]}`))} mana.`,
  chance: (percent, leader) => `Chance to capture the Leader, ${UNIT[leader]}: ${percent}.`,
  joins: (n) => (n === 0 ? 'It joins your army.' : `In your army: ${points(n)}.`),
  keeps: (few) => (few.length > 0 ? `You keep ${cards(few)}.` : 'You keep no card.'),
  rerolls: (n) => (n > 0 ? `You then have ${count(n, 're-roll')}.` : 'No re-roll is left then.'),
  falls: (few, n) =>
    `${units(few)} ${few.length === 1 ? 'falls' : 'fall'}${n === 0 ? '' : `: ${points(n)}`}.`,
  nobody: 'Nobody falls.',
  place: 'Next you choose whom your ranged dice hit.',
  maybe: (who) => `${who} may still sacrifice the Fool.`,
  sacrifice: 'All damage is undone. If that joker comes (1 in 4), it turns back on the attacker.',
  sand: (n) => `The game ends after this round and ${n} more.`,
};

export const outlook: Outlook<State, Choice> = {
  follows: (state, choice, name) => followed(follows, state, choice, name),
};
