// `npm test`: installs what is missing, then every check and every test; the first failure ends it.
// `npm run check` is the same with --quick: no browser, no long laws, no tracing of rules.
// Further arguments go to vitest (`npm run check -- engine`).
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install, ownPath, root, seconds } from './install.js';

const quick = process.argv.includes('--quick');
const forVitest = process.argv.slice(2).filter((argument) => argument !== '--quick');
const scratch = mkdtempSync(join(tmpdir(), 'magehall-test-'));
const report = join(scratch, 'report.json');

const start = Date.now();
process.exitCode = (await install({ dev: true })) && everything() ? 0 : 1;
rmSync(scratch, { recursive: true, force: true });

function everything() {
  const well =
    step('lint', 'biome', ['check', '.']) &&
    step('types', 'tsc', ['-b']) &&
    step('boundaries', 'node', ['scripts/boundaries/main.ts']) &&
    (quick || deadCode()) &&
    tests() &&
    (!quick || deadCode()) &&
    (quick || forVitest.length > 0 || rules());
  if (well) console.log(`\nAll is well, after ${seconds(start)}.`);
  console.log(count());
  return well;
}

/** Cheap, so first; but in the quick loop last, since half-done work has loose ends. */
function deadCode() {
  return step('dead code', 'knip', ['--no-progress', '--no-config-hints']);
}

function tests() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const which = quick ? ['--project=unit'] : [];
  return step('tests', 'vitest', ['run', ...reporters, ...which, ...forVitest]);
}

function rules() {
  return step('rules', 'node', ['scripts/rules/main.ts', '--report', report]);
}

function step(
  /** @type {string} */ name,
  /** @type {string} */ command,
  /** @type {string[]} */ args,
) {
  console.log(`\n▸ ${name}`);
  const begun = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: ownPath(),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  console.log(`  ${name}: ${status === 0 ? '' : 'failed after '}${seconds(begun)}`);
  return status === 0;
}

/** How many tests passed and failed; a file that could not even be loaded is one failure. */
function count() {
  /** @type {import('vitest/node').JsonTestResults} */
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return 'No test was run.';
  }
  const unloadable = result.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return `${result.numPassedTests} passed, ${result.numFailedTests + unloadable.length} failed`;
}
