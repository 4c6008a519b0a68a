import { defineConfig } from 'vitest/config';

// Tests lie next to what they test. Two kinds run only in `npm test`: the laws of a game (many
// whole games) and tests in a real browser (each file starts a Chromium of its own).
const laws = '**/*.laws.test.ts';
const browser = '**/*.browser.test.ts';
const never = ['**/node_modules/**', '**/dist/**', 'bench/**'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, laws, browser],
          // A slow machine is no failure: no test here is about time.
          testTimeout: 60_000,
        },
      },
      {
        test: { name: 'laws', include: [laws], exclude: never, testTimeout: 300_000 },
      },
      {
        test: {
          name: 'browser',
          include: [browser],
          exclude: never,
          globalSetup: 'testing/browser/setup.ts',
          // Two at a time on a busy machine, a whole game by clicks takes its minutes.
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // What is waited for may take its time too.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
