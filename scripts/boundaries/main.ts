// `npm run boundaries`: every import of every source file goes the way the arrows go, and every entry
// that a package declares is there.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, type Package } from './check.ts';

const root = join(import.meta.dirname, '../..');

function readPackages(): Package[] {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return globSync(workspaces as string[], { cwd: root })
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({
      ...JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')),
      folder,
    }));
}

const packages = readPackages();
const files = globSync('**/*.{ts,tsx,js}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|dist|dev-dist|peers)(\/|$)/.test(path),
}).sort();
const wrong = files.flatMap((file) =>
  check(file, readFileSync(join(root, file), 'utf8'), packages),
);

const missing = packages.flatMap(({ name, folder, exports = {} }) =>
  Object.entries(exports)
    .filter(([, file]) => !existsSync(join(root, folder, file)))
    .map(
      ([entry, file]) => `${folder}/package.json: ${name}${entry.slice(1)}: there is no ${file}`,
    ),
);

for (const line of [...wrong, ...missing]) console.error(line);
console.log(`${files.length} files, ${wrong.length} imports against the arrows`);
if (wrong.length + missing.length > 0) process.exitCode = 1;
