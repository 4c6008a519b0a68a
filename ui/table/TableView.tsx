import { type NameOf, NOBODY, type Words } from '@magehall/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { Definitions } from '../art/Definitions.tsx';
import { actsOf } from '../choosing/acts.ts';
import { Prompt } from '../choosing/Prompt.tsx';
import { useSelection } from '../choosing/useSelection.ts';
import type { HintProps } from '../hints/hint.ts';
import { looked, useLook } from '../inspector/looked.ts';
import { useAloud } from '../keys/useAloud.ts';
import { useFocus, useHeard } from '../keys/useFocus.ts';
import { useKeys } from '../keys/useKeys.ts';
import type { Guide } from '../lessons/guide.ts';
import { useLanded } from '../motion/landed.ts';
import { usePaced } from '../motion/usePaced.ts';
import { useShown } from '../replay/useShown.ts';
import { useSoon } from '../replay/useSoon.ts';
import { OwnSeat, Rivals } from '../seats/Seats.tsx';
import { settings } from '../settings.ts';
import type { Sheet } from '../sheets/Sheets.tsx';
import { Panel } from '../style/Panel.tsx';
import { useTelling } from '../telling/useTelling.ts';
import { verdict } from '../telling/verdict.ts';
import { naming, say } from '../words/language.ts';
import { saySheets } from '../words/saySheets.ts';
import type { Face } from './board.ts';
import { boardOf } from './boardOf.ts';
import {
  AfterTheEnd,
  Befell,
  Chronicle,
  Curtain,
  Inspector,
  MotionLayer,
  Newest,
  Recap,
  ReplayBar,
  Sheets,
} from './parts.ts';
import type { Play } from './play.ts';
import { compact } from './room.ts';
import { isSettled } from './settled.ts';
import { TableHeader } from './TableHeader.tsx';

interface TableViewProps {
  play: Play;
  face: Face;
  words: Words;
  /** The moment to show, if not the present one. */
  at: number | undefined;
  show: (at: number | undefined) => void;
  toHall: () => void;
  /** To the book, to that rule of it. */
  toRules: (rule?: string) => void;
  again: () => void;
  /** Says what an archmage would do, or why it may not; after the end, how the game went. */
  Hint?: FunctionComponent<HintProps>;
  /** Guides whoever learns the game. */
  guide?: Guide | undefined;
  /** Below the score, instead of what one does after any game. */
  farewell?: ComponentChildren;
  /** What the page adds to the tools at the head. */
  tools?: ComponentChildren;
  /** What the page adds to the menu. */
  menu?: ComponentChildren;
  /** What the page adds to the replay. */
  replay?: ComponentChildren;
  /** Instead of the line under the title, such as that this is a branch. */
  note?: ComponentChildren;
}

/** The id of what the inspector says. */
const ABOUT = 'about';
const NO_CHOICES: readonly unknown[] = [];

