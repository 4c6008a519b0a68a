/**
 * "What would an archmage do?": the best few choices with their chances, lit on the board, and one sentence of why.
 * It lies beside the board and is no dialog: the board, the prompt and the keys stay as they are.
 */
import { type FeatureWords, same } from '@magehall/engine';
import { features } from '@magehall/games/features';
import { announce, type HintProps, Icon, say, settings } from '@magehall/ui';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ask } from '../bots/analyst.ts';
import type { Hint as Found } from '../bots/request.ts';
import { useLoaded } from '../useLoaded.ts';
import './hints.css';
import { percentOf } from './percent.ts';
import { sentenceOf } from './sentence.ts';
import { sayHints } from './words/say.ts';

type State = { far: number } | { found: Found } | 'failed';

/** With other people at the table there is none, and it says so. */
export function Hint(props: HintProps) {
  const people = props.play.sitters.filter(({ bot }) => !bot);
  return people.length > 1 ? <NoHint {...props} /> : <Asked {...props} />;
}

function Asked(props: HintProps) {
  const { play, close } = props;
  const words = sayHints.value;
  const { view, viewer, choices, steps } = play.now.value;
  const [state, setState] = useState<State>({ far: 0 });
  const [times, setTimes] = useState(1);
  const { language } = settings.value;
  const loaded = useLoaded(() => features[play.game.id]?.[language](), [play, language]);
  useEffect(() => {
    setState({ far: 0 });
    const request = { hint: play.game.id, view, seat: viewer, seed: steps.length };
    const asked = ask<'hint'>(request, (far) => setState({ far }));
    asked.result.then(
      (found) => setState({ found }),
      () => setState('failed'),
    );
    return asked.cancel;
    // What is shown is told again when nothing happened: the same question is not asked anew.
  }, [steps.length, viewer, times]);
  // It was played, by whatever way: there is nothing more to say.
  useEffect(() => {
    if (choices.length < 2) close();
  }, [choices.length]);
  return (
    <HintPanel title={words.title} close={close}>
      {state === 'failed' ? (
        <p>
          {words.failed}{' '}
          <button type="button" class="link" onClick={() => setTimes(times + 1)}>
            {words.again}
          </button>
        </p>
      ) : 'far' in state ? (
        <p role="status">
          {words.thinking}
          <progress max="1" value={state.far} aria-label={words.thinking} />
        </p>
      ) : (
        <Best {...props} found={state.found} said={props.said} features={loaded?.features ?? {}} />
      )}
    </HintPanel>
  );
}

function NoHint({ close }: HintProps) {
  const words = sayHints.value;
  useLayoutEffect(() => announce(words.offPeople), []);
  return (
    <HintPanel title={words.title} close={close}>
      <p>{words.offPeople}</p>
    </HintPanel>
  );
}

interface BestProps extends HintProps {
  found: Found;
  features: FeatureWords;
}

function Best({ play, name, said, pick, choose, ready, found, features: known }: BestProps) {
  const words = sayHints.value;
  const { viewer } = play.now.value;
  const [lit, setLit] = useState(0);
  const light = (i: number) => {
    setLit(i);
    pick(found.best[i].choice);
  };
  const why = sentenceOf(found, viewer, known, words, name);
  useEffect(() => {
    light(0);
    const [{ choice, chance }] = found.best;
    announce(`${said(choice)} ${words.chances(percentOf(chance))}. ${why}`);
  }, [found]);
  return (
    <>
      <ol class="hint-list">
        {found.best.map(({ choice, chance }, i) => (
          <li key={said(choice)} class={i === lit ? 'lit' : undefined}>
            <button
              type="button"
              class="hint-choice"
              aria-pressed={i === lit}
              title={words.chances(percentOf(chance))}
              onClick={() => light(i)}
            >
              <span class="hint-chance">
                <b>{words.chance(percentOf(chance))}</b>
                <span class="hint-bar" style={{ '--part': chance }} />
              </span>
              <span class="hint-said">{said(choice)}</span>
            </button>
            {i === lit && !same(choice, ready) && (
              <button type="button" class="button small" onClick={() => choose(choice)}>
                {words.doIt}
              </button>
            )}
          </li>
        ))}
      </ol>
      {why && <p class="hint-why">{why}</p>}
      <p class="muted hint-note">{words.honest}</p>
    </>
  );
}

interface HintPanelProps {
  title: string;
  close: () => void;
  children: ComponentChildren;
}

function HintPanel({ title, close, children }: HintPanelProps) {
  const panel = useRef<HTMLElement>(null);
  // Whoever plays by key stands before it, and where they stood when it goes.
  useLayoutEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement)
        before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      class="hint panel"
      aria-label={title}
      tabIndex={-1}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <div class="heading small">
        <h2>{title}</h2>
        <button type="button" class="plain" aria-label={say.value.table.close} onClick={close}>
          <Icon name="cross" />
        </button>
      </div>
      {children}
    </section>
  );
}
