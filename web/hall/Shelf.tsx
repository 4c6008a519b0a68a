import { Icon, later, Panel, SHEET_ICONS } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cards, type Shelved } from '../store/cards.ts';
import { useLoaded } from '../useLoaded.ts';
import { sayHall } from '../words/say.ts';
import { matching } from './matching.ts';
import { OnShelf } from './OnShelf.tsx';
import { titles } from './signs.ts';

const CleanUp = later(async () => (await import('./CleanUp.tsx')).CleanUp);

/** So many cards are read and drawn at a time. */
const PAGE = 24;

/** Whoever has to wait longer for the database sees the hall without their games first. */
const PATIENCE = 600;

/** Which games there are, unless that takes long: then nothing is known of them. */
export function firstCards(): Promise<Partial<Shelved>> {
  return Promise.race([
    cards(PAGE),
    new Promise<Partial<Shelved>>((resolve) => setTimeout(resolve, PATIENCE, {})),
  ]);
}

interface ShelfProps {
  /** What lies on it, as far as that was known before. */
  first: Partial<Shelved>;
  open: (text: string) => void;
}

/** The games on this device: your turn first, then the latest. */
export function Shelf({ first, open }: ShelfProps) {
  const text = sayHall.value.hall;
  const wanted = useSignal(PAGE);
  const sought = useSignal('');
  const changes = useSignal(0);
  const cleaning = useSignal(false);
  const list = useRef<HTMLUListElement>(null);
  /** The first of the cards that were asked for last: who plays by keys goes on there. */
  const next = useRef(0);
  const matches = matching(sought.value, titles());
  const by = [wanted.value, sought.value, changes.value];
  const known = isWhole(first) ? first : undefined;
  const untouched = wanted.value === PAGE && sought.value === '' && changes.value === 0;
  const shelved = useLoaded(
    // What was read for the hall is not read again.
    async () => (untouched && known ? known : cards(wanted.value, matches)),
    by,
    known,
  );
  const refresh = () => {
    changes.value++;
  };
  const shown = shelved?.cards ?? [];
  useLayoutEffect(() => {
    if (next.current === 0 || shown.length <= next.current) return;
    list.current?.children[next.current].querySelector('button')?.focus();
    next.current = 0;
  }, [shown.length]);
  const many = shelved && (shelved.all > PAGE || sought.value !== '');
  return (
    <Panel title={text.shelf} class="shelf">
      {shelved?.all === 0 && <p class="muted">{text.shelfEmpty}</p>}
      {many && (
        <>
          <input
            type="search"
            class="find"
            aria-label={text.find}
            placeholder={text.find}
            value={sought.value}
            onInput={({ currentTarget }) => {
              sought.value = currentTarget.value;
              wanted.value = PAGE;
            }}
          />
          <p class="muted" role="status">
            {shown.length === 0 ? text.noneFound : text.shown(shown.length, shelved.matching)}
          </p>
        </>
      )}
      <ul ref={list}>
        {shown.map((card, i) => (
          <li key={card.id}>
            <OnShelf card={card} first={i === 0} refresh={refresh} />
          </li>
        ))}
      </ul>
      {shelved && shown.length < shelved.matching && (
        <button
          type="button"
          class="button wide"
          onClick={() => {
            next.current = shown.length;
            wanted.value += PAGE;
          }}
        >
          {text.more}
        </button>
      )}
      <label class="button file wide">
        <Icon path={SHEET_ICONS.open} size={17} /> <span class="in-words">{text.import}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={async (event) => {
            const input = event.currentTarget;
            const [file] = input.files ?? [];
            if (file) open(await file.text());
            input.value = '';
          }}
        />
      </label>
      {many && (
        <button
          type="button"
          class="button wide"
          onClick={() => {
            cleaning.value = true;
          }}
        >
          <Icon path={SHEET_ICONS.bin} size={17} />{' '}
          <span class="in-words">{sayHall.value.cleanUp.title}</span>
        </button>
      )}
      {cleaning.value && (
        <CleanUp
          refresh={refresh}
          close={() => {
            cleaning.value = false;
          }}
        />
      )}
    </Panel>
  );
}

function isWhole(shelved: Partial<Shelved>): shelved is Shelved {
  return shelved.cards !== undefined;
}
