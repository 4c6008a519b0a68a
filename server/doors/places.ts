/**
 * Under which names this server is known, and where a request comes from. A page of another place
 * may not speak for a guest (Origin), nor may a name that somebody pointed at this machine (Host).
 */
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';
import { HallRefused } from '@magehall/dealer/hall';

export interface Place {
  host: string;
  url: URL | undefined;
  proxies: readonly string[];
}

export class Places {
  readonly #known: ReadonlySet<string>;
  readonly #proxies: ReadonlySet<string>;
  /** Hears once that a proxy speaks that nobody listed. */
  readonly #warn: (proxy: string) => void;
  #warned = false;

  constructor({ host, url, proxies }: Place, warn: (proxy: string) => void = () => undefined) {
    const named = [host, url?.hostname].flatMap((name) => name ?? []);
    this.#known = new Set([...named, ...ownNames()].map((name) => bare(name).toLowerCase()));
    this.#proxies = new Set(proxies);
    this.#warn = warn;
  }

  /** The name by which it was asked for must be one of its own. */
  checkHost({ headers }: IncomingMessage): void {
    const name = hostIn(headers.host)?.name;
    if (name === undefined || !this.#known.has(name)) throw new HallRefused('wrong-origin');
  }

  /** If a browser sends it, it must be from the hall's own page. */
  checkOrigin({ headers }: IncomingMessage): void {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin' && site !== 'none')
      throw new HallRefused('wrong-origin');
    const { origin, host } = headers;
    if (origin === undefined) return;
    if (URL.parse(origin)?.host !== hostIn(host)?.host) throw new HallRefused('wrong-origin');
  }

  /** Whose limits count: the address, or its network where one household has a whole one. */
  addressOf(request: IncomingMessage): string {
    const near = plain(request.socket.remoteAddress ?? '');
    const forwarded = String(request.headers['x-forwarded-for'] ?? '');
    if (forwarded === '') return network(near);
    if (!this.#proxies.has(near)) {
      if (!this.#warned) this.#warn(near);
      this.#warned = true;
      return network(near);
    }
    const hops = forwarded.split(',').map((hop) => plain(hop.trim()));
    return network(hops.findLast((hop) => !this.#proxies.has(hop)) ?? near);
  }
}

/** Every address of this machine that others may reach it by. */
export function ownAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80:'))
    .map(({ address }) => address);
}

function ownNames(): string[] {
  const name = hostname();
  return ['localhost', '127.0.0.1', '::1', name, `${name}.local`, ...ownAddresses()];
}

interface Host {
  name: string;
  /** As a browser writes it in an origin: without the port that goes without saying. */
  host: string;
}

/** Nearly every request names the same. */
const read = new Map<string, Host | undefined>();
const MOST_READ = 100;

function hostIn(host = ''): Host | undefined {
  if (!read.has(host)) {
    if (read.size >= MOST_READ) read.clear();
    const url = URL.parse(`http://${host}`);
    read.set(host, url ? { name: bare(url.hostname).toLowerCase(), host: url.host } : undefined);
  }
  return read.get(host);
}

function bare(name: string): string {
  return name.replace(/^\[|\]$/g, '');
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

/** The first 64 bits of an IPv6 address. */
function network(address: string): string {
  if (!isIPv6(address)) return address;
  const [head, tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = new Array(Math.max(0, 8 - groups.length - last.length)).fill('0');
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}
