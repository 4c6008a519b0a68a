import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes the list of files, and a hash over them, into the service worker. */
export function precache(): Plugin {
  return {
    name: 'magehall-precache',
    apply: 'build',
    // Last of all, since files that turn out to be empty are dropped until then.
    generateBundle: { order: 'post', handler: (_, bundle) => list(bundle) },
  };
}

/** What is of no use without a network: a picture of a link. */
const ONLINE_ONLY = /\/Code-/;

type Bundle = Record<
  string,
  { type: 'chunk'; code: string } | { type: 'asset'; source: string | Uint8Array }
>;

/** What a bot could fetch and never does: it doesn't ask why something can't be used. */
const NEVER = /worker-whyNot-/;

function list(bundle: Bundle): void {
  const worker = bundle['offline.js'];
  if (worker?.type !== 'chunk') return;
  const hash = createHash('sha256');
  const files = ['/'];
  for (const [name, file] of Object.entries(bundle)) {
    if (name === 'offline.js' || NEVER.test(name)) continue;
    if (name !== 'index.html' && !ONLINE_ONLY.test(name)) files.push(`/${name}`);
    hash.update(file.type === 'chunk' ? file.code : file.source);
  }
  const open = join(import.meta.dirname, '..', 'public');
  for (const name of readdirSync(open)) {
    files.push(`/${name}`);
    hash.update(readFileSync(join(open, name)));
  }
  const version = hash.digest('hex').slice(0, 12);
  worker.code = `const FILES=${JSON.stringify(files.sort())},VERSION="${version}";${worker.code}`;
}
