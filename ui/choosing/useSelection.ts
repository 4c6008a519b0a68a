import type { Game, NameOf, Seat, Words } from '@magehall/engine';
import { useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Guide } from '../lessons/guide.ts';
import type { Face } from '../table/board.ts';
import { announce } from '../telling/announcer.tsx';
import { say } from '../words/language.ts';
import type { Drag } from './drag.ts';
import { kindOf } from './narrow.ts';
import { click, isMeant, type Offer, offer, touchedBy } from './offer.ts';

interface Asked {
  game: Game;
  face: Face;
  words: Words;
  name: NameOf;
  view: unknown;
  viewer: Seat;
  waitingFor: Seat;
  /** How many steps led here. */
  steps: number;
  choices: readonly unknown[];
  choose: (choice: unknown) => void;
  /** Whoever guides says no to a piece, and why. */
  refuses?: Guide['refuses'] | undefined;
}

export interface Selection {
  offered: Offer<unknown>;
  /** Why the piece just touched can't be used. */
  why: string | undefined;
  /** The rule it rests on. */
  rule: string | undefined;
  blamed: ReadonlySet<string>;
  touch: (piece: string) => void;
  /** Picks all that the choice speaks of. */
  pick: (choice: unknown) => void;
  explain: (sentence: string) => void;
  /** Lets go of what was chosen last. */
  stepBack: () => void;
}

interface Reasoned {
  sentence: string;
  blamed: ReadonlySet<string>;
  rule: string | undefined;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Which pieces are picked, by click, by key or by drag, and what that leaves open. */
export function useSelection(page: RefObject<HTMLElement | null>, asked: Asked): Selection {
  const { game, face, words, name, view, viewer, choices, choose } = asked;
  const chosen = useSignal<readonly string[]>([]);
  const why = useSignal<Reasoned | undefined>(undefined);
  const all = useMemo(() => touchedBy(game, face, view, choices), [game, view, choices]);
  const offerFor = (pieces: readonly string[]) => offer(all, pieces, face, view);
  const offered = offerFor(chosen.value);

  // A new position asks anew, before anyone sees it with what was chosen in the last one. The same
  // position told again (a bot was hurried, a game was kept) takes nothing out of anyone's hand.
  useLayoutEffect(() => {
    chosen.value = [];
    why.value = undefined;
  }, [asked.steps, viewer, asked.waitingFor, choices.length]);

  const explain = (sentence: string, blamed = NOTHING, rule?: string) => {
    why.value = { sentence, blamed, rule };
    announce(sentence);
  };
  const whyNot = (piece: string, beside: readonly string[], unsaid: string) => {
    if (choices.length === 0) {
      if (asked.waitingFor >= 0) explain(say.value.table.notYourTurn(name(asked.waitingFor)));
      return;
    }
    Promise.all([game.reasons(), words.about()]).then(
      ([{ whyNot }, about]) => {
        // Of what is chosen first: "takes only blue", not what is wrong with all the other dice.
        const joint = whyNot(view, viewer, [...beside, piece].join('+'));
        const reasons = joint.length > 0 ? joint : whyNot(view, viewer, piece);
        const sentence = reasons.map((reason) => about.why(reason, name)).join(' ') || unsaid;
        const blamed = new Set(reasons.flatMap((reason) => [...reason.blame]));
        if (sentence) explain(sentence, blamed, reasons[0]?.rules[0]);
      },
      () => unsaid && explain(unsaid),
    );
  };
  const add = (piece: string) => {
    const after = click(all, chosen.value, piece);
    if (asked.refuses?.(piece, after)) return false;
    chosen.value = after;
    return true;
  };
  const touch = (piece: string) => {
    why.value = undefined;
    // The piece that completed the choice, once more: that is meant.
    const { ready } = offered;
    const isSingle = ready !== undefined && !face.assembled?.(ready);
    if (isSingle && isMeant(all, chosen.value, piece)) choose(ready);
    else if (!offered.usable.has(piece)) whyNot(piece, chosen.value, say.value.table.cantNow);
    else {
      const before = chosen.value;
      if (!add(piece)) return;
      // What was picked before and does not go with it is let go of: that is said.
      const kept = chosen.value;
      const isOther = (one: string) => !kept.includes(one) && kindOf(one) !== kindOf(piece);
      if (kept.includes(piece) && before.some(isOther)) whyNot(piece, before, '');
    }
  };
  const pick = (choice: unknown) => {
    chosen.value = game.touches(view, choice);
  };
  const stepBack = () => {
    why.value = undefined;
    chosen.value = chosen.value.slice(0, -1);
  };

  const take = (piece: string) => {
    if (!offered.usable.has(piece)) return false;
    return chosen.value.includes(piece) || add(piece);
  };
  // Dropping a piece where one choice is left, or a usual one, is as good as pressing the button.
  const drop = (piece: string | undefined) => {
    const lands = piece !== undefined && offered.lit.has(piece);
    const after = lands ? click(all, chosen.value, piece) : [];
    if (lands && asked.refuses?.(piece, after)) return;
    const { ready } = offerFor(after);
    if (lands && ready !== undefined) choose(ready);
    else chosen.value = after;
  };
  const drag = useRef({ take, drop });
  drag.current = { take, drop };
  useLayoutEffect(
    () =>
      dragSoon(page.current, {
        take: (piece) => drag.current.take(piece),
        drop: (piece) => drag.current.drop(piece),
      }),
    [],
  );

  return {
    offered,
    why: why.value?.sentence,
    rule: why.value?.rule,
    blamed: why.value?.blamed ?? NOTHING,
    touch,
    pick,
    explain,
    stepBack,
  };
}

/** Whoever never moves a mouse over the table never loads dragging. */
function dragSoon(table: HTMLElement | null, drag: Drag): () => void {
  // What was pressed while the code was on its way is dragged all the same.
  let pressed: PointerEvent | undefined;
  let end = () => {};
  const press = (event: PointerEvent) => {
    pressed = event.type === 'pointerdown' ? event : undefined;
  };
  const load = async () => {
    const { enableDrag } = await import('./drag.ts');
    forget();
    if (table?.isConnected) end = enableDrag(table, drag, pressed);
  };
  const forget = () => {
    table?.removeEventListener('pointermove', load);
    table?.removeEventListener('pointerdown', press);
    removeEventListener('pointerup', press);
  };
  table?.addEventListener('pointermove', load, { once: true });
  table?.addEventListener('pointerdown', press);
  addEventListener('pointerup', press);
  return () => {
    forget();
    end();
  };
}
