// `npm run torture [-- PART …] [--kills N]`: kills what must not lose anything, again and again, and
// prints what was acknowledged, lost and doubled. Ends with 1 if anything was.
import { parseArgs } from 'node:util';
import { tortureStore } from './store.ts';
import { inWords, isWell, type Toll } from './toll.ts';

const PARTS: Readonly<
  Record<string, (kills: number, progress: (toll: Toll) => void) => Promise<Toll>>
> = { store: tortureStore };

const { parts, kills } = asked();
for (const part of parts) {
  const toll = await PARTS[part](kills, (now) => {
    if (now.kills % 10 === 0) process.stderr.write(`${part}: ${inWords(now)}\n`);
  });
  console.log(`${part}: ${inWords(toll)}`);
  if (!isWell(toll)) process.exitCode = 1;
}

function asked(): { parts: readonly string[]; kills: number } {
  const usage = `npm run torture [-- PART …] [--kills N]\nParts: ${Object.keys(PARTS).join(', ')}. Without any, all; 1000 kills each.`;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { kills: { type: 'string', default: '1000' }, help: { type: 'boolean' } },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const unknown = positionals.find((part) => !Object.hasOwn(PARTS, part));
    if (unknown !== undefined) throw new Error(`There is no part “${unknown}”.`);
    if (!/^[1-9]\d{0,6}$/.test(values.kills)) throw new Error('--kills is a whole number.');
    const parts = positionals.length > 0 ? positionals : Object.keys(PARTS);
    return { parts, kills: Number(values.kills) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}
