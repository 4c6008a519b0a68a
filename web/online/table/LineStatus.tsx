/** How it stands with the line, truly: live, reconnecting, sent, stored. And the clock. */
import { announce, list } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { theLine } from '../line/line.ts';
import { isolated } from '../words/isolated.ts';
import { sayOnline } from '../words/say.ts';
import type { HeardTable } from './heard.ts';

/** So long it says that something is stored. */
const LINGERS = 1500;

export function LineStatus({ heard }: { heard: HeardTable }) {
  const words = sayOnline.value.state;
  const line = theLine().state.value;
  const now = heard.play.value?.now.value;
  const pending = now?.pending ?? false;
  const stored = useSignal(false);
  const before = useRef({ pending, line });
  useEffect(() => {
    const was = before.current.line;
    before.current.line = line;
    // What is heard by ear: that the line is gone, and that it is back.
    if (line !== was && (line === 'away' || was === 'away')) announce(words[line]);
  }, [line]);
  useEffect(() => {
    const was = before.current.pending;
    before.current.pending = pending;
    stored.value = was && !pending;
    const gone = setTimeout(() => {
      stored.value = false;
    }, LINGERS);
    return () => clearTimeout(gone);
  }, [pending]);
  const about = heard.about.value;
  const calm =
    about?.phase === 'paused'
      ? words.paused
      : about && about.viewer < 0
        ? words.watching
        : words.live;
  const absent = (about?.phase === 'over' ? [] : (about?.seats ?? [])).flatMap((seat) =>
    seat.standin ? isolated(seat.name) : [],
  );
  const state = line !== 'live' ? line : pending ? 'sent' : stored.value ? 'stored' : 'live';
  return (
    <span class="line-state" data-state={state}>
      <span class="dot" aria-hidden="true" />
      <span class="line-word">{state === 'live' ? calm : words[state]}</span>
      {absent.length > 0 && ` · ${words.standin(list(absent))}`}
      {now?.clock && <Clock {...now.clock} stands={line !== 'live'} heard={heard} />}
    </span>
  );
}

interface ClockProps {
  seat: number;
  until: number;
  /** Nothing is heard, so the clock may be wrong. */
  stands: boolean;
  heard: HeardTable;
}

function Clock({ seat, until, stands, heard }: ClockProps) {
  const words = sayOnline.value.state;
  const now = useSignal(Date.now());
  useEffect(() => {
    const ticking = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(ticking);
  }, []);
  const left = Math.max(0, Math.ceil((until - now.value) / 1000));
  const name = isolated(heard.about.value?.seats[seat]?.name ?? '');
  const said =
    left >= 7200
      ? words.left(Math.floor(left / 86_400), Math.floor((left % 86_400) / 3600))
      : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <span class="clock" data-short={!stands && left < 20} data-stands={stands}>
      <span class="between"> · </span>
      <span class="unseen">{words.clock(name)}: </span>
      {said}
    </span>
  );
}
