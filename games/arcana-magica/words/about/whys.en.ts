/** Why something can't be done, in English. */
import type { Whys } from '@magehall/engine';
import type { Element, Why } from '../../rules/index.ts';
import { count, vocabulary } from '../en.ts';

const { elements: ELEMENT, units: UNIT } = vocabulary;

export const whys: Whys<Why> = {
  over: () => 'The game is over.',
  'chance-first': () => 'The dice and cards come first.',
  'not-your-turn': ({ with: facts }, name) => `${name(Number(facts?.seat))} is to act.`,
  'not-now': () => 'This is not asked now.',
  'not-your-card': () => 'This card is not in your hand.',
  'not-your-unit': () => 'Only your own units attack for you.',
  'pay-first': () => 'Choose the cards to pay with, or take it back.',
  'choose-units': () => 'Choose the units that attack, or take it back.',
  'already-moved': () => 'You have moved this turn.',
  'too-few-to-move': () => 'Moving takes at least two cards in your line.',
  'already-changed': () => 'A hand is changed once a turn.',
  'change-comes-first': () => 'A hand is changed before anything else.',
  'nothing-to-change': () => 'You have no cards to change.',
  'fool-elsewhere': () => 'The Fool is not in the gallery.',
  'fool-costs-the-turn': () => 'The Fool costs a whole turn, and you have done something already.',
  'fool-never-fights': () => 'The Fool does not fight.',
  'fool-is-safe': () => 'The Fool can’t be attacked.',
  'fool-or-endure': () => 'Sacrifice the Fool, or let the attack stand.',
  'pick-a-target-first': () => 'Say first which army you attack; then choose your units.',
  'pick-the-army': () => 'Choose the army you attack; single units come with the ranged dice.',
  'out-of-reach': () => 'Units come from the gallery or from your own trophies.',
  'already-summoned': () => 'One summon a turn, and you have made it.',
  'team-attacked': () => 'In Teamplay a turn is a summon or an attack, and you have attacked.',
  'team-summoned': () => 'In Teamplay a turn is a summon or an attack, and you have summoned.',
  'too-little-mana': ({ with: facts }) =>
    `Your cards make ${facts?.have} ${ELEMENT[facts?.element as Element]} mana; ${UNIT[Number(facts?.unit)]} needs ${facts?.missing} more.`,
  'too-little-to-attack': ({ with: facts }) =>
    `None of your units can attack: ${UNIT[Number(facts?.unit)]} comes nearest, and lacks ${facts?.missing} ${ELEMENT[facts?.element as Element]} mana.`,
  'own-army': () => 'This is your own army.',
  'already-attacked': () => 'One attack a turn, and you have made it.',
  'nobody-to-hit': () => 'There is nobody to hit in this army.',
  peace: ({ with: facts }) =>
    `Peace holds for ${count(Number(facts?.rounds), 'round')}: an army of ${facts?.size} may not be attacked, only one of three or more.`,
  'no-army': () => 'You have no unit that could attack.',
  'no-dice': () => 'This makes no die: it takes four arrows, a V or an X.',
  'no-mana-for-any': () => 'Your cards can’t pay for units that make a die together.',
  'not-the-target': () => 'This unit is not in the army under attack.',
  'reroll-or-keep': () => 'Choose a die to roll again, or keep the dice.',
};
