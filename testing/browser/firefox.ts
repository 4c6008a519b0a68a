/**
 * An installed Firefox, driven by its own WebDriver BiDi. Playwright drives only a Firefox of its own
 * making, which is no part of the house.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The command that starts one, if there is any. */
export function installedFirefox(): string | undefined {
  return ['firefox', 'firefox-esr'].find(
    (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0,
  );
}

export interface Firefox {
  version: string;
  goto(address: string): Promise<void>;
  /** What the expression comes to on the page, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

export async function openFirefox(command: string): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'magehall-firefox-'));
  const browser = spawn(
    command,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const send = await connect(browser);
  const { capabilities } = await send('session.new', { capabilities: {} });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  return {
    version: capabilities.browserVersion,
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const { type, result, exceptionDetails } = await send('script.evaluate', {
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return JSON.parse(result.value);
    },
    async close() {
      const ended = new Promise((resolve) => browser.once('exit', resolve));
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** What Firefox answers; which command was asked tells what is in it. */
type Answer = Record<string, string> & {
  capabilities: { browserVersion: string };
  exceptionDetails: { text: string };
  result: { value: string };
};

async function connect(browser: ChildProcess) {
  const socket = new WebSocket(`${await addressOf(browser)}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let last = 0;
  return (method: string, params: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      const hear = ({ data }: MessageEvent) => {
        const heard = JSON.parse(data);
        if (heard.id !== id) return;
        socket.removeEventListener('message', hear);
        if (heard.type === 'error') reject(new Error(`${method}: ${heard.message}`));
        else resolve(heard.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
}

async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Firefox says nothing.');
  for await (const line of createInterface(stderr)) {
    const found = /ws:\/\/\S+/.exec(line);
    // What it says from here on is thrown away, or it would wait for somebody who reads it.
    if (found) {
      stderr.resume();
      return found[0];
    }
  }
  throw new Error('Firefox ended without an address.');
}
