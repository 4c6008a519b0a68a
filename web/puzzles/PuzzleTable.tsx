/** One puzzle on the real table, with a word on what was tried. */
import { type Puzzles, same, type Words } from '@magehall/engine';
import { features } from '@magehall/games/features';
import { announce, type Face, naming, settings, TableView } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { openBeside } from '../book/beside.ts';
import { ask } from '../bots/analyst.ts';
import { faceOf, useWords } from '../games.ts';
import { percentOf } from '../hints/percent.ts';
import { reasonOf } from '../hints/sentence.ts';
import { go } from '../routes.ts';
import { useLoaded } from '../useLoaded.ts';
import { wholeOf } from '../whole.ts';
import { dayOf, type Named } from './daily.ts';
import { show, solve } from './kept.ts';
import { goTo } from './path.ts';
import { type PuzzlePlay, playOf } from './play.ts';
import { sayPuzzles } from './words/say.ts';

interface PuzzleTableProps {
  puzzle: Named;
  list: Puzzles;
  /** Which of the list it is. */
  number: number;
  /** It is today's. */
  daily: boolean;
  next: () => void;
}

export function PuzzleTable(props: PuzzleTableProps) {
  const { puzzle, list, number } = props;
  const words = useWords(puzzle.game);
  const opened = useLoaded(async () => {
    const [game, face] = await Promise.all([wholeOf(puzzle.game), faceOf(puzzle.game)]);
    return { face, play: playOf(game, list.puzzles[number]) };
  }, [puzzle.game, puzzle.name]);
  useEffect(() => () => opened?.play.leave(), [opened]);
  if (!opened || !words) return <div class="waiting" aria-busy="true" />;
  return <Solving {...props} {...opened} words={words} />;
}

interface SolvingProps extends PuzzleTableProps {
  face: Face;
  play: PuzzlePlay;
  words: Words;
}

/** What came of what was tried. */
type Tried = { choice: unknown; right: boolean };

function Solving({ puzzle, list, number, daily, next, face, play, words }: SolvingProps) {
  const text = sayPuzzles.value;
  const { valued, obvious } = list.puzzles[number];
  const at = useSignal<number | undefined>(undefined);
  const [tried, setTried] = useState<Tried>();
  const [shown, setShown] = useState(false);
  const name = useMemo(() => naming(play.sitters), [play]);
  /** As it was asked, whatever is played afterwards. */
  const start = useMemo(() => play.now.peek().view, [play]);
  useEffect(() => {
    play.tries = (choice) => {
      const right = same(choice, valued[0].choice);
      setTried({ choice, right });
      if (right && !shown) solve(puzzle, dayOf(new Date()), daily);
      return right;
    };
  }, [play, shown]);
  const said = tried ? answerTo(tried) : text.task;
  useEffect(() => announce(said), [said]);
  const reveal = () => {
    setShown(true);
    if (daily) show(dayOf(new Date()));
    announce(text.shown(words.choice(start, valued[0].choice, name)));
  };
  return (
    <>
      <TableView
        {...{ play, face, words }}
        at={at.value}
        show={(moment) => {
          at.value = moment;
        }}
        toHall={() => go({ page: 'hall' })}
        toRules={(rule) => openBeside(puzzle.game, rule)}
        again={next}
        note={`${daily ? text.daily : text.note(number + 1, list.puzzles.length)} · ${face.status(
          play.now.value.view,
          settings.value.language,
        )}`}
      />
      <section class="panel puzzle-panel" aria-label={text.panel} data-right={tried?.right}>
        <p>{said}</p>
        {tried?.right && <Why {...{ puzzle, play, start, answer: valued[0].choice }} />}
        {shown && !tried?.right && (
          <p class="muted">{text.shown(words.choice(start, valued[0].choice, name))}</p>
        )}
        {tried?.right && <p class="muted">{text.playOn}</p>}
        <div class="actions">
          {!tried?.right && !shown && (
            <button type="button" class="button small" onClick={reveal}>
              {text.showAnswer}
            </button>
          )}
          <button type="button" class="button small" onClick={() => goTo()}>
            {text.all}
          </button>
          <button
            type="button"
            class={tried?.right ? 'button small gold' : 'button small'}
            aria-label={text.nextPuzzle}
            onClick={next}
          >
            {text.next}
          </button>
        </div>
      </section>
    </>
  );

  function answerTo({ choice, right }: Tried): string {
    if (right) return text.right(percentOf(valued[0].chance), percentOf(valued[1].chance));
    const i = valued.findIndex((one) => same(one.choice, choice));
    if (i < 0) return text.wrong;
    const percent = percentOf(valued[i].chance);
    return i === obvious ? text.wrongObvious(percent) : text.wrongKnown(percent);
  }
}

interface WhyProps {
  puzzle: Named;
  play: PuzzlePlay;
  start: unknown;
  answer: unknown;
}

/** One sentence of why, if the judgement has one. */
function Why({ puzzle, play, start, answer }: WhyProps) {
  const [why, setWhy] = useState('');
  const { language } = settings.value;
  useEffect(() => {
    const { viewer } = play.now.peek();
    const asked = ask<'hint'>({ hint: puzzle.game, view: start, seat: viewer, seed: 1 }, () => {});
    Promise.all([asked.result, features[puzzle.game]?.[language]()]).then(
      ([found, known]) => {
        if (!known || !same(found.best[0].choice, answer)) return;
        setWhy(reasonOf(found.why, viewer, known.features, naming(play.sitters)) ?? '');
      },
      // Without a reason it is solved all the same.
      () => undefined,
    );
    return asked.cancel;
  }, [language]);
  if (!why) return null;
  return (
    <p class="muted">
      {sayPuzzles.value.why} {why}
    </p>
  );
}
