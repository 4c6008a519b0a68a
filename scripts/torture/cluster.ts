/**
 * Three servers on one PostgreSQL, behind a balancer that sends every request to the next of them. One neither hears
 * notices nor sends any. People play as at a single server, while servers are killed with -9 or frozen and let go,
 * PostgreSQL is restarted, and those who listen to notices are cut off. In the end the store must hold what people
 * were told, everybody must see the same, and bots and clocks must have gone on.
 */
import { setTimeout as after } from 'node:timers/promises';
import { seeded, sure } from '@magehall/engine';
import { openPostgres } from '@magehall/server/store/postgres';
import { type Postgres, tryPostgres } from '@magehall/server/testing/postgres';
import { Balancer } from './cluster/balancer.ts';
import { Host } from './hall/host.ts';
import { Party, parties } from './hall/party.ts';
import { Witness } from './hall/witness.ts';
import { settle } from './hall.ts';
import { noToll, type Toll } from './toll.ts';

const NODES = 3;
/** The next blow falls when so many more commands were answered, or fewer, or after so many milliseconds. */
const COMMANDS = 60;
const LIFETIME = 5000;
/** Longer than PostgreSQL lets a transaction sit idle. */
const FROZEN = 2500;

export interface ClusterToll extends Toll {
  /** How often what was done. */
  blows: Record<Blow, number>;
  /** The longest that nobody was answered after each kind of blow, in milliseconds. */
  silence: Record<Blow, number>;
  /** Requests that met a server which was not there. */
  passed: number;
}

const BLOWS = ['kill', 'freeze', 'restart', 'deafen'] as const;
type Blow = (typeof BLOWS)[number];

/** Undefined where no PostgreSQL can be had. */
export async function tortureCluster(
  blows: number,
  progress: (toll: Toll) => void = () => undefined,
): Promise<ClusterToll | undefined> {
  const postgres = await tryPostgres();
  if (!postgres) return undefined;
  const each = () => Object.fromEntries(BLOWS.map((blow) => [blow, 0])) as Record<Blow, number>;
  const toll: ClusterToll = { ...noToll(), blows: each(), silence: each(), passed: 0 };
  const hosts = await Promise.all(
    Array.from({ length: NODES }, (_, i) =>
      Host.on(postgres.url(), {
        MAGEHALL_NOTICES: i === 0 ? 'poll' : 'listen',
        // This balancer asks nobody whether he is ready.
        MAGEHALL_DRAIN_SECONDS: '0',
      }),
    ),
  );
  const balancer = await Balancer.before(hosts.map(({ port }) => port));
  const witness = new Witness(toll);
  try {
    // One after the other: the first builds the page, if that is needed.
    for (const host of hosts) await host.start();
    const all = parties().map((wanted, i) => new Party(balancer, witness, wanted, seeded(i)));
    const played = Promise.all(all.map((party) => party.play()));
    for (let i = 0; i < blows; i++) {
      await witness.acknowledged(Math.random() * COMMANDS, LIFETIME);
      const blow = sure(BLOWS[i % BLOWS.length]);
      const silent = witness.silence();
      for (const host of hosts.filter(({ isRunning }) => !isRunning)) {
        witness.wrong('torn', 'a server ended by itself');
        await host.start();
      }
      await strike(blow, postgres, sure(hosts[Math.floor(Math.random() * NODES)]));
      await witness.acknowledged(1, LIFETIME);
      toll.silence[blow] = Math.max(toll.silence[blow], silent());
      toll.blows[blow]++;
      toll.kills++;
      progress(toll);
    }
    for (const party of all) party.end();
    await played;
    for (const party of all) await settle(party, witness);
    for (const host of hosts)
      if ((await host.close()) !== 0) witness.wrong('torn', 'a server did not end well');
    const store = await openPostgres(postgres.url());
    toll.house = await witness.judge(store);
    await store.close();
  } finally {
    for (const host of hosts) await host.kill();
    toll.passed = balancer.passed;
    await balancer.close();
    await postgres.close();
  }
  if (witness.wrongs.length > 0)
    process.stderr.write(
      `${[...witness.wrongs, ...hosts.map(({ complaints }) => complaints.slice(-4000))].join('\n')}\n`,
    );
  return toll;
}

async function strike(blow: Blow, postgres: Postgres, host: Host): Promise<void> {
  if (blow === 'kill') {
    await host.kill();
    await host.start();
  } else if (blow === 'freeze') {
    if (host.pid === undefined) return;
    process.kill(host.pid, 'SIGSTOP');
    await after(FROZEN * (0.5 + Math.random()));
    process.kill(host.pid, 'SIGCONT');
  } else if (blow === 'restart') {
    await postgres.stop();
    await postgres.start();
  } else
    await postgres.run(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'magehall notices'",
    );
}

export function inBlows({ blows, silence, passed }: ClusterToll): string {
  const each = BLOWS.map((blow) => `${blows[blow]} ${blow} (${Math.round(silence[blow])} ms)`);
  return `${each.join(', ')}; in brackets the longest that nobody was answered; ${passed} requests met a server that was not there`;
}
