import { CHANCE, type NameOf, NOBODY, type Seat, type Step, type Words } from '@magehall/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { announce } from './announcer.tsx';
import { Definitions } from './art/Definitions.tsx';
import { Emblem } from './art/Familiar.tsx';
import { Icon } from './art/Icon.tsx';
import type { Board, Face } from './board.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { Chronicle } from './Chronicle.tsx';
import { click, offer, touchedBy } from './choose.ts';
import { Dialog } from './Dialog.tsx';
import { DiceSheet } from './DiceSheet.tsx';
import { type Drag, enableDrag } from './drag.ts';
import { isWay, walk } from './keys.ts';
import { list, naming, say } from './language.ts';
import { Keys, Menu } from './Menu.tsx';
import { Panel } from './Panel.tsx';
import { Prompt } from './Prompt.tsx';
import type { Play } from './play.ts';
import { ReplayBar } from './ReplayBar.tsx';
import { Scores, verdict } from './Scores.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { play as playSound } from './sound.ts';
import { useMotion } from './useMotion.ts';

type Sheet = 'choices' | 'menu' | 'keys' | 'chronicle' | 'dice' | 'score' | 'none';

interface TableProps {
  play: Play;
  face: Face;
  words: Words;
  /** The moment to show, if not the present one. */
  at: number | undefined;
  show: (at: number | undefined) => void;
  toHall: () => void;
  toRules: () => void;
  again: () => void;
  /** What the page adds to the menu. */
  menu?: ComponentChildren;
  /** What the page adds to the replay. */
  replay?: ComponentChildren;
  /** A line under the title, such as that this is a branch. */
  note?: ComponentChildren;
}

const NOTHING: ReadonlySet<string> = new Set();

