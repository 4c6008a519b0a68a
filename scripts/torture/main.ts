// `npm run torture [-- PART …] [--kills N]`: kills what must not lose anything, again and again, and
// prints what was acknowledged, lost and doubled. Ends with 1 if anything was. `soak` kills nothing: it
// plays for `--minutes` and looks whether the server's memory stays as it is.
import { parseArgs } from 'node:util';
import { sure } from '@magehall/engine';
import { inBlows, tortureCluster } from './cluster.ts';
import { tortureHall } from './hall.ts';
import { soak } from './soak.ts';
import { tortureStore } from './store.ts';
import { inWords, isWell, type Toll } from './toll.ts';

const PARTS: Readonly<
  Record<string, (kills: number, progress: (toll: Toll) => void) => Promise<Toll>>
> = { store: tortureStore, hall: tortureHall };

const SOAK = 'soak';

const CLUSTER = 'cluster';

const { parts, kills, minutes } = asked();
for (const part of parts) {
  if (part === CLUSTER) {
    await clusterWell(kills);
    continue;
  }
  if (part === SOAK) {
    await soakWell(minutes);
    continue;
  }
  const toll = await sure(PARTS[part])(kills, progressOf(part));
  console.log(`${part}: ${inWords(toll)}`);
  if (!isWell(toll)) process.exitCode = 1;
}

function progressOf(part: string): (now: Toll) => void {
  return (now) => {
    if (now.kills % 10 === 0) process.stderr.write(`${part}: ${inWords(now)}\n`);
  };
}

async function clusterWell(blows: number): Promise<void> {
  const toll = await tortureCluster(blows, progressOf(CLUSTER));
  if (!toll) return;
  console.log(`${CLUSTER}: ${inWords(toll)}\n${inBlows(toll)}`);
  if (!isWell(toll)) process.exitCode = 1;
}

async function soakWell(minutes: number): Promise<void> {
  const { toll, early, late, isFlat } = await soak(minutes, (words) =>
    process.stderr.write(`${SOAK}: ${words}\n`),
  );
  console.log(
    `${SOAK}: ${minutes} minutes, ${inWords(toll)}; ${Math.round(early)} MB after a quarter, ${Math.round(late)} MB in the end`,
  );
  if (!isWell(toll) || !isFlat) process.exitCode = 1;
}

function asked(): { parts: readonly string[]; kills: number; minutes: number } {
  const usage = `npm run torture [-- PART …] [--kills N] [--minutes N]\nParts: ${Object.keys(PARTS).join(', ')}, ${CLUSTER} (or --${CLUSTER}), ${SOAK}. Without any, all but ${CLUSTER} and ${SOAK}; 1000 kills each, 60 minutes.`;
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        kills: { type: 'string', default: '1000' },
        minutes: { type: 'string', default: '60' },
        cluster: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    if (values.cluster) positionals.push(CLUSTER);
    const known = [...Object.keys(PARTS), CLUSTER, SOAK];
    const unknown = positionals.find((part) => !known.includes(part));
    if (unknown !== undefined) throw new Error(`There is no part “${unknown}”.`);
    const { kills, minutes } = values;
    for (const [name, value] of Object.entries({ kills, minutes }))
      if (!/^[1-9]\d{0,6}$/.test(value)) throw new Error(`--${name} is a whole number.`);
    const parts = positionals.length > 0 ? positionals : Object.keys(PARTS);
    return { parts, kills: Number(kills), minutes: Number(minutes) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${usage}`);
    process.exit(2);
  }
}
