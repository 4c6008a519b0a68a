import type { ComponentChildren } from 'preact';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import type { Sheet } from '../sheets/Sheets.tsx';
import { say } from '../words/language.ts';

interface TableHeaderProps {
  title: string;
  toHall: () => void;
  toRules: () => void;
  open: (sheet: Sheet) => () => void;
  /** What the page adds to the tools. */
  tools: ComponentChildren;
  /** On the way to the chronicle, where that is not in sight. */
  news: ComponentChildren;
  /** The line under the title. */
  children: ComponentChildren;
}

export function TableHeader(props: TableHeaderProps) {
  const { title, toHall, toRules, open, tools, news, children } = props;
  const text = say.value.table;
  return (
    <header class="table-header">
      <button type="button" class="brand" aria-label={text.toHall} onClick={toHall}>
        <Icon name="home" size={34} />
      </button>
      <div>
        <h1>{title}</h1>
        <p class="muted" data-about="round">
          {children}
        </p>
      </div>
      <nav class="table-tools" aria-label={text.menu}>
        {tools}
        <Tool icon="book" label={text.rules} act={toRules} on="wide" />
        <Tool icon="dice" label={text.dice} act={open('dice')} on="wide" />
        <Tool icon="log" label={text.chronicle} act={open('chronicle')} on="narrow">
          {news}
        </Tool>
        <Tool icon="menu" label={text.menu} act={open('menu')} />
      </nav>
    </header>
  );
}

interface ToolProps {
  icon: IconName;
  label: string;
  act: () => void;
  /** Shown on such screens only; the menu has it for the others. */
  on?: 'wide' | 'narrow';
  children?: ComponentChildren;
}

function Tool({ icon, label, act, on, children }: ToolProps) {
  return (
    <button
      type="button"
      class={on ? `button square ${on}-only` : 'button square'}
      title={label}
      onClick={act}
    >
      <Icon name={icon} />
      <span class="unseen">{label}</span>
      {children}
    </button>
  );
}
