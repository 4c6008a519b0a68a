// `npm test`: installs what is missing, then every check and every test; the first failure ends it.
// `npm run check` is the same with --quick: no dead-code search, no browser, no long laws.
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

const steps = [
  ['lint', ['biome', 'check', '.']],
  ['types', ['tsc', '-b']],
  ['boundaries', ['node', 'scripts/boundaries/main.ts']],
  ...(quick ? [] : [['dead code', ['knip', '--no-progress', '--no-config-hints']]]),
  [
    'tests',
    [
      ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...(quick ? ['--project=unit'] : []),
      ...forVitest,
    ],
  ],
];

const start = Date.now();
process.exitCode = await run();
rmSync(scratch, { recursive: true, force: true });

async function run() {
  try {
    await install({ dev: true });
  } catch (error) {
    console.error(error.message);
    return 1;
  }
  for (const [name, command] of steps) {
    if (!step(name, command)) {
      console.log(`\n${name}: failed`);
      console.log(count());
      return 1;
    }
  }
  console.log(`\nAll is well, after ${seconds(start)}.`);
  console.log(count());
  return 0;
}

function step(name, [command, ...args]) {
  console.log(`\n▸ ${name}`);
  const begun = Date.now();
  const { status } = spawnSync(command, args, {
    cwd: root,
    env: ownPath(),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) console.log(`  ${name}: ${seconds(begun)}`);
  return status === 0;
}

/** How many tests passed and failed; a file that could not even be loaded is one failure. */
function count() {
  let result;
  try {
    result = JSON.parse(readFileSync(report, 'utf8'));
  } catch {
    return 'No test was run.';
  }
  const unloadable = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return `${result.numPassedTests} passed, ${result.numFailedTests + unloadable} failed`;
}
