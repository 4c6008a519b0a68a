/** The dungeon for ears, in English. */
import { elements } from '../table.en.ts';
import type { Telling } from './aloud.ts';

export const telling: Telling = {
  seal: (element, strength) => `${elements[element]} seal, strength ${strength}`,
  strength: (n) => `strength ${n}`,
  open: 'open',
  holds: (seal) => `holding ${seal}`,
  mage: (who) => `the mage of ${who}`,
  familiar: (who) => `the familiar of ${who}`,
  guardian: (element) => `the guardian of ${elements[element]}`,
  left: (n) => `${n} left`,
  titles: { supply: 'Dice supply', guardians: 'Guardians beside the board' },
  supply: (element, n) => `${elements[element]} ${n}`,
  sixes: (left, fewest) => `${left} scrolls of strength 6 left; the game ends below ${fewest}`,
  points: (n) => (n === 1 ? '1 point' : `${n} points`),
  first: 'first player',
  stands: (place) => `the mage stands at ${place}`,
  companion: (place) => `the familiar stands at ${place}`,
  atHand: 'the familiar is at hand',
  done: 'round over',
  noDice: 'no dice',
  used: (scroll) => `${scroll}, used`,
  typed: {
    ...{ red: 'fire', blue: 'water', yellow: 'air', green: 'earth', purple: 'mind' },
    ...{ take: 'break', break: 'take', get: 'take break', cast: 'use', pass: 'give' },
  },
};
