import { commitmentTo, type GameFile } from '@magehall/engine';
import { expect, test } from 'vitest';
import { checkReceipt, type Receipt, readReceipt } from './receipt.ts';

const [mine, other, another] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
];
const receipt: Receipt = {
  table: 'evening',
  commitment: 'c0',
  sealed: [commitmentTo(other), null, commitmentTo(mine)],
  nonce: mine,
};
const file = (change: object = {}, nonces = [other, undefined, mine]): GameFile => ({
  ...{
    magehall: 2,
    game: 'wisps',
    rulesVersion: 1,
    table: 'evening',
    options: { seats: 3, first: 0 },
  },
  ...{ players: [], log: [] },
  dice: {
    commitment: 'c0',
    seats: nonces.map((nonce) => ({ salt: '5a', ...(nonce && { nonce }) })),
    secret: '',
    ...change,
  },
});

test('a receipt tells what of a file is as it was sealed', () => {
  const all = { table: true, commitment: true, own: true, others: true };
  expect(checkReceipt(receipt, file())).toEqual(all);
  expect(checkReceipt(receipt, { ...file(), table: 'morning' })).toEqual({ ...all, table: false });
  expect(checkReceipt(receipt, file({ commitment: 'c1' }))).toEqual({ ...all, commitment: false });
  expect(checkReceipt(receipt, file({}, [another, undefined, mine]))).toEqual({
    ...{ ...all, others: false },
  });
  const without = { ...all, own: false, others: false };
  expect(checkReceipt(receipt, file({}, [other, undefined, another]))).toEqual(without);
  expect(checkReceipt(receipt, file({}, [other, undefined]))).toEqual(without);
  // Somebody sits where nobody sat, or sealed for another.
  const crowded = checkReceipt(receipt, file({}, [other, another, mine]));
  expect(crowded).toEqual({ ...all, others: false });
  expect(checkReceipt({ ...receipt, nonce: another }, file()).own).toBe(false);
  expect(checkReceipt(receipt, { ...file(), dice: undefined })).toMatchObject({ own: false });
});

test('what is no receipt is not taken for one', () => {
  expect(readReceipt(JSON.stringify({ ...receipt, more: 1 }))).toEqual(receipt);
  for (const text of ['', '7', 'null', '[]', '{}', JSON.stringify({ ...receipt, sealed: [7] })])
    expect(readReceipt(text)).toBeUndefined();
});
