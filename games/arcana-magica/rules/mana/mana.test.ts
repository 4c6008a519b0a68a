import { seeded } from '@magehall/engine';
import { expect, test } from 'vitest';
import { diceOf } from '../attack/dice.ts';
import { cardOf, ELEMENT_OF_CARD, FULL, MANA, SMALL } from '../data/mana.ts';
import { ELEMENT_OF_UNIT } from '../data/units.ts';
import { game } from '../index.ts';
import { at, isOffered, offeredOf, play } from '../testing.ts';
import { attackGroups, canAttack, type Half, payments, pays } from './mana.ts';

const cards = (...ids: string[]) => ids.map(cardOf);
const up = (ids: string[], ...units: number[]) => pays(cards(...ids), units, 'up');

test('golden 1, AM-MANA-1: Earth 7 and Earth 3 activate IX', () => {
  expect(up(['earth-7', 'earth-3'], 9)).toBe(true);
  expect(up(['earth-7', 'fire-2'], 9)).toBe(false);
});

test('golden 2, AM-MANA-4: one Fire Knight activates X and IV together', () => {
  expect(up(['fire-Kn'], 10, 4)).toBe(true);
  expect(up(['fire-K'], 10, 4)).toBe(false);
});

test('golden 3, AM-MANA-3: Air 12 and a Water 10 as Air make 17 for XI and VI', () => {
  expect(up(['air-Q', 'water-10'], 11, 6)).toBe(true);
  expect(up(['air-Q', 'water-5'], 11, 6)).toBe(false);
});

test('golden 4, AM-MANA-6: small values 6, 7 and 7 of foreign elements pay XIX', () => {
  expect(up(['water-Q', 'air-K', 'earth-Kn'], 19)).toBe(true);
  expect(up(['water-10', 'air-K', 'earth-J'], 19)).toBe(false);
});

test('AM-MANA-2, AM-AMB-19: cards pay if some assignment does: 6 + 5 to Air, 8 to Water', () => {
  expect(up(['fire-10', 'water-8', 'air-6'], 11, 2)).toBe(true);
  expect(up(['fire-10', 'air-6'], 11)).toBe(true);
  expect(up(['fire-10', 'air-6'], 11, 2)).toBe(false);
});

test('AM-MANA-5: a card is not split, and what is over is lost', () => {
  expect(up(['fire-Kn'], 4)).toBe(true);
  expect(up(['fire-Kn'], 4, 1)).toBe(false);
});

test('AM-AMB-19: the player chooses the cards, and every set that pays is offered, the cheapest first', () => {
  const stage = at({ gallery: [4], hands: [['fire-4', 'fire-9', 'air-6', 'water-3']] });
  play(stage, { summon: 4 });
  expect(offeredOf(stage, 'pay').slice(0, 4)).toEqual([
    ['fire-4'],
    ['fire-4', 'water-3'],
    ['fire-9'],
    ['water-3', 'air-6'],
  ]);
});

test('AM-AMB-20: useless cards may be added; in a summon their marks do nothing', () => {
  const stage = at({ gallery: [4], hands: [['fire-4', 'fire-A']] });
  play(stage, { summon: 4 }, { pay: ['fire-A', 'fire-4'] });
  expect(stage.state.hands[0]).toEqual([]);
  expect(game.waitingFor(stage.state)).toBe(0);
});

test('AM-AMB-21: what an attack leaves over pays for nothing else', () => {
  const stage = at({ gallery: [4], armies: [[10], [8]], hands: [['fire-Kn']] });
  play(stage, { attack: 1 }, { units: [10] }, { pay: ['fire-Kn'] }, 'face 1');
  expect(isOffered(stage, { summon: 4 })).toBe(false);
});

test('AM-ACT-1: any units, wherever they stand, with any number of cards', () => {
  const stage = at({
    armies: [[4, 5, 10], [8]],
    hands: [['fire-Kn', 'earth-5', 'air-2', 'water-2']],
  });
  play(stage, { attack: 1 });
  expect(offeredOf(stage, 'units')).toEqual([[4], [5], [10], [4, 5], [4, 10], [5, 10], [4, 5, 10]]);
});

/** Every way of giving each card to one of the four elements. */
function paysByTrying(hand: readonly number[], units: readonly number[], half: Half): boolean {
  for (let way = 0; way < 4 ** hand.length; way++) {
    const mana = [0, 0, 0, 0];
    hand.forEach((card, i) => {
      const element = Math.floor(way / 4 ** i) % 4;
      mana[element] += ELEMENT_OF_CARD[card] === element ? FULL[card] : SMALL[half][card];
    });
    for (const unit of units) mana[ELEMENT_OF_UNIT[unit]] -= unit;
    if (mana.every((left) => left >= 0)) return true;
  }
  return false;
}

function someOf(from: number[], count: number, roll: (n: number) => number): number[] {
  const left = [...from];
  const taken: number[] = [];
  for (let i = 0; i < count; i++) taken.push(left.splice(roll(left.length), 1)[0]);
  return taken.sort((a, b) => a - b);
}

const ALL_CARDS = MANA.map((_, card) => card);
const ALL_UNITS = Array.from({ length: 22 }, (_, i) => i + 1);

test('the search for payments agrees with trying every assignment', () => {
  const roll = seeded(7);
  let paid = 0;
  for (let i = 0; i < 1500; i++) {
    const half: Half = roll(2) === 0 ? 'up' : 'down';
    const hand = someOf(ALL_CARDS, 1 + roll(5), roll);
    const units = someOf(ALL_UNITS, 1 + roll(4), roll).filter((unit) => roll(3) > 0 || unit < 9);
    const expected = paysByTrying(hand, units, half);
    if (expected) paid++;
    expect(pays(hand, units, half)).toBe(expected);
  }
  expect(paid).toBeGreaterThan(200);
});

function subsetsOf<T>(of: readonly T[]): T[][] {
  return Array.from({ length: 1 << of.length }, (_, mask) => of.filter((_, i) => mask & (1 << i)));
}

test('the sets of units for an attack agree with trying every set', () => {
  const roll = seeded(8);
  for (let i = 0; i < 150; i++) {
    const hand = someOf(ALL_CARDS, 1 + roll(4), roll);
    const line = someOf(ALL_UNITS, 1 + roll(8), roll);
    const expected = subsetsOf(line)
      .filter((units) => units.length > 0 && diceOf(units, false).length > 0)
      .filter((units) => paysByTrying(hand, units, 'up'))
      .sort((a, b) => a.length - b.length || compare(a, b));
    expect(attackGroups([0, ...line.reverse()], hand, 'up')).toEqual(expected);
    const { state } = at({});
    expect(canAttack(state, line, hand)).toBe(expected.length > 0);
  }
});

function compare(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((one, at) => one !== b[at]);
  return i < 0 ? 0 : a[i] - b[i];
}

test('payments agree with trying every set of cards, by sum, then number, then order', () => {
  const roll = seeded(9);
  const sum = (hand: readonly number[]) => hand.reduce((total, card) => total + FULL[card], 0);
  for (let i = 0; i < 300; i++) {
    const hand = someOf(ALL_CARDS, 1 + roll(4), roll);
    const units = someOf(ALL_UNITS.slice(0, 12), 1 + roll(2), roll);
    const expected = subsetsOf(hand)
      .filter((some) => paysByTrying(some, units, 'down'))
      .sort((a, b) => sum(a) - sum(b) || a.length - b.length || compare(a, b))
      .map((some) => some.map((card) => MANA[card].id));
    expect(payments(hand, units, 'down')).toEqual(expected);
  }
});
