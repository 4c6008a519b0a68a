/**
 * `magehall serve`: the hall on this machine, one address, nothing to set up. The page, and tables
 * on line for friends who can reach it.
 */
import {
  type Config,
  ConfigError,
  type Hall,
  loadSite,
  logged,
  openHall,
  readConfig,
  StoreError,
} from '@magehall/server';
import { type Command, OK, UsageError, WrongError } from '../command.ts';
import type { Say } from '../words/say.ts';
import { buildIfStale, dist } from './build.ts';

export const serve: Command = {
  flags: { port: 'value', host: 'value', data: 'value', database: 'value', url: 'value' },
  words: [0, 0],
  async run(args, say) {
    const port = args.number('port', 0, 65535);
    const host = args.text('host');
    // Without a name Node would listen to everybody.
    if (host === '') throw new UsageError(say.errors.flagNeedsValue('host'));
    const [data, database, url] = [args.text('data'), args.text('database'), args.text('url')];
    const config = configOf({ port, host, data, database, url });
    const ending = whenToEnd();
    const line = (text: string) => process.stdout.write(`${text}\n`);
    await buildIfStale(() => line(say.serve.building), say.serve.notBuilt, ending);
    if (ending.aborted) return OK;
    const hall = await open(config, say);
    const [here, ...friends] = hall.addresses;
    line(say.serve.at(here));
    if (friends.length > 0) line(say.serve.friends(friends));
    line(say.serve.kept(hall.kept));
    if (!ending.aborted) await new Promise((resolve) => ending.addEventListener('abort', resolve));
    await hall.close();
    return OK;
  },
};

function configOf(flags: Parameters<typeof readConfig>[0]): Config {
  try {
    return readConfig(flags);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new UsageError(error.message);
  }
}

async function open(config: Config, say: Say): Promise<Hall> {
  const complain = (text: string) => process.stderr.write(`${text}\n`);
  try {
    return await openHall(config, loadSite(dist), {
      failed: (error) => complain(logged(error)),
      warned: (proxy) => complain(say.serve.unlisted(proxy)),
    });
  } catch (error) {
    if (error instanceof StoreError) throw new WrongError(error.message);
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new WrongError(say.serve.cannot(config.host, config.port, code));
  }
}

/** A signal to this process, or the end of whoever started it with a channel between them. */
function whenToEnd(): AbortSignal {
  const ending = new AbortController();
  const end = () => {
    if (process.connected) process.disconnect?.();
    ending.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
  if (process.connected) process.once('disconnect', end);
  return ending.signal;
}
