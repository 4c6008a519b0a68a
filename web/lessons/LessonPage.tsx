/** A guided first game: the real table, played from a written position with a voice beside it. */
import { type Lesson, NOBODY, type WholeGame } from '@magehall/engine';
import { lessons } from '@magehall/games/lessons';
import {
  announce,
  type Face,
  type Guide,
  motionSpeed,
  say,
  settings,
  TableView,
} from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { openBeside } from '../book/beside.ts';
import { faceOf, useWords } from '../games.ts';
import { playNow } from '../hall/open.ts';
import { sitter } from '../hall/players.ts';
import { go } from '../routes.ts';
import { Trouble } from '../Trouble.tsx';
import { useLoaded } from '../useLoaded.ts';
import { wholeOf } from '../whole.ts';
import { finish, learning, meet, remember, rememberMade } from './kept.ts';
import { LessonVoice } from './LessonVoice.tsx';
import './lessons.css';
import { LessonSession } from './session.ts';
import { sayLesson } from './words/say.ts';

interface Opened {
  game: WholeGame;
  face: Face;
  lesson: Lesson;
}

async function open(id: string): Promise<Opened> {
  const [game, face, { lesson }] = await Promise.all([
    wholeOf(id),
    faceOf(id),
    lessons[id].lesson(),
  ]);
  return { game, face, lesson };
}

export function LessonPage({ id }: { id: string }) {
  return Object.hasOwn(lessons, id) ? <Taught id={id} /> : <Trouble why="noGame" />;
}

function Taught({ id }: { id: string }) {
  const { language } = settings.value;
  const opened = useLoaded(() => open(id), [id]);
  const words = useLoaded(() => lessons[id].words[language](), [id, language])?.words;
  if (!opened || !words)
    return <div class="waiting" aria-busy="true" data-calm={motionSpeed() === 0} />;
  const names = [sitter('person', 0).name, ...words.rivals];
  return <Followed id={id} {...opened} names={names} words={words} />;
}

interface FollowedProps extends Opened {
  id: string;
  names: readonly string[];
  words: NonNullable<LessonSession['words']['value']>;
}

function Followed({ id, game, face, lesson, names, words: spoken }: FollowedProps) {
  const words = useWords(id);
  const at = useSignal<number | undefined>(undefined);
  const session = useMemo(
    () =>
      new LessonSession({
        ...{ game, lesson, names },
        made: learning.peek().made[id] ?? [],
        keep: (made) => rememberMade(id, made),
      }),
    [id],
  );
  session.words.value = spoken;
  /** From the lesson into a game, with somebody who explains what is new there. */
  const play = () => {
    finish(id);
    remember({ coach: true });
    playNow(id, true);
  };
  const guide = useMemo(
    (): Guide => ({
      said: (now) => session.said(now),
      refuses: (piece, picked) => session.refuses(piece, picked),
      Voice: (offered) => (
        <LessonVoice session={session} past={at.value !== undefined} skip={play} {...offered} />
      ),
    }),
    [session],
  );
  useEffect(() => {
    meet(id);
    return () => session.play.leave();
  }, [session]);
  useEffect(() => {
    if (words) document.title = say.value.pageTitle(sayLesson.value.title(words.title));
  }, [words, sayLesson.value]);
  const { runs } = session;
  const over = session.play.now.value.waitingFor === NOBODY;
  // The end is remembered as one: who comes back begins anew.
  useEffect(() => {
    if (over) finish(id);
  }, [over]);
  if (!words) return null;
  return (
    <TableView
      // Begun again, it is a new table: nothing chosen, heard or opened carries over.
      key={runs.value}
      play={session.play}
      face={face}
      words={words}
      guide={guide}
      at={at.value}
      show={(moment) => {
        at.value = moment;
      }}
      toHall={() => go({ page: 'hall' })}
      toRules={(rule) => openBeside(id, rule)}
      again={() => session.again()}
      farewell={<Farewell session={session} play={play} />}
      menu={
        <button type="button" class="button" onClick={() => session.again()}>
          {sayLesson.value.again}
        </button>
      }
    />
  );
}

/** Below the score: how it was counted, and what comes next. */
function Farewell({ session, play }: { session: LessonSession; play: () => void }) {
  const text = sayLesson.value;
  const end = session.words.value?.end ?? '';
  useLayoutEffect(() => announce(end), []);
  return (
    <>
      <p class="farewell">{end}</p>
      <div class="actions">
        <button type="button" class="button" onClick={() => go({ page: 'hall' })}>
          {say.value.table.toHall}
        </button>
        <button type="button" class="button" onClick={() => session.again()}>
          {text.once}
        </button>
        <button type="button" class="button gold" onClick={play}>
          {text.play}
        </button>
      </div>
    </>
  );
}
