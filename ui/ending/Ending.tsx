/** After the game: what decided it, how the points grew, how the dice fell. From the log alone. */
import type { Words } from '@magehall/engine';
import { useMemo } from 'preact/hooks';
import { Emblem } from '../art/Familiar.tsx';
import { useSoon } from '../replay/useSoon.ts';
import type { Play } from '../table/play.ts';
import { tellerOf } from '../telling/teller.ts';
import { list, say } from '../words/language.ts';
import { saySheets } from '../words/saySheets.ts';
import { Curve } from './Curve.tsx';
import { aheadSince, type Course, courseOf } from './course.ts';
import { judged, type Luck, luckOf } from './luck.ts';

export interface EndingProps {
  play: Play;
  words: Words;
  /** Shows a line happen once more. */
  again: (line: { from: number; after: number }) => void;
}

export function Ending({ play, words, again }: EndingProps) {
  const { outcome, steps } = play.now.value;
  const { game, sitters } = play;
  const telling = tellerOf(words);
  const course = useSoon(() => {
    if (!telling) return undefined;
    const viewAt = (moment: number) => play.viewAt(moment);
    return courseOf({ game, viewAt, sitters, steps }, telling, outcome);
  }, [telling, steps.length]);
  const luck = useMemo(
    () => (telling ? luckOf(steps, telling, sitters.length) : []),
    [telling, steps.length],
  );
  return (
    <div class="ending">
      {course && course.standings.length > 1 && (
        <>
          <Decided {...{ play, course, again }} />
          <Curve standings={course.standings} sitters={sitters} />
        </>
      )}
      {luck.length > 0 && <Dice luck={luck} play={play} />}
    </div>
  );
}

interface DecidedProps extends Pick<EndingProps, 'play' | 'again'> {
  course: Course;
}

function Decided({ play, course, again }: DecidedProps) {
  const text = saySheets.value.ending;
  const { outcome } = play.now.value;
  const winners = list(outcome.winners.map((seat) => play.sitters[seat]?.name ?? ''));
  const ahead = aheadSince(course.standings, outcome);
  const { best } = course;
  return (
    <>
      {ahead !== undefined && (
        <p>{typeof ahead === 'number' ? text.ahead(winners, ahead) : text[ahead](winners)}</p>
      )}
      {best && (
        <p>
          {text.best(best.points)}{' '}
          <button type="button" class="plain again" onClick={() => again(best.line)}>
            {best.line.whole}
          </button>
        </p>
      )}
    </>
  );
}

function Dice({ luck, play }: { luck: readonly Luck[]; play: Play }) {
  const text = saySheets.value.ending;
  const { format } = new Intl.NumberFormat(say.value.language, { maximumFractionDigits: 1 });
  return (
    <figure class="luck">
      <figcaption>{text.luck}</figcaption>
      <ul>
        {luck.map((one) => (
          <li key={one.seat}>
            <Emblem of={play.sitters[one.seat]?.familiar ?? 'owl'} size={24} />
            <span class="luck-bar" aria-hidden="true">
              <i style={{ '--off': Math.max(-3, Math.min(3, one.off)) / 3 }} />
            </span>
            <span>
              <b>{play.sitters[one.seat]?.name}</b> {text.fell[judged(one)]}{' '}
              <span class="muted">
                {text.dice(one.dice, format(one.mean), format(one.expected))}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
