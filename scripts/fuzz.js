// `npm run fuzz [-- TIMES]`: the fuzzers of `npm test`, each so many times as long, from fresh seeds.
import { spawnSync } from 'node:child_process';
import { install, ownPath, root } from './install.js';

const times = process.argv[2] ?? '50';
if (!/^[1-9]\d{0,6}$/.test(times)) {
  console.error('npm run fuzz [-- TIMES]: TIMES is how many times as long as in npm test.');
  process.exit(2);
}
if (!(await install({ dev: true }))) process.exit(1);
const seed = process.env.MAGEHALL_FUZZ_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`Seed ${seed}: MAGEHALL_FUZZ_SEED=${seed} repeats this run.`);
const { status } = spawnSync('vitest', ['run', '--project=unit', 'fuzz'], {
  cwd: root,
  env: { ...ownPath(), MAGEHALL_FUZZ: times, MAGEHALL_FUZZ_SEED: seed },
  stdio: ['ignore', 'inherit', 'inherit'],
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
