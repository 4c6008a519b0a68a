/** This page and the hall are of different releases: what was decided is kept until they agree. */

import { say } from '@magehall/ui';
import { useMemo } from 'preact/hooks';
import { Stop } from '../../Broken.tsx';
import { go } from '../../routes.ts';
import { sayAround } from '../words/say.ts';
import type { About } from './heard.ts';

const KEY = 'magehall.old';

/** How often in a row this page met just this difference. */
function met({ wire, rulesVersion, game }: About): number {
  const now = `${wire} ${game} ${rulesVersion}`;
  try {
    const [times = '0', before] = (sessionStorage.getItem(KEY) ?? '').split('|');
    const next = before === now ? Number(times) + 1 : 1;
    sessionStorage.setItem(KEY, `${next}|${now}`);
    return next;
  } catch {
    return 1;
  }
}

export function OldPage({ about }: { about: About }) {
  const words = sayAround.value.release;
  const times = useMemo(() => met(about), []);
  return times < 2 ? (
    <Stop
      title={words.old}
      sentence={words.old}
      label={words.reload}
      act={() => location.reload()}
    />
  ) : (
    <Stop
      title={words.old}
      sentence={words.oldStill}
      label={say.value.table.toHall}
      act={() => go({ page: 'hall' })}
    />
  );
}
