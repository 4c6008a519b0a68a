import type { NameOf, Words } from '@magehall/engine';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { ChoiceList } from './ChoiceList.tsx';
import { Chronicle } from './Chronicle.tsx';
import { Dialog } from './Dialog.tsx';
import { say } from './language.ts';
import { later } from './later.tsx';
import type { Play } from './play.ts';
import { verdict } from './verdict.ts';

export type Sheet = 'choices' | 'menu' | 'keys' | 'chronicle' | 'dice' | 'score' | 'none';

export const Menu = later(async () => (await import('./Menu.tsx')).Menu);
export const Keys = later(async () => (await import('./Menu.tsx')).Keys);
const DiceSheet = later(async () => (await import('./DiceSheet.tsx')).DiceSheet);
const Scores = later(async () => (await import('./Scores.tsx')).Scores);

interface SheetsProps {
  sheet: Signal<Sheet>;
  play: Play;
  words: Words;
  name: NameOf;
  at: number | undefined;
  show: (at: number | undefined) => void;
  /** The choices that are open, and what each says. */
  left: readonly unknown[];
  said: (choice: unknown) => string;
  choose: (choice: unknown) => void;
  toHall: () => void;
  toRules: () => void;
  menu: ComponentChildren;
}

/** What lies over the table when it is asked for; one at a time. */
export function Sheets(props: SheetsProps) {
  const { sheet, play, words, name, at } = props;
  const now = play.now.value;
  const open = (which: Sheet) => () => {
    sheet.value = which;
  };
  const close = open('none');
  switch (sheet.value) {
    case 'choices':
      return (
        <ChoiceList choices={props.left} words={props.said} choose={props.choose} close={close} />
      );
    case 'menu':
      return (
        <Menu close={close}>
          <button type="button" class="button" onClick={open('keys')}>
            {say.value.menu.keys} <kbd>?</kbd>
          </button>
          <button type="button" class="button" onClick={props.toRules}>
            {say.value.table.rules}
          </button>
          <button type="button" class="button" onClick={open('dice')}>
            {say.value.dice.title}
          </button>
          {props.menu}
          <button type="button" class="button" onClick={props.toHall}>
            {say.value.menu.hall}
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
            steps={now.steps}
            words={words}
            name={name}
            sitters={play.sitters}
            at={at}
            show={(moment) => {
              close();
              props.show(moment);
            }}
          />
        </Dialog>
      );
    case 'score':
      return (
        <Dialog title={verdict(now.outcome, play.sitters)} close={close} class="final">
          <Scores outcome={now.outcome} sitters={play.sitters} words={words} />
          <div class="actions">
            <button type="button" class="button" onClick={props.toHall}>
              {say.value.table.toHall}
            </button>
            <button type="button" class="button gold" onClick={close}>
              {say.value.table.look}
            </button>
          </div>
        </Dialog>
      );
    case 'none':
      return null;
  }
}
