import type { Opener } from '@magehall/engine';
import { saySheets } from '@magehall/ui';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { notice } from '../notices.tsx';
import type { TableRecord } from '../store/shelf.ts';
import { LocalPlay } from './local.ts';

interface Branch {
  /** What is played there, if one is being tried; it is kept nowhere. */
  branch: { play: LocalPlay; key: string; note: ComponentChildren } | undefined;
  /** Goes on another way from that moment of the game. */
  tryOut: (game: Opener, other: TableRecord, from: number) => void;
}

/** "What if": a branch of the game on the page, and the way back from it. */
export function useBranch(show: (at: number | undefined) => void): Branch {
  /** The branch, and the moment it left the game. */
  const [tried, setTried] = useState<{ play: LocalPlay; from: number }>();
  useEffect(() => () => tried?.play.leave(), [tried]);
  const comeBack = () => {
    show(tried?.from);
    setTried(undefined);
  };
  return {
    branch: tried && {
      play: tried.play,
      key: `branch ${tried.from}`,
      note: (
        <>
          {saySheets.value.replay.branch} ·{' '}
          <button type="button" class="link" onClick={comeBack}>
            {saySheets.value.replay.branchBack}
          </button>
        </>
      ),
    },
    tryOut: (game, record, from) => {
      const keep = async () => undefined;
      setTried({ from, play: new LocalPlay({ game, record, keep, notice }) });
      show(undefined);
    },
  };
}
