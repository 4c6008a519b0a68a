import { commitmentTo, flawIn, freshBytes, type Player, Refused, sure } from '@magehall/engine';
import { describe, expect, test } from 'vitest';
import { commit, open, phaseOf, type Sealing, seal, sealedDice, sealHere } from './seal.ts';

const players: Player[] = [
  { plays: 'person', name: 'Ada' },
  { plays: 'bot', level: 'adept', name: 'Adept' },
  { plays: 'person', name: 'Bo' },
  { plays: 'rules', name: 'Automa' },
];
const nonces = [freshBytes(), '', freshBytes(), ''];
const secret = freshBytes();
const refused = (attempt: () => unknown) => {
  try {
    attempt();
  } catch (error) {
    return error instanceof Refused && error.reason;
  }
  return false;
};
/** It is stored between any two steps. */
const stored = (sealing: Sealing): Sealing => JSON.parse(JSON.stringify(sealing));

describe('sealing by several devices', () => {
  const begun = commit(commitmentTo(secret), players);
  const half = stored(seal(begun, 2, commitmentTo(sure(nonces[2]))));
  const sealed = stored(seal(half, 0, commitmentTo(sure(nonces[0]))));

  test('collects what is sealed, then what is opened, then the game starts', () => {
    expect([begun, half, sealed].map(phaseOf)).toEqual(['collect', 'collect', 'open']);
    const last = open(stored(open(sealed, 0, sure(nonces[0]))), 2, sure(nonces[2]));
    expect(phaseOf(open(sealed, 0, sure(nonces[0])))).toBe('open');
    expect(phaseOf(last)).toBe('start');
    const dice = sealedDice(last);
    expect(dice).toMatchObject({ commitment: commitmentTo(secret), together: true });
    expect(dice.seats.map(({ nonce }) => nonce)).toEqual([
      nonces[0],
      undefined,
      nonces[2],
      undefined,
    ]);
    expect(flawIn({ ...dice, secret })).toBeUndefined();
    expect(JSON.stringify(dice)).not.toContain(secret);
  });

  test('nobody opens a nonce before all are sealed, so nobody chooses last', () => {
    expect(refused(() => open(half, 2, sure(nonces[2])))).toBe('bad-seal');
    expect(refused(() => open(begun, 0, sure(nonces[0])))).toBe('bad-seal');
  });

  test('nobody seals another one afterwards, or opens another than was sealed', () => {
    expect(refused(() => seal(sealed, 0, commitmentTo(freshBytes())))).toBe('bad-seal');
    for (const nonce of [freshBytes(), sure(nonces[2]), '', 'zz'])
      expect(refused(() => open(sealed, 0, nonce))).toBe('bad-seal');
    expect(refused(() => seal(begun, 0, 'not a hash'))).toBe('bad-seal');
  });

  test('a seat without a person adds nothing', () => {
    for (const seat of [1, 3, 4, -1]) {
      expect(refused(() => seal(begun, seat, commitmentTo(freshBytes())))).toBe('bad-seal');
      expect(refused(() => open(sealed, seat, freshBytes()))).toBe('bad-seal');
    }
  });

  test('no dice before everything is open', () => {
    for (const sealing of [begun, half, sealed])
      expect(refused(() => sealedDice(sealing))).toBe('bad-seal');
  });
});

test('one device seals for everybody at it, and does not claim that people did', () => {
  const dice = sealHere(players);
  expect(flawIn(dice)).toBeUndefined();
  expect(dice).not.toHaveProperty('together');
  expect(dice.seats.map(({ nonce }) => nonce !== undefined)).toEqual([true, false, true, false]);
  expect(sealHere(players).commitment).not.toBe(dice.commitment);
});
