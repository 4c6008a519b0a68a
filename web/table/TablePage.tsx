import type { Opener } from '@magehall/engine';
import { type Face, type Guide, later, motionSpeed, say, TableView } from '@magehall/ui';
import { useEffect, useState } from 'preact/hooks';
import { openBeside } from '../book/beside.ts';
import { faceOf, gameFor, isGame, useWords } from '../games.ts';
import { notice } from '../notices.tsx';
import { go } from '../routes.ts';
import * as shelf from '../store/shelf.ts';
import { Trouble } from '../Trouble.tsx';
import { LocalPlay } from './local.ts';
import { useBranch } from './useBranch.tsx';

const Hint = later(async () => (await import('../hints/Archmage.tsx')).Archmage);
const ReplayTools = later(async () => (await import('./ReplayTools.tsx')).ReplayTools);
const TableMenu = later(async () => (await import('./TableMenu.tsx')).TableMenu);

interface Opened {
  play: LocalPlay;
  face: Face;
  game: Opener;
  coach: Guide | undefined;
}

/** A table on this device. */
export function TablePage({ id, at }: { id: string; at: number | undefined }) {
  const [record, setRecord] = useState<shelf.TableRecord | 'unreadable' | 'notFound'>();
  useEffect(() => {
    shelf.get(id).then((found) => {
      if (typeof found === 'object' && !isGame(found.game)) setRecord('unreadable');
      else setRecord(found ?? 'notFound');
    });
  }, [id]);
  if (typeof record === 'string') return <Trouble why={record} />;
  if (record === undefined) return <Waiting />;
  return (
    <TableSession
      record={record}
      at={at}
      show={(moment) => go({ page: 'table', id, at: moment }, 'replace')}
      stored
    />
  );
}

interface TableSessionProps {
  record: shelf.TableRecord;
  at: number | undefined;
  show: (at: number | undefined) => void;
  /** It is on the shelf, so what is played is added there. */
  stored: boolean;
}

export function TableSession({ record, at, show, stored }: TableSessionProps) {
  const words = useWords(record.game);
  const [opened, setOpened] = useState<Opened | string>();
  const { branch, tryOut } = useBranch(show);
  useEffect(() => {
    let play: LocalPlay | undefined;
    let left = false;
    open(record, stored).then(
      (ready) => {
        play = ready.play;
        if (left) play.leave();
        else setOpened(ready);
      },
      async (error: Error) => setOpened(await (await import('./wrong.ts')).sentenceOf(error)),
    );
    return () => {
      left = true;
      play?.leave();
    };
  }, [record.id]);
  useEffect(() => {
    if (!opened || typeof opened === 'string' || !stored) return undefined;
    const catchUp = async () => {
      const other = await shelf.get(record.id);
      if (typeof other === 'object' && other.log.length > opened.play.length)
        opened.play.catchUp(other);
    };
    // Another tab may have moved after this one read the game and before it listened.
    catchUp();
    return shelf.watch(record.id, (length) => {
      if (length < 0) notice('removed');
      else if (length > opened.play.length) catchUp();
    });
  }, [opened]);
  useEffect(() => {
    if (words) document.title = say.value.pageTitle(words.title);
  }, [words, say.value]);

  if (typeof opened === 'string') return <Trouble sentence={opened} />;
  if (!opened || !words) return <Waiting />;
  const { face, game } = opened;
  const play = branch?.play ?? opened.play;
  const again = async () => (await import('../hall/open.ts')).playAgain(game, opened.play.record);

  return (
    <TableView
      // A branch is another table: nothing chosen or heard carries over.
      key={branch?.key ?? record.id}
      play={play}
      face={face}
      words={words}
      at={at}
      show={show}
      toHall={() => go({ page: 'hall' })}
      toRules={(rule) => openBeside(record.game, rule)}
      again={again}
      guide={branch ? undefined : opened.coach}
      Hint={Hint}
      menu={<TableMenu play={play} own={stored && !branch} />}
      replay={
        !branch && (
          <ReplayTools
            play={opened.play}
            at={at}
            show={show}
            tryOut={(other, from) => tryOut(game, other, from)}
          />
        )
      }
      note={branch?.note}
    />
  );
}

async function open(record: shelf.TableRecord, stored: boolean): Promise<Opened> {
  const [game, face, coach] = await Promise.all([
    gameFor(record),
    faceOf(record.game),
    // Without one, if it can't be fetched.
    record.coached &&
      import('../lessons/coach.tsx')
        .then(({ coachOf }) => coachOf(record.game))
        .catch(() => undefined),
  ]);
  const play = new LocalPlay({
    game,
    record,
    keep: stored
      ? (seen, entries, now) => shelf.append(record.id, seen, entries, now)
      : async () => undefined,
    notice,
  });
  return { play, face, game, coach };
}

function Waiting() {
  return <div class="waiting" aria-busy="true" data-calm={motionSpeed() === 0} />;
}
