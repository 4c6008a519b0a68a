/** Where the game turned, in its order; each opens the replay there. */
import type { Story, Turn } from '@magehall/bots/story';
import {
  CHANCE,
  happenings,
  type NameOf,
  NOBODY,
  type Step,
  type Table,
  type Telling,
  type Words,
} from '@magehall/engine';
import { features } from '@magehall/games/features';
import { naming, settings } from '@magehall/ui';
import { useMemo, useState } from 'preact/hooks';
import { percentOf } from '../hints/percent.ts';
import { reasonOf } from '../hints/sentence.ts';
import { useLoaded } from '../useLoaded.ts';
import type { StoryProps } from './Story.tsx';
import { sayStory } from './words/say.ts';

interface TurnsProps {
  told: Story;
  table: Table;
  play: StoryProps['play'];
  words: Words;
  show: (at: number) => void;
}

export function Turns({ told, show, ...rest }: TurnsProps) {
  const words = sayStory.value;
  const telling = useLoaded(() => rest.words.telling(), [rest.words]);
  const steps = useMemo(() => rest.table.told(NOBODY), [rest.table]);
  const name = naming(rest.play.sitters);
  return (
    <section>
      <h3>{words.turns.title}</h3>
      {told.turns.length === 0 && <p class="muted">{words.turns.none}</p>}
      <ol class="story-turns">
        {told.turns.map((turn, i) => (
          <li key={`${turn.kind} ${turn.at}`}>
            <span class="story-count" aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <p>{sentenceOf(turn, name)}</p>
              {telling && <p class="muted">{happened(turn, steps, telling, name)}</p>}
              {turn.kind === 'found' && (
                <p class="muted">
                  {words.turns.foundHelp(percentOf(turn.chance), percentOf(turn.other))}
                </p>
              )}
              {turn.kind === 'missed' && <Better turn={turn} {...rest} />}
            </div>
            <button
              type="button"
              class="button small"
              aria-label={`${words.turns.show}: ${sentenceOf(turn, name)}`}
              onClick={() => show(turn.at)}
            >
              {words.turns.show}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** So many lines say enough. */
const LINES = 2;

/** What was chosen there or what fell, as the chronicle tells it. */
function happened(turn: Turn, steps: readonly Step[], telling: Telling, name: NameOf): string {
  const [from, end] = turn.kind === 'throw' ? throwAt(steps, turn.at) : [turn.at, turn.at + 1];
  return happenings(steps.slice(0, end), telling, from)
    .map(({ event }) => telling.event(event, name))
    .filter(Boolean)
    .slice(0, LINES)
    .join(' ');
}

/** The first and the last step of what fell before that moment. */
function throwAt(steps: readonly Step[], end: number): [number, number] {
  let from = end;
  while (steps[from - 1]?.by === CHANCE) from--;
  return [from, end];
}

function sentenceOf(turn: Turn, name: NameOf): string {
  const words = sayStory.value;
  if (turn.kind !== 'throw') return words.turns[turn.kind](name(turn.seat));
  return words.turns.thrown(name(turn.seat), words.more(Math.round(turn.worth * 100)));
}

interface BetterProps extends Omit<TurnsProps, 'told' | 'show'> {
  turn: Turn & { kind: 'missed' };
}

/** What would have been better, to who asks. */
function Better({ turn, table, play, words: spoken }: BetterProps) {
  const words = sayStory.value.turns;
  const [asked, setAsked] = useState(false);
  const { language } = settings.value;
  const known = useLoaded(
    () => (asked ? features[play.game.id]?.[language]() : undefined),
    [asked, language],
  );
  if (!asked)
    return (
      <button type="button" class="link" onClick={() => setAsked(true)}>
        {words.ask}
      </button>
    );
  const { at, seat, before, after, better, why } = turn;
  const name = naming(play.sitters);
  const choice = spoken.choice(table.at(at), better, name);
  const reason = known && reasonOf(why, seat, known.features, name);
  return (
    <p class="muted" role="status">
      {words.better(choice, percentOf(before), percentOf(after))}{' '}
      {reason && words.why(name(seat), reason)}
    </p>
  );
}
