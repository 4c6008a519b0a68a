import { linesTold } from '@magehall/engine';
import { type Board, type Picture, useSelection } from '@magehall/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useLoaded } from '../useLoaded.ts';
import { quietBoard } from './little.ts';
import { nameOf, type Shown } from './load.ts';
import { after, begin, choicesOf } from './trial.ts';
import { sayBook } from './words/say.ts';

/** More choices than this are found on the board alone. */
const MANY = 60;

/** A little board that is played: pieces glow, a choice is made on the rules, and what follows is told. */
export function TryBoard({ shown, picture }: { shown: Shown; picture: Picture }) {
  const { game, face, words } = shown;
  const text = sayBook.value;
  const page = useRef<HTMLDivElement>(null);
  const asked = useRef<HTMLParagraphElement>(null);
  const [trial, setTrial] = useState(() => begin(shown, picture));
  const { state, viewer, steps } = trial;
  const view = useMemo(() => game.view(state, viewer), [state]);
  const choices = useMemo(() => choicesOf(shown, trial), [trial]);
  const told = useMemo(() => steps.flatMap(({ events }) => events), [steps]);
  const aloud = useLoaded(() => words.aloud?.(), [words]);
  const telling = useLoaded(() => words.telling(), [words]);
  const choose = (choice: unknown) => setTrial(after(shown, trial, choice));
  const waitingFor = game.waitingFor(state);
  const name = nameOf;
  const selection = useSelection(page, {
    ...{ game, face, words, name, view, viewer, waitingFor, choices, choose },
    steps: steps.length,
  });
  const { offered, why, blamed, touch } = selection;
  // A piece in a drawing is no button to the browser: its keys are heard here.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event;
      if ((key !== 'Enter' && key !== ' ') || !(target instanceof SVGElement)) return;
      const piece = target.closest('[data-piece]')?.getAttribute('data-piece');
      if (!piece) return;
      event.preventDefault();
      touch(piece);
    };
    const { current } = page;
    current?.addEventListener('keydown', press);
    return () => current?.removeEventListener('keydown', press);
  });
  // A little board is no landmark of the page: there may be several of them, and a table beside.
  useLayoutEffect(() => {
    for (const part of page.current?.querySelectorAll('section[aria-label]') ?? [])
      part.setAttribute('role', 'group');
  });
  // Whoever began to play stands before what is asked.
  useLayoutEffect(() => asked.current?.focus({ preventScroll: true }), []);
  const points = steps.length === 0 ? picture.points : [];
  const board: Board = {
    ...quietBoard(shown, view, viewer, points),
    active: choices.length > 0,
    light(piece) {
      if (offered.chosen.includes(piece)) return 'chosen';
      if (!offered.lit.has(piece)) return 'rest';
      return (face.glows?.(view, piece, offered.chosen, offered.lit) ?? true) ? 'can' : 'may';
    },
    label: (piece) => aloud?.piece(piece, { view, viewer }, name) ?? words.piece(piece, name),
    times: (piece) => offered.chosen.filter((other) => other === piece).length,
    click: touch,
    can: (piece) => offered.usable.has(piece),
    blamed,
    told,
  };
  const acts = [...(offered.ready === undefined ? [] : [offered.ready]), ...offered.others];
  const question =
    choices.length > 0
      ? words.ask(view, name, { pieces: offered.chosen, left: offered.left })
      : text.done;
  const lines = telling ? linesTold(steps, telling, name) : [];
  return (
    <>
      <div class="little" data-game={shown.id} ref={page}>
        <picture.Draw board={board} />
      </div>
      <div class="try-says">
        <p class="try-question" tabIndex={-1} ref={asked}>
          {question}
        </p>
        {why && <p class="why">{why}</p>}
        <div class="try-acts">
          {acts.map((choice) => (
            <button
              key={words.choice(view, choice, name)}
              type="button"
              class="button small"
              onClick={() => choose(choice)}
            >
              {words.choice(view, choice, name).replace(/\.$/, '')}
            </button>
          ))}
          {steps.length > 0 && (
            <button
              type="button"
              class="button small"
              onClick={() => setTrial(begin(shown, picture))}
            >
              {text.again}
            </button>
          )}
        </div>
        {choices.length > 1 && choices.length <= MANY && (
          <details class="try-words">
            <summary>{text.inWords(offered.left.length)}</summary>
            <ul>
              {offered.left.map((choice) => (
                <li key={JSON.stringify(choice)}>
                  <button type="button" class="link" onClick={() => choose(choice)}>
                    {words.choice(view, choice, name)}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        )}
        <div role="status">
          {lines.length > 0 && (
            <ul class="try-told">
              {lines.map((line, i) => (
                // Told once each, in the order in which it happened.
                <li key={`${i + 1}`}>{line}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </>
  );
}
