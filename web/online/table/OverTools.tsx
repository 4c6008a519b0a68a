/** At a table on line that is over: its file is whole, so all can be done with it as with one's own. */
import type { TableRecord } from '../../store/shelf.ts';
import { ReplayTools } from '../../table/ReplayTools.tsx';
import { imported } from '../../table/travel.ts';
import { useLoaded } from '../../useLoaded.ts';
import type { OnlinePlay } from './play.ts';

interface OverToolsProps {
  play: OnlinePlay;
  at: number | undefined;
  show: (at: number) => void;
  tryOut: (other: TableRecord, from: number) => void;
}

export function OverTools({ play, at, show, tryOut }: OverToolsProps) {
  const { game, now, sitters } = play;
  const record = useLoaded(
    () =>
      play.file().then(
        (file) => imported(game, file, true),
        // Without the hall there is no file; the views that are here can still be looked at.
        () => undefined,
      ),
    [play],
  );
  if (!record) return null;
  const here = { game, now, sitters, record, file: () => play.file() };
  return <ReplayTools play={here} {...{ at, show, tryOut }} />;
}
