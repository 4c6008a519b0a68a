import type { Message } from '@magehall/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Line, type Socket } from './line.ts';

const TABLE = 'aaaaaaaaaaaa';
const beat: Message = { type: 'beat', at: 0 };
const here = (table: string): Message => ({ type: 'here', table, seats: [0], watchers: 0 });

/** What a browser has for a socket, with the other end in our hand. */
class OtherEnd implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readonly said: unknown[] = [];
  #open = false;
  closed = false;

  send(text: string): void {
    if (!this.#open) throw new DOMException('not open', 'InvalidStateError');
    this.said.push(JSON.parse(text));
  }
  close(): void {
    this.closed = true;
  }
  opens(): void {
    this.#open = true;
    this.onopen?.();
  }
  says(message: Message): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006): void {
    this.onclose?.({ code });
  }
}

let ends: OtherEnd[] = [];
const newest = () => ends.at(-1) as OtherEnd;
const line = () =>
  new Line(() => {
    const end = new OtherEnd();
    ends.push(end);
    return end;
  });

beforeEach(() => {
  vi.useFakeTimers();
  // No luck: the whole of every wait.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  ends = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the line', () => {
  it('is opened by the first who listens, and closed behind the last', () => {
    const own = line();
    expect(ends).toHaveLength(0);
    const stop = own.hear(TABLE, { after: () => -1, heard: () => {} });
    newest().opens();
    expect(newest().said).toEqual([{ type: 'hear', table: TABLE, after: -1 }]);
    expect(own.state.value).toBe('connecting');
    newest().says(beat);
    expect(own.state.value).toBe('live');
    stop();
    expect(newest().said.at(-1)).toEqual({ type: 'leave', table: TABLE });
    expect(newest().closed).toBe(true);
    vi.advanceTimersByTime(120_000);
    expect(ends).toHaveLength(1);
  });

  it('says after every break what it saw last, and hears the rest', () => {
    const own = line();
    let after = -1;
    const heard: Message[] = [];
    own.hear(TABLE, { after: () => after, heard: (message) => heard.push(message) });
    newest().opens();
    newest().says(here(TABLE));
    newest().says(here('bbbbbbbbbbbb'));
    expect(heard).toEqual([here(TABLE)]);
    after = 12;
    newest().breaks();
    expect(own.state.value).toBe('away');
    vi.advanceTimersByTime(200);
    expect(ends).toHaveLength(2);
    newest().opens();
    expect(newest().said).toEqual([{ type: 'hear', table: TABLE, after: 12 }]);
    expect(own.state.value).toBe('away');
    newest().says(beat);
    expect(own.state.value).toBe('live');
  });

  it('waits longer from try to try, up to ten seconds, and begins anew once it was answered', () => {
    const own = line();
    own.hear(TABLE, { after: () => -1, heard: () => {} });
    const waits = [200, 400, 800, 1600, 3200, 6400, 10_000, 10_000];
    for (const [tries, wait] of waits.entries()) {
      newest().breaks();
      vi.advanceTimersByTime(wait - 1);
      expect(ends).toHaveLength(tries + 1);
      vi.advanceTimersByTime(1);
      expect(ends).toHaveLength(tries + 2);
    }
    newest().opens();
    newest().says(beat);
    newest().breaks();
    vi.advanceTimersByTime(200);
    expect(ends).toHaveLength(waits.length + 2);
  });

  it('does not trust a line that is silent for forty seconds', () => {
    const own = line();
    own.hear(TABLE, { after: () => -1, heard: () => {} });
    newest().opens();
    newest().says(beat);
    vi.advanceTimersByTime(15_000);
    newest().says(beat);
    vi.advanceTimersByTime(39_000);
    expect(own.state.value).toBe('live');
    vi.advanceTimersByTime(6_200);
    expect(own.state.value).toBe('away');
    expect(ends.length).toBeGreaterThan(1);
  });

  it('asks anew when the device wakes up or finds a network, and only then', () => {
    const own = line();
    own.hear(TABLE, { after: () => -1, heard: () => {} });
    newest().opens();
    newest().says(beat);
    own.wake();
    expect(ends).toHaveLength(1);
    // The clock went on while no timer ran.
    vi.setSystemTime(Date.now() + 600_000);
    own.wake();
    expect(own.state.value).toBe('away');
    own.wake();
    expect(ends).toHaveLength(2);
    own.sleep();
    expect(newest().closed).toBe(true);
  });

  it('comes back when it is told to, after a restart', () => {
    const own = line();
    own.hear(TABLE, { after: () => 3, heard: () => {} });
    newest().opens();
    newest().says({ type: 'bye', backIn: 1500 });
    expect(own.state.value).toBe('away');
    vi.advanceTimersByTime(1699);
    expect(ends).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(ends).toHaveLength(2);
  });

  it('does not knock again where nobody knows it any more', () => {
    const own = line();
    own.hear(TABLE, { after: () => -1, heard: () => {} });
    newest().opens();
    newest().says(beat);
    newest().breaks(4401);
    expect(own.state.value).toBe('ended');
    vi.advanceTimersByTime(60_000);
    expect(ends).toHaveLength(1);
  });

  it('hears the hall apart from its tables', () => {
    const own = line();
    const heard: Message[] = [];
    const stop = own.hearHall((message) => heard.push(message));
    newest().opens();
    expect(newest().said).toEqual([{ type: 'hall', on: true }]);
    newest().says({ type: 'hall', changed: [], gone: [TABLE] });
    expect(heard).toHaveLength(1);
    stop();
    expect(newest().said.at(-1)).toEqual({ type: 'hall', on: false });
  });
});