/** The table that all games share. */
export function Table(props: TableProps) {
  const { play, face, words } = props;
  const { game, sitters } = play;
  const now = play.now.value;
  const text = say.value.table;
  const page = useRef<HTMLDivElement>(null);
  const sheet = useSignal<Sheet>('none');
  const chosen = useSignal<readonly string[]>([]);
  const why = useSignal<{ sentence: string; blamed: ReadonlySet<string> } | undefined>(undefined);
  const name: NameOf = useMemo(() => naming(sitters), [sitters]);

  const steps = now.steps.length;
  const at = props.at === undefined ? undefined : Math.min(props.at, steps);
  const shown = at ?? steps;
  const view = useMemo(() => (at === undefined ? now.view : play.viewAt(at)), [at, now.view, play]);
  const choices = at === undefined && !now.curtain ? now.choices : NO_CHOICES;
  const all = useMemo(() => touchedBy(game, view, choices), [game, view, choices]);
  const offered = offer(all, chosen.value, (left) => face.usual(left));
  const over = now.waitingFor === NOBODY;

  const choose = (choice: unknown) => {
    sheet.value = 'none';
    chosen.value = [];
    play.choose(choice);
  };
  const explain = (sentence: string, blamed: ReadonlySet<string> = NOTHING) => {
    why.value = { sentence, blamed };
    announce(sentence);
  };
  const touch = (piece: string) => {
    why.value = undefined;
    const last = chosen.value.at(-1);
    if (piece === last && offered.ready !== undefined) return choose(offered.ready);
    if (offered.usable.has(piece) || chosen.value.includes(piece)) {
      chosen.value = click(all, chosen.value, piece);
      return;
    }
    if (choices.length === 0) {
      if (now.waitingFor >= 0 && at === undefined) explain(text.notYourTurn(name(now.waitingFor)));
      return;
    }
    const reasons = game.whyNot(view, now.viewer, piece);
    const sentences = reasons.map((reason) => words.why(reason, name));
    explain(
      sentences.join(' ') || text.cantNow,
      new Set(reasons.flatMap((reason) => [...reason.blame])),
    );
  };

  const lastPieces = useMemo(() => {
    const step = now.steps[shown - 1];
    if (!step || step.by === CHANCE || step.choice === undefined) return NOTHING;
    return new Set(game.touches(play.viewAt(shown - 1), step.choice));
  }, [shown, now.steps]);

  const told = useMemo(
    () =>
      now.steps.slice(lastOf(now.viewer, now.steps, shown), shown).flatMap(({ events }) => events),
    [shown, now.steps, now.viewer],
  );

  const board: Board = {
    view,
    viewer: now.viewer,
    waitingFor: now.waitingFor,
    active: choices.length > 0,
    sitters,
    language: say.value.language,
    light: (piece) =>
      chosen.value.includes(piece) ? 'chosen' : offered.lit.has(piece) ? 'can' : 'rest',
    label: (piece) => words.piece(piece, name),
    click: touch,
    last: lastPieces,
    blamed: why.value?.blamed ?? NOTHING,
    told,
  };

  // A new position asks anew.
  useEffect(() => {
    chosen.value = [];
    why.value = undefined;
  }, [choices]);
  useMotion(page, now.steps, shown, (event) => face.motions(event));

  // What happened since, and what is asked now, for whoever listens.
  const heard = useRef(steps);
  useEffect(() => {
    if (now.curtain) return;
    const news = now.steps
      .slice(Math.max(0, Math.min(heard.current, steps)))
      .flatMap((step) => step.events.map((event) => words.event(event, name)));
    heard.current = steps;
    const asked = over
      ? verdict(now.outcome, sitters)
      : now.choices.length > 0
        ? words.ask(now.view, name)
        : '';
    announce([...news, asked].filter(Boolean).join(' '));
    if (over && news.length > 0) {
      sheet.value = 'score';
      playSound('end');
    } else if (now.choices.length > 0 && news.length > 0) playSound('turn');
  }, [steps, now.waitingFor, now.curtain, words]);

  // Whoever plays by keyboard is never left outside the page when a piece goes away.
  useEffect(() => {
    if (document.activeElement === document.body && page.current?.dataset.keyboard === 'yes')
      document.getElementById('prompt')?.focus({ preventScroll: true });
  }, [steps, chosen.value]);

  const act = useRef<(event: KeyboardEvent) => void>(() => {});
  act.current = (event) => {
    const target = event.target as Element;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('dialog[open]') || target.matches('input, select, textarea')) return;
    if (page.current) page.current.dataset.keyboard = 'yes';
    const piece = target.closest('[data-piece]')?.getAttribute('data-piece');
    const onButton = target.closest('button, a, summary') && piece === undefined;
    const open = (which: Sheet) => () => {
      sheet.value = which;
    };
    const press = piece === undefined || piece === null ? undefined : () => touch(piece);
    const acts: Record<string, (() => void) | undefined> = {
      Enter:
        press ??
        (onButton ? undefined : () => offered.ready !== undefined && choose(offered.ready)),
      ' ':
        press ??
        (onButton || at !== undefined
          ? undefined
          : () => offered.ready !== undefined && choose(offered.ready)),
      Escape: at === undefined ? stepBack : undefined,
      l: choices.length > 0 ? open('choices') : undefined,
      u: () => (now.noUndo ? explain(text.noUndo[now.noUndo]) : play.undo()),
      c: open('chronicle'),
      r: () => props.show(at === undefined ? steps : undefined),
      s: () => announce(standing()),
      h: () => play.hurry(),
      '?': open('keys'),
    };
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (isWay(key) && at === undefined && page.current) {
      event.preventDefault();
      walk(page.current, key);
      return;
    }
    const does = acts[key];
    if (!does) return;
    event.preventDefault();
    does();
  };
  const stepBack = () => {
    why.value = undefined;
    chosen.value = chosen.value.slice(0, -1);
  };
  const standing = () =>
    [
      over
        ? verdict(now.outcome, sitters)
        : now.waitingFor >= 0
          ? words.ask(view, name)
          : text.rolling,
      face.status(view, say.value.language),
      list(now.outcome.scores.map(({ seat, total }) => `${name(seat)} ${text.points(total)}`)),
    ].join('. ');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => act.current(event);
    const onPointer = () => {
      if (page.current) page.current.dataset.keyboard = 'no';
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, []);

  // Dropping a piece where one choice is left, or a usual one, is as good as pressing the button.
  const drop = useRef<Drag>({ take: () => false, drop: () => {} });
  drop.current = {
    take: (piece) => {
      if (!offered.usable.has(piece)) return false;
      if (!chosen.value.includes(piece)) chosen.value = click(all, chosen.value, piece);
      return true;
    },
    drop: (piece) => {
      if (piece === undefined || !offered.lit.has(piece)) {
        chosen.value = [];
        return;
      }
      const after = click(all, chosen.value, piece);
      const { ready } = offer(all, after, (left) => face.usual(left));
      if (ready === undefined) chosen.value = after;
      else choose(ready);
    },
  };
  useEffect(() => {
    if (!page.current) return undefined;
    return enableDrag(page.current, {
      take: (piece) => drop.current.take(piece),
      drop: (piece) => drop.current.drop(piece),
    });
  }, []);

  const said = (choice: unknown) => words.choice(view, choice, name);
  const sentence = sentenceNow();
  function sentenceNow(): string {
    if (over) return verdict(now.outcome, sitters);
    if (now.waitingFor < 0) return text.rolling;
    if (choices.length === 0)
      return now.thinking ? text.thinking(name(now.waitingFor)) : text.turn(name(now.waitingFor));
    if (offered.ready !== undefined && chosen.value.length > 0) return said(offered.ready);
    return words.ask(view, name);
  }
  const others = sitters.filter(({ seat }) => seat !== now.viewer);
  const open = (which: Sheet) => () => {
    sheet.value = which;
  };
  const close = open('none');

  return (
    <div class="table-page" ref={page} data-game={game.id} data-steps={steps}>
      <Definitions>
        <face.Definitions />
      </Definitions>
      <face.Backdrop />
      <header class="table-header">
        <button type="button" class="brand" aria-label={say.value.menu.hall} onClick={props.toHall}>
          <Icon name="home" size={34} />
        </button>
        <div>
          <h1>{words.title}</h1>
          <p class="muted">{props.note ?? face.status(view, say.value.language)}</p>
        </div>
        <nav class="table-tools" aria-label={text.menu}>
          <Tool icon="book" label={text.rules} act={props.toRules} />
          <Tool icon="dice" label={say.value.dice.title} act={open('dice')} />
          <Tool icon="log" label={text.chronicle} act={open('chronicle')} narrow />
          <Tool icon="menu" label={text.menu} act={open('menu')} />
        </nav>
      </header>
      <section class="rivals" aria-label={text.rivals}>
        {others.map((sitter) => (
          <SeatPanel
            key={sitter.seat}
            sitter={sitter}
            score={now.outcome.scores[sitter.seat]?.total ?? 0}
            turn={now.waitingFor === sitter.seat}
          >
            <face.Seat board={board} seat={sitter.seat} />
          </SeatPanel>
        ))}
      </section>
      <main class="scene" aria-label={text.board}>
        <face.Scene board={board} />
      </main>
      <aside class="common">
        <face.Common board={board} />
        <Panel title={text.chronicle} class="chronicle-panel">
          <Chronicle
            steps={now.steps}
            words={words}
            name={name}
            sitters={sitters}
            at={at}
            show={props.show}
          />
        </Panel>
      </aside>
      <section class="tray" aria-label={text.tray}>
        <SeatPanel
          own
          sitter={sitters[now.viewer]}
          score={now.outcome.scores[now.viewer]?.total ?? 0}
          turn={now.waitingFor === now.viewer}
        >
          <face.Own board={board} seat={now.viewer} />
        </SeatPanel>
        <face.Tray board={board} seat={now.viewer} />
        {at === undefined ? (
          <Prompt
            sentence={sentence}
            detail={
              why.value?.sentence ??
              (chosen.value.length > 0 && offered.ready === undefined
                ? text.choices(offered.left.length)
                : undefined)
            }
            ready={
              offered.ready === undefined
                ? undefined
                : {
                    label: chosen.value.length > 0 ? text.doIt : said(offered.ready),
                    act: () => choose(offered.ready),
                  }
            }
            others={offered.others.map((choice) => ({
              label: said(choice),
              act: () => choose(choice),
            }))}
            open={choices.length > 1 ? offered.left.length : 0}
            list={open('choices')}
            undo={over ? undefined : () => play.undo()}
            noUndo={now.noUndo}
            explainUndo={(reason) => explain(text.noUndo[reason])}
          >
            {now.thinking && (
              <button type="button" class="button" onClick={() => play.hurry()}>
                {text.hurry} <kbd>H</kbd>
              </button>
            )}
            {over && (
              <>
                <button type="button" class="button" onClick={open('score')}>
                  {text.score}
                </button>
                <button type="button" class="button" onClick={() => props.show(0)}>
                  {say.value.hall.replay}
                </button>
                <button type="button" class="button gold" onClick={props.again}>
                  {text.again}
                </button>
              </>
            )}
          </Prompt>
        ) : (
          <ReplayBar at={at} steps={steps} go={props.show} leave={() => props.show(undefined)}>
            {props.replay}
          </ReplayBar>
        )}
      </section>
      {now.curtain && (
        <div class="curtain">
          <Emblem of={sitters[now.waitingFor].familiar} size={96} />
          <h2>{text.curtain(name(now.waitingFor))}</h2>
          <p>{text.curtainText}</p>
          <button type="button" class="button gold" onClick={() => play.lift()}>
            {text.curtainLift}
          </button>
        </div>
      )}
      {sheet.value === 'choices' && (
        <ChoiceList choices={offered.left} words={said} choose={choose} close={close} />
      )}
      {sheet.value === 'menu' && (
        <Menu close={close}>
          <button type="button" class="button" onClick={open('keys')}>
            {say.value.menu.keys} <kbd>?</kbd>
          </button>
          {props.menu}
          <button type="button" class="button" onClick={props.toHall}>
            {say.value.menu.hall}
          </button>
        </Menu>
      )}
      {sheet.value === 'keys' && <Keys close={close} />}
      {sheet.value === 'dice' && <DiceSheet play={play} close={close} />}
      {sheet.value === 'chronicle' && (
        <Dialog title={text.chronicle} close={close}>
          <Chronicle
            steps={now.steps}
            words={words}
            name={name}
            sitters={sitters}
            at={at}
            show={(moment) => {
              close();
              props.show(moment);
            }}
          />
        </Dialog>
      )}
      {sheet.value === 'score' && (
        <Dialog title={verdict(now.outcome, sitters)} close={close} class="final">
          <Scores outcome={now.outcome} sitters={sitters} words={words} />
          <div class="actions">
            <button type="button" class="button" onClick={props.toHall}>
              {text.toHall}
            </button>
            <button type="button" class="button gold" onClick={close}>
              {text.look}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

const NO_CHOICES: readonly unknown[] = [];

/** Where that seat's last choice stands among the first so many steps. */
function lastOf(seat: Seat, steps: readonly Step[], among: number): number {
  const at = steps.slice(0, among).findLastIndex(({ by }) => by === seat);
  return Math.max(0, at);
}

interface ToolProps {
  icon: 'book' | 'dice' | 'log' | 'menu';
  label: string;
  act: () => void;
  narrow?: boolean;
}

function Tool({ icon, label, act, narrow = false }: ToolProps) {
  return (
    <button
      type="button"
      class={narrow ? 'button square narrow-only' : 'button square'}
      aria-label={label}
      title={label}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}
