/** `magehall serve`: the built app on this machine, one address, nothing to set up. */
import { createServer } from 'node:http';
import { type Command, OK, UsageError, WrongError } from '../command.ts';
import { buildIfStale } from './build.ts';
import { answer, loadSite } from './site.ts';

const PORT = 4317;

export const serve: Command = {
  flags: { port: 'value', host: 'value' },
  words: [0, 0],
  async run(args, say) {
    const port = args.number('port', 0, 65535) ?? PORT;
    const host = args.text('host') ?? 'localhost';
    // Without a name Node would listen to everybody.
    if (host === '') throw new UsageError(say.errors.flagNeedsValue('host'));
    const ending = whenToEnd();
    await buildIfStale(
      () => process.stdout.write(`${say.serve.building}\n`),
      say.serve.notBuilt,
      ending,
    );
    if (ending.aborted) return OK;
    const site = loadSite();
    const server = createServer((request, response) => answer(site, request, response));
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        reject(new WrongError(say.serve.cannot(host, port, error.code ?? error.message))),
      );
      server.listen(port, host, resolve);
    });
    const address = server.address();
    const actual = typeof address === 'object' && address ? address.port : port;
    process.stdout.write(`${say.serve.at(addressOf(host, actual))}\n`);
    if (!ending.aborted) await new Promise((resolve) => ending.addEventListener('abort', resolve));
    server.closeAllConnections();
    server.close();
    return OK;
  },
};

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

export function addressOf(host: string, port: number): string {
  // The numbers of an IPv6 address have colons, too, so it stands in brackets.
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}/`;
}