/** The table that all games share. */
export function TableView(props: TableViewProps) {
  const { face, words, guide } = props;
  const play = usePaced(props.play);
  const { game } = play;
  const now = play.now.value;
  const text = say.value.table;
  const page = useRef<HTMLDivElement>(null);
  const sheet = useSignal<Sheet>('none');
  const name: NameOf = useMemo(() => naming(play.sitters), [play]);
  const open = (which: Sheet) => () => {
    sheet.value = which;
  };

  const steps = now.steps.length;
  const laid = now.steps.findIndex(({ by }) => by >= 0);
  const over = now.waitingFor === NOBODY;
  /** A rival did more than is shown yet. */
  const isBehind = (play.behind?.value ?? 0) > 0;
  const shown = useShown(play, face, props.at);
  const { at, taken, view, outcome, sitters, turn } = shown;
  const choices = at === undefined && !now.curtain ? now.choices : NO_CHOICES;
  const choose = (choice: unknown) => {
    sheet.value = 'none';
    play.choose(choice);
  };
  const { viewer, waitingFor } = now;
  const selection = useSelection(page, {
    ...{ game, face, words, name, view, viewer, waitingFor, steps, choices, choose },
    refuses: guide?.refuses,
  });
  const { offered, explain, rule } = selection;

  const aloud = useAloud(words);
  const hint = props.Hint && choices.length > 1 ? open('hint') : undefined;

  const active = choices.length > 0;
  const board = boardOf({ face, words, aloud, name, viewer, active, shown, selection });
  useLook(page, ABOUT);
  const doIt = offered.ready === undefined ? undefined : () => choose(offered.ready);
  // Read before a press; a table that just opened is not pressed yet.
  const isReady = doIt !== undefined && isSettled();
  const outlook = useSoon(() => (isReady ? words.outlook() : undefined), [words, isReady]);
  const enter = doIt ? text.enter(words.act(view, offered.ready, name)) : '';
  // Alone at a screen one is "you" in what happened.
  const isYou = !play.shared && !now.watches && !sitters[viewer]?.bot;
  const toYou = useMemo(
    () => naming(play.sitters, isYou ? viewer : undefined),
    [play, isYou, viewer],
  );
  useTelling(play, words, toYou, open('score'), guide ? `${guide.said(now)} ${enter}` : enter);
  // What is picked is let go of before anything done is taken back.
  const picking = offered.chosen.length > 0;
  const noUndo = picking ? undefined : now.noUndo;
  const undo = async () => {
    if (picking) selection.stepBack();
    else if (noUndo) {
      await saySheets.there();
      explain(saySheets.value.noUndo[noUndo]);
    } else play.undo();
  };
  useKeys(page, {
    touch: selection.touch,
    doIt: at === undefined ? (isBehind ? play.next : doIt) : undefined,
    walks: at === undefined,
    letters: {
      Escape: at === undefined ? selection.stepBack : undefined,
      l: choices.length > 0 ? open('choices') : undefined,
      i: hint,
      u: undo,
      c: open('chronicle'),
      r: () => props.show(at === undefined ? steps : undefined),
      s: open('position'),
      h: () => play.hurry(),
      '?': open('keys'),
    },
  });
  useHeard(page, now, offered.chosen.join(' '), () => (active ? heard().join(' ') : undefined));
  useFocus(page, now.curtain);
  const said = (choice: unknown) => words.choice(view, choice, name);
  const landed = useLanded(taken, { steps: now.steps, outcome });
  const happened = { steps: landed.steps, words, name: toYou, viewer };
  const latest = useRef(at);
  latest.current = at;
  /** First as it was before, so that it is seen to happen. */
  const again = ({ from, after }: { from: number; after: number }) => {
    const before = Math.min(from, after - 1);
    props.show(before);
    // Unless somebody has left it, or gone elsewhere.
    const happen = () => latest.current === before && props.show(after);
    requestAnimationFrame(() => requestAnimationFrame(happen));
  };
  const isAsked = now.choices.length > 0;
  const chronicle = { ...happened, sitters, at, asked: isAsked, show: again };
  const seats = { board, face, turn, outcome: landed.outcome };
  const motion = face.motions && isSettled() && (
    <MotionLayer page={page} steps={now.steps} shown={taken} motions={face.motions} />
  );
  if (now.curtain)
    return (
      <div class="table-page" ref={page} data-game={game.id} data-steps={steps}>
        {motion}
        <Definitions />
        <Curtain sitter={sitters[waitingFor]} lift={() => play.lift()} />
      </div>
    );
  return (
    <div class="table-page" ref={page} data-game={game.id} data-steps={steps}>
      {motion}
      <Definitions>{face.Definitions && <face.Definitions />}</Definitions>
      {face.Backdrop && <face.Backdrop />}
      <TableHeader
        title={words.title}
        toHall={props.toHall}
        toRules={() => props.toRules()}
        open={open}
        tools={props.tools}
        news={compact.value && isAsked && isSettled() && <Recap {...happened} />}
      >
        {props.note || face.status(view, say.value.language)}
      </TableHeader>
      {guide && <guide.Voice {...offered} now={now} />}
      <Rivals {...seats} words={words} />
      <main class="scene" aria-label={`${text.board}, ${words.title}`} tabIndex={-1}>
        <face.Scene board={board} />
      </main>
      <aside class="common">
        {face.Common && <face.Common board={board} />}
        {!compact.value && (
          <Panel title={text.chronicle} class="chronicle-panel">
            {isSettled() && <Chronicle {...chronicle} beside />}
          </Panel>
        )}
      </aside>
      <section class="tray" aria-label={text.tray}>
        <OwnSeat {...seats} isYou={isYou} />
        {face.Tray && <face.Tray board={board} seat={viewer} />}
        {at === undefined ? (
          <Prompt
            told={isSettled() && !over && !picking && news()}
            sentence={sentence()}
            why={selection.why}
            toRule={rule === undefined ? undefined : () => props.toRules(rule)}
            follows={doIt && outlook?.follows(view, offered.ready, toYou)}
            {...actsOf(offered, { face, words, name, board, choose })}
            open={choices.length > 1 ? offered.left.length : 0}
            list={open('choices')}
            hint={hint}
            undo={over ? undefined : undo}
            noUndo={noUndo}
          >
            {(now.thinking || isBehind) && (
              <button type="button" class="button" onClick={() => play.hurry()}>
                {text.hurry} <kbd>H</kbd>
              </button>
            )}
            {isBehind && settings.value.pace === 'wait' && (
              <button type="button" class="button gold" onClick={play.next} id="next-step">
                {text.next} <kbd>↵</kbd>
              </button>
            )}
            {over && <AfterTheEnd show={props.show} again={props.again} score={open('score')} />}
          </Prompt>
        ) : (
          <ReplayBar
            at={at}
            steps={steps}
            laid={laid < 0 ? steps : laid}
            go={props.show}
            leave={() => props.show(undefined)}
          >
            {props.replay}
          </ReplayBar>
        )}
      </section>
      {looked.value !== undefined && (
        <Inspector
          {...{ id: ABOUT, board, game, words, Portrait: face.Portrait }}
          asked={{ words, view, viewer, outcome, name }}
          toRules={props.toRules}
        />
      )}
      {sheet.value !== 'none' && (
        <Sheets
          {...{ sheet, play, words, name, said, choose, view, outcome, hint }}
          Hint={props.Hint}
          chronicle={chronicle}
          show={props.show}
          asked={heard()}
          pick={selection.pick}
          ready={offered.ready}
          left={offered.left}
          again={props.again}
          farewell={props.farewell}
          toHall={props.toHall}
          toRules={() => {
            sheet.value = 'none';
            props.toRules();
          }}
          menu={props.menu}
        />
      )}
    </div>
  );

  /** What happened to whom is asked; or what the others do. */
  function news() {
    if (!isAsked) return <Newest {...happened} />;
    return <Befell {...happened} />;
  }

  /** What is asked, and what Enter would do. */
  function heard(): string[] {
    return [sentence(), enter].filter(Boolean);
  }

  function sentence(): string {
    if (over) return verdict(now.outcome, sitters);
    if (waitingFor < 0) return text.rolling;
    if (choices.length === 0)
      return now.thinking ? text.thinking(name(waitingFor)) : text.turn(name(waitingFor));
    // What is put together piece by piece may have more of them: the question stays.
    if (picking && doIt && !face.assembled?.(offered.ready)) return said(offered.ready);
    const question = words.ask(view, name, { pieces: offered.chosen, left: offered.left });
    return play.shared ? text.asks(name(viewer), question) : question;
  }
}
