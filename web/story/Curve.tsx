/** How likely each seat was to win, from the beginning to the end: drawn, and in numbers. */
import type { Story } from '@magehall/bots/story';
import { Emblem, mix, type Sitter, STONES } from '@magehall/ui';
import { useState } from 'preact/hooks';
import { percentOf } from '../hints/percent.ts';
import { smooth, someOf } from './smooth.ts';
import { sayStory } from './words/say.ts';

interface CurveProps {
  story: Story;
  sitters: readonly Sitter[];
  /** The step as the replay counts it. */
  stepOf: (at: number) => number;
  show: (at: number) => void;
}

const WIDTH = 600;
const HEIGHT = 190;
/** So many rows of numbers. */
const ROWS = 12;

export function Curve({ story, sitters, stepOf, show }: CurveProps) {
  const words = sayStory.value;
  const points = smooth(story.points);
  const [first, last] = [points[0], points[points.length - 1]];
  const x = (i: number) => (i / Math.max(1, points.length - 1)) * WIDTH;
  const y = (chance: number) => (1 - chance) * HEIGHT;
  const said = sitters.map(({ seat, name }) =>
    words.curve.seat(name, percentOf(first.chances[seat]), percentOf(last.chances[seat])),
  );
  const indexOf = (at: number) => {
    const i = points.findIndex((point) => point.at >= at);
    return i < 0 ? points.length - 1 : i;
  };
  /** The point that is read off, as with a finger on the curve. */
  const [here, setHere] = useState(points.length - 1);
  const { at: moment, chances } = points[here];
  const step = moment === last.at ? words.curve.end : words.curve.step(stepOf(moment));
  const read = sitters.map(
    ({ seat, name }) => `${name} ${words.percent(percentOf(chances[seat]))}`,
  );
  return (
    <section class="story-curve">
      <h3>{words.curve.title}</h3>
      <div class="story-drawn">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${words.curve.title}. ${said.join(' ')}`}
        >
          {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
            <line key={chance} x1="0" x2={WIDTH} y1={y(chance)} y2={y(chance)} class="story-grid" />
          ))}
          {sitters.map(({ seat, familiar }) => (
            <polyline
              key={seat}
              class="story-line"
              data-seat={seat}
              style={stoneOf(familiar)}
              points={points.map(({ chances }, i) => `${x(i)},${y(chances[seat])}`).join(' ')}
            />
          ))}
          {story.turns.map(({ kind, at }) => (
            <line
              key={`${kind} ${at}`}
              x1={x(indexOf(at))}
              x2={x(indexOf(at))}
              y1="0"
              y2={HEIGHT}
              class="story-mark"
            />
          ))}
          <line x1={x(here)} x2={x(here)} y1="0" y2={HEIGHT} class="story-here" />
        </svg>
        <input
          type="range"
          min="0"
          max={points.length - 1}
          value={here}
          aria-label={words.curve.title}
          aria-valuetext={`${step}: ${read.join(', ')}`}
          onInput={(event) => setHere(Number(event.currentTarget.value))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') show(moment);
          }}
        />
        {story.turns.map(({ kind, at }, i) => (
          <button
            key={`${kind} ${at}`}
            type="button"
            class="story-number"
            // The list beside it says the same, in words.
            tabIndex={-1}
            aria-hidden="true"
            style={{ left: `${(x(indexOf(at)) / WIDTH) * 100}%` }}
            onClick={() => show(at)}
          >
            {i + 1}
          </button>
        ))}
      </div>
      <div class="story-read">
        <span aria-hidden="true">
          {step} · {read.join(' · ')}
        </span>
        <button
          type="button"
          class="button small"
          aria-label={`${words.turns.show}: ${step}`}
          onClick={() => show(moment)}
        >
          {words.turns.show}
        </button>
      </div>
      <p class="story-seats">
        {sitters.map(({ seat, name, familiar }) => (
          <span key={seat} style={stoneOf(familiar)}>
            <Emblem of={familiar} size={22} />
            <svg class="story-key" viewBox="0 0 34 4" aria-hidden="true">
              <line class="story-line" data-seat={seat} x1="0" x2="34" y1="2" y2="2" />
            </svg>
            {name}
          </span>
        ))}
      </p>
      <p class="muted story-note">{words.curve.help}</p>
      <details>
        <summary>{words.curve.table}</summary>
        <table class="story-numbers">
          <thead>
            <tr>
              <th scope="col">{words.curve.moment}</th>
              {sitters.map(({ seat, name }) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {someOf(points, ROWS).map(({ at, chances: then }) => (
              <tr key={at}>
                <th scope="row">
                  <button type="button" class="link" onClick={() => show(at)}>
                    {at === last.at ? words.curve.end : words.curve.step(stepOf(at))}
                  </button>
                </th>
                {sitters.map(({ seat }) => (
                  <td key={seat}>{words.percent(percentOf(then[seat]))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** The colour of a seat's line, on night and on parchment. */
function stoneOf(familiar: Sitter['familiar']) {
  const { fill, high, dark } = STONES[familiar];
  return { '--stone': mix(fill, high, 0.4), '--stone-day': dark };
}
