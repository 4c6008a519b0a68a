/** For tests: a checkout of its own, in a folder that may be spoiled. Its packages are the real ones. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { stampOf } from './install.js';

const root = join(import.meta.dirname, '..');

/** The scripts are copies; the command line, and the Node it runs on, are links to ours. */
export function checkout({ installed }: { installed: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), 'magehall-checkout-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', scripts }));
  cpSync(join(root, 'package-lock.json'), join(folder, 'package-lock.json'));
  mkdirSync(join(folder, 'scripts'));
  for (const name of readdirSync(import.meta.dirname))
    if (/\.js(on)?$/.test(name)) cpSync(join(root, 'scripts', name), join(folder, 'scripts', name));
  symlinkSync(join(root, 'cli'), join(folder, 'cli'));
  if (installed) {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(join(root, 'node_modules', 'node'), join(folder, 'node_modules', 'node'));
    const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
    const stamp = JSON.stringify({ lock: stampOf(lock), dev: false });
    writeFileSync(join(folder, 'node_modules', '.magehall.json'), stamp);
  }
  return folder;
}
