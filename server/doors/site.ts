/**
 * The files of the built app, read and compressed once. There are few of them and they never
 * change while the server runs, so an answer costs no file access and can't leave the folder.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

interface Page {
  type: string;
  /** Names that carry a hash never mean anything else. */
  lasting: boolean;
  /** What may run besides files, for the policy. */
  inside: string;
  tag: string;
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
}
export type Site = ReadonlyMap<string, Page>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** Nothing is loaded from elsewhere, nothing runs that we did not write, nobody frames us. */
const SAFETY: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
};

export function loadSite(folder: string): Site {
  const site = new Map<string, Page>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    site.set(name === 'index.html' ? '/' : `/${name}`, page(name, readFileSync(path)));
  }
  return site;
}

function page(name: string, plain: Buffer): Page {
  const small = plain.length < 600;
  return {
    type: TYPES[extname(name)] ?? 'application/octet-stream',
    lasting: name.startsWith('assets/'),
    inside: name.endsWith('.html') ? scriptsIn(plain.toString()) : '',
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`,
    plain,
    ...(small
      ? {}
      : {
          br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
          gzip: gzipSync(plain, { level: 9 }),
        }),
  };
}

/** The few lines of script that stand in a page itself, by their hashes: nothing else runs there. */
function scriptsIn(html: string): string {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, script]) => ` 'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join('');
}

export function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', url = '/', headers } = request;
  const [path] = url.split('?', 1);
  const found = site.get(path);
  for (const [name, value] of Object.entries(SAFETY))
    response.setHeader(name, value.replace("script-src 'self'", `$&${found?.inside ?? ''}`));
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('There is nothing here. The hall is at /\n');
    return;
  }
  response.setHeader('etag', found.tag);
  response.setHeader('vary', 'accept-encoding');
  response.setHeader(
    'cache-control',
    found.lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  if (headers['if-none-match'] === found.tag) {
    response.writeHead(304).end();
    return;
  }
  const accepted = String(headers['accept-encoding'] ?? '');
  const how =
    found.br && /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const body = (how && found[how]) ?? found.plain;
  if (how && body !== found.plain) response.setHeader('content-encoding', how);
  response.writeHead(200, { 'content-type': found.type, 'content-length': body.length });
  response.end(method === 'HEAD' ? undefined : body);
}
