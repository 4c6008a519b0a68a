import { expect, test } from 'vitest';
import { progress } from './progress.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  return { written, out: { isTTY, write: (text: string) => written.push(text) > 0 } };
}

test('on a terminal one line redraws itself, not more than ten times a second', () => {
  const { written, out } = screen(true);
  let now = 0;
  const bar = progress(out as never, 100, 'games', () => now);
  for (let done = 1; done <= 100; done++) {
    now += 10;
    bar.at(done);
  }
  bar.end();
  expect(written).toHaveLength(11);
  expect(written.slice(0, -1).every((text) => text.startsWith('\r') && !text.includes('\n'))).toBe(
    true,
  );
  expect(written.at(-1)).toContain('100/100 · 100 games/s');
  expect(written.at(-1)?.endsWith('\n')).toBe(true);
});

test('elsewhere there is a first line, then one for every tenth, and none twice', () => {
  const { written, out } = screen(false);
  const bar = progress(out as never, 1000, 'games', () => 0);
  for (let done = 1; done <= 1000; done++) bar.at(done);
  bar.end();
  expect(written).toHaveLength(11);
  expect(written[0]).toContain(' 1/1000');
  expect(written[1]).toContain(' 100/1000');
  expect(written.every((text) => text.endsWith('\n') && !text.includes('\r'))).toBe(true);
});
