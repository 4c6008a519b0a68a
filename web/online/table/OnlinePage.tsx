import { type Face, Icon, later, say, TableView } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { openBeside } from '../../book/beside.ts';
import { faceOf, useWords } from '../../games.ts';
import { go } from '../../routes.ts';
import { Trouble } from '../../Trouble.tsx';
import { useBranch } from '../../table/useBranch.tsx';
import { useLoaded } from '../../useLoaded.ts';
import { sayHall } from '../../words/say.ts';
import { reach } from '../hall/door.ts';
import { keepInvite } from '../hall/link.ts';
import { goTo, type Place, placeOf } from '../path.ts';
import '../online.css';
import { sayAround, sayOnline } from '../words/say.ts';
import { type About, HeardTable } from './heard.ts';
import { LineStatus } from './LineStatus.tsx';
import type { OnlinePlay } from './play.ts';
import { tell } from './tell.ts';
import { useUnread } from './useUnread.ts';

const Banners = around(async () => (await import('./Banners.tsx')).Banners);
const Hint = later(async () => (await import('../../hints/Archmage.tsx')).Archmage);
const OnlineMenu = later(async () => (await import('./OnlineMenu.tsx')).OnlineMenu);
const OverTools = later(async () => (await import('./OverTools.tsx')).OverTools);
const OldPage = around(async () => (await import('./OldPage.tsx')).OldPage);
const Room = around(async () => (await import('./Room.tsx')).Room);
const Talk = around(async () => (await import('./Talk.tsx')).Talk);
const ReceiptSheet = around(async () => (await import('./ReceiptSheet.tsx')).ReceiptSheet);

/** A part that comes with the words of what is around a table. */
function around<P extends object>(load: () => Promise<FunctionComponent<P>>) {
  return later(async () => (await Promise.all([load(), sayAround.there(), sayHall.there()]))[0]);
}

export function OnlinePage({ path }: { path: string }) {
  const place = placeOf(path);
  return place ? <OnLine key={place.id} {...place} /> : <Trouble why="noPage" />;
}

/** A table on line: its waiting room, then its game. */
function OnLine({ id, at, invite }: Place) {
  const heard = useMemo(() => new HeardTable(id, (what) => tell(said(what))), [id]);
  useEffect(() => () => heard.leave(), [heard]);
  useEffect(() => {
    // Who we are, before a seat is taken; and where friends reach this hall.
    reach();
    if (invite !== undefined) keepInvite(id, invite);
  }, [id, invite]);
  const about = heard.about.value;
  useEffect(() => {
    if (about && about.viewer >= 0 && (about.phase === 'open' || about.phase === 'sealing'))
      import('./receipts.ts')
        .then(({ tendSeal }) => tendSeal(about as never))
        .catch(() => undefined);
  }, [about]);
  if (heard.gone.value === 'not-found')
    return <Trouble sentence={sayOnline.value.notices.notFound} />;
  if (heard.gone.value) return <Trouble sentence={sayOnline.value.notices.notInvited} />;
  if (heard.old.value && about) return <OldPage about={about} />;
  if (!about) return <Waiting heard={heard} />;
  if (about.phase === 'open' || about.phase === 'sealing')
    return <Room heard={heard} about={about} />;
  const play = heard.play.value;
  if (!play) return <Waiting heard={heard} />;
  return <Game key={id} heard={heard} play={play} about={about} at={at} />;
}

function said(what: 'wentOn' | 'refused' | 'differs' | 'behind'): string {
  return sayOnline.value.notices[what];
}

function Waiting({ heard }: { heard: HeardTable }) {
  return (
    <main class="waiting trouble" aria-busy="true">
      <p>
        <LineStatus heard={heard} />
      </p>
    </main>
  );
}

interface GameProps {
  heard: HeardTable;
  play: OnlinePlay;
  about: About;
  at: number | undefined;
}

function Game({ heard, play, about, at }: GameProps) {
  const words = useWords(about.game);
  const face = useLoaded<Face>(() => faceOf(about.game), [about.game]);
  const sheet = useSignal<'none' | 'talk' | 'receipt'>('none');
  const unread = useUnread(heard, sheet.value === 'talk');
  const show = (moment: number | undefined) => goTo({ id: heard.id, at: moment }, 'replace');
  const { branch, tryOut } = useBranch(show);
  const text = sayOnline.value;
  useEffect(() => {
    if (words) document.title = say.value.pageTitle(words.title);
  }, [words, say.value]);
  if (!words || !face) return <Waiting heard={heard} />;
  const close = () => {
    sheet.value = 'none';
  };
  const over = about.phase === 'over';
  return (
    <>
      <TableView
        // A branch is another table: nothing chosen or heard carries over.
        key={branch?.key ?? heard.id}
        play={branch?.play ?? play}
        face={face}
        words={words}
        at={at}
        show={show}
        toHall={() => go({ page: 'hall' })}
        toRules={(rule) => openBeside(about.game, rule)}
        again={async () => (await import('./rematch.ts')).rematch(heard.id)}
        Hint={Hint}
        menu={
          <OnlineMenu
            play={play}
            over={over}
            showReceipt={() => {
              sheet.value = 'receipt';
            }}
          />
        }
        replay={
          over &&
          !branch && (
            <OverTools
              play={play}
              at={at}
              show={show}
              tryOut={(other, from) => tryOut(play.game, other, from)}
            />
          )
        }
        note={
          branch?.note ?? (
            <>
              {face.status(play.now.value.view, say.value.language)}
              <LineStatus heard={heard} />
            </>
          )
        }
        tools={
          <button
            type="button"
            class="button square talk-button"
            aria-label={text.talk.open(unread)}
            title={text.talk.title}
            onClick={() => {
              sheet.value = 'talk';
            }}
          >
            <Icon name="people" />
            {unread > 0 && (
              <span class="unread" aria-hidden="true">
                {unread}
              </span>
            )}
          </button>
        }
      />
      {hasNews(heard, about) && <Banners heard={heard} about={about} show={show} />}
      {sheet.value === 'talk' && <Talk heard={heard} about={about} close={close} />}
      {sheet.value === 'receipt' && <ReceiptSheet play={play} about={about} close={close} />}
    </>
  );
}

/** There is something to answer or to know, besides the game. */
function hasNews({ missed }: HeardTable, { vote, phase, next, seats, viewer }: About): boolean {
  const isAsked = vote !== undefined || phase === 'paused' || next !== undefined;
  const own = seats[viewer];
  return isAsked || missed.value !== undefined || own?.standin === true || own?.warned === true;
}
