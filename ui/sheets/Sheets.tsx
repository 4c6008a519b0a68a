import type { NameOf, Outcome, Words } from '@magehall/engine';
import type { Signal } from '@preact/signals';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { ChoiceList } from '../choosing/ChoiceList.tsx';
import { Ending } from '../ending/later.ts';
import type { HintProps } from '../hints/hint.ts';
import { Position } from '../keys/Position.tsx';
import type { Play } from '../table/play.ts';
import { Chronicle, type ChronicleProps } from '../telling/Chronicle.tsx';
import { verdict } from '../telling/verdict.ts';
import { say } from '../words/language.ts';
import { saySheets } from '../words/saySheets.ts';
import { Dialog } from './Dialog.tsx';
import { DiceSheet, Keys, Menu } from './menus.ts';
import { Scores } from './Scores.tsx';

export type Sheet =
  | 'choices'
  | 'position'
  | 'menu'
  | 'keys'
  | 'chronicle'
  | 'dice'
  | 'score'
  | 'hint'
  | 'none';

export interface SheetsProps {
  sheet: Signal<Sheet>;
  play: Play;
  words: Words;
  name: NameOf;
  show: (at: number | undefined) => void;
  /** What the chronicle is told with. */
  chronicle: ChronicleProps;
  /** The choices that are open, and what each says. */
  left: readonly unknown[];
  /** What the table shows, and what is asked there. */
  view: unknown;
  outcome: Outcome;
  asked: readonly string[];
  said: (choice: unknown) => string;
  choose: (choice: unknown) => void;
  /** Lights the pieces of a choice. */
  pick: (choice: unknown) => void;
  /** What the golden button does now. */
  ready: unknown;
  /** Opens the hint, if one can be had now. */
  hint: (() => void) | undefined;
  Hint: FunctionComponent<HintProps> | undefined;
  again: () => void;
  /** Instead of what one does after any game. */
  farewell: ComponentChildren;
  toHall: () => void;
  toRules: () => void;
  menu: ComponentChildren;
}

/** What lies over the table when it is asked for; one at a time. */
export function Sheets(props: SheetsProps) {
  const { sheet, play, words, name } = props;
  const now = play.now.value;
  const open = (which: Sheet) => () => {
    sheet.value = which;
  };
  const close = open('none');
  switch (sheet.value) {
    case 'choices':
      return (
        <ChoiceList
          choices={props.left}
          words={props.said}
          spoken={words}
          choose={props.choose}
          close={close}
        />
      );
    case 'position':
      return (
        <Position
          {...{ words, name, close }}
          seen={{ view: props.view, viewer: now.viewer }}
          outcome={props.outcome}
          asked={props.asked}
        />
      );
    case 'menu':
      return (
        <Menu close={close}>
          {props.hint && (
            <button type="button" class="button" onClick={props.hint}>
              {say.value.table.hint} <kbd>I</kbd>
            </button>
          )}
          <button type="button" class="button" onClick={open('keys')}>
            {say.value.table.keys} <kbd>?</kbd>
          </button>
          <button type="button" class="button" onClick={props.toRules}>
            {say.value.table.rules}
          </button>
          <button type="button" class="button" onClick={open('dice')}>
            {say.value.table.dice}
          </button>
          {props.menu}
          <button type="button" class="button" onClick={props.toHall}>
            {say.value.table.toHall}
          </button>
        </Menu>
      );
    case 'keys':
      return <Keys close={close} />;
    case 'dice':
      return <DiceSheet play={play} close={close} />;
    case 'chronicle':
      return (
        <Dialog title={say.value.table.chronicle} close={close}>
          <Chronicle
            {...props.chronicle}
            show={(line) => {
              close();
              props.chronicle.show(line);
            }}
          />
        </Dialog>
      );
    case 'score':
      return (
        <Dialog title={verdict(now.outcome, play.sitters)} close={close} class="final">
          <Scores outcome={now.outcome} sitters={play.sitters} words={words} />
          <Ending
            {...{ play, words }}
            again={(line) => {
              close();
              props.chronicle.show(line);
            }}
          />
          {props.farewell || (
            <div class="actions">
              <button type="button" class="button" onClick={props.toHall}>
                {say.value.table.toHall}
              </button>
              <button type="button" class="button" onClick={props.again}>
                {say.value.table.again}
              </button>
              {props.Hint && (
                <button type="button" class="button" onClick={open('hint')}>
                  {saySheets.value.score.story}
                </button>
              )}
              <button type="button" class="button gold" onClick={close}>
                {saySheets.value.score.look}
              </button>
            </div>
          )}
        </Dialog>
      );
    case 'hint': {
      const { Hint, said, pick, choose, ready, show } = props;
      return Hint ? <Hint {...{ play, name, said, pick, choose, ready, show, close }} /> : null;
    }
    case 'none':
      return null;
  }
}
