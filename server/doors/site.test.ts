import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../hall.ts';
import { answer, loadSite } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'magehall-site-'));
const script = `export const long = '${'magehall '.repeat(200)}';`;
let server: Server;
let address: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Hall</title><script>1</script>');
  writeFileSync(join(folder, 'assets', 'index-abc.js'), script);
  const site = loadSite(folder);
  server = createServer((request, response) => answer(site, request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

describe('the server of the page', () => {
  it('gives the page at /, to be asked for anew each time, under a strict policy', async () => {
    const response = await fetch(`${address}/`);
    expect(await response.text()).toContain('<title>Hall</title>');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    // By its hash, the script that stands in the page.
    const hash = createHash('sha256').update('1').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('gives files that carry a hash for ever, compressed', async () => {
    const response = await fetch(`${address}/assets/index-abc.js`);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('content-encoding')).toMatch(/br|gzip/);
    expect(await response.text()).toBe(script);
    const plain = await fetch(`${address}/assets/index-abc.js`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(script);
  });

  it('answers 304 to whoever has the file already', async () => {
    const tag = (await fetch(`${address}/`)).headers.get('etag') ?? '';
    const again = await fetch(`${address}/`, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
  });

  it('is named by an address that a browser takes', () => {
    for (const host of ['localhost', '127.0.0.1', '::1'])
      expect(new URL(addressOf(host, 4317)).port).toBe('4317');
  });

  it('has nothing outside its folder, and only gives', async () => {
    expect((await fetch(`${address}/../../package.json`)).status).toBe(404);
    expect((await fetch(`${address}/nothing`)).status).toBe(404);
    expect((await fetch(`${address}/`, { method: 'POST' })).status).toBe(405);
  });
});
