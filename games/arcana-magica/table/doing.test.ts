import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGameFile, Table } from '@magehall/engine';
import { expect, test } from 'vitest';
import { game, top } from '../rules/index.ts';
import { doingNow } from './doing.ts';

const file = join(import.meta.dirname, '../../../fixtures/arcana-magica/four-seats.json');
const { options, log } = readGameFile(readFileSync(file, 'utf8'));

test('what is done, and by whom, follows the frame that asks', () => {
  const table = new Table(game, options);
  const seen = new Set<string>();
  for (const entry of log) {
    table.add(entry as never);
    if (table.over) break;
    const frame = top(table.state);
    const { what, sides } = doingNow(table.state);
    seen.add(what);
    if (frame.frame !== 'attack') expect(sides).toBeUndefined();
    else expect(sides).toEqual([frame.seat, frame.target]);
  }
  expect([...seen].sort()).toEqual(['', 'fighting', 'gathering', 'paying', 'settling']);
});
