import {
  Definitions,
  Icon,
  Keys,
  later,
  Menu,
  SHEET_ICONS,
  say,
  set,
  settings,
} from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAMES } from '../games.ts';
import { learning } from '../lessons/kept.ts';
import { ready } from '../offline/ready.ts';
import { go } from '../routes.ts';
import { cards, type Shelved } from '../store/cards.ts';
import { useLoaded } from '../useLoaded.ts';
import { sayHall } from '../words/say.ts';
import { Arch, Candle } from './Arch.tsx';
import { firstCards, Shelf } from './Shelf.tsx';
import { useSign } from './signs.ts';

const Books = later(async () => (await import('./Books.tsx')).Books);
const FirstTime = later(async () => (await import('../lessons/FirstTime.tsx')).firstTime());
const Lobby = later(async () => (await import('../online/hall/door.ts')).lobby());
const LANGUAGES = { en: 'English', fr: 'Français' };

/** Drawn when it is known which games there are: nothing in it moves aside for them afterwards. */
export function Hall() {
  const first = useLoaded(firstCards, []);
  return first ? <Room first={first} /> : <div class="waiting" aria-busy="true" />;
}

function Room({ first }: { first: Partial<Shelved> }) {
  const words = say.value;
  const hall = sayHall.value;
  const menu = useSignal<'none' | 'menu' | 'keys' | 'books'>('none');
  useEffect(() => {
    document.title = words.house;
  }, [words]);
  const close = () => {
    menu.value = 'none';
  };
  const other = settings.value.language === 'en' ? 'fr' : 'en';
  return (
    <div class="hall-page">
      <Definitions />
      <header class="hall-header">
        <Icon name="home" size={46} />
        <div>
          <h1>{words.house}</h1>
          <p>{hall.motto}</p>
        </div>
        <div class="hall-tools">
          <button
            type="button"
            class="button"
            aria-label={hall.hall.rules}
            onClick={() => {
              menu.value = 'books';
            }}
          >
            <Icon name="book" /> <span class="in-words">{hall.hall.rules}</span>
          </button>
          <button
            type="button"
            class="button"
            aria-label={hall.hall.puzzles}
            onClick={() => go({ page: 'puzzles', path: 'puzzles' })}
          >
            <Icon path={SHEET_ICONS.puzzle} /> <span class="in-words">{hall.hall.puzzles}</span>
          </button>
          <button
            type="button"
            class="button"
            lang={other}
            aria-label={LANGUAGES[other]}
            onClick={() => set({ language: other })}
          >
            <span class="in-words">{LANGUAGES[other]}</span>
            <span class="in-short">{other.toUpperCase()}</span>
          </button>
          <button
            type="button"
            class="button square"
            aria-label={words.table.menu}
            onClick={() => {
              menu.value = 'menu';
            }}
          >
            <Icon name="menu" />
          </button>
        </div>
      </header>
      <main class="hall">
        <ul class="arches">
          {GAMES.map((id, i) => (
            <li key={id}>
              {i > 0 && <Candle />}
              <GameCard id={id} />
            </li>
          ))}
        </ul>
        <div class="shelves">
          <Shelf first={first} open={async (text) => (await import('./open.ts')).openFile(text)} />
          <Lobby />
        </div>
      </main>
      <footer class="hall-foot">
        <span>
          <Icon path={SHEET_ICONS.seal} size={17} /> {hall.hall.fair}
        </span>
        <span>
          <Icon path={SHEET_ICONS.bot} size={17} /> {hall.hall.bots}
        </span>
        <span>
          <Icon name="people" size={17} /> {hall.hall.noAccount}
        </span>
        {ready.value && (
          <span>
            <Icon path={SHEET_ICONS.save} size={17} /> {hall.hall.offline}
          </span>
        )}
      </footer>
      {menu.value === 'menu' && (
        <Menu close={close}>
          <button
            type="button"
            class="button"
            onClick={() => {
              menu.value = 'keys';
            }}
          >
            {words.table.keys} <kbd>?</kbd>
          </button>
        </Menu>
      )}
      {menu.value === 'keys' && <Keys close={close} />}
      {menu.value === 'books' && <Books close={close} />}
    </div>
  );
}

/** A game in its arch; `Play now` starts a good first game at once. */
function GameCard({ id }: { id: string }) {
  const sign = useSign(id);
  const text = sayHall.value.hall;
  const asks = useSignal(false);
  const play = async () =>
    (await import('./open.ts')).playNow(id, learning.value.learned.includes(id));
  return (
    <article class="game-card">
      <Arch game={id} />
      <h2>{sign?.title ?? ' '}</h2>
      <p class="blurb">{sign?.blurb ?? ' '}</p>
      <p class="muted">{sign ? text.players(...sign.people, sign.minutes(2)) : ' '}</p>
      {sign?.lesson && (
        <button type="button" class="learn" onClick={() => go({ page: 'learn', game: id })}>
          <Icon name="hint" size={16} /> {learning.value.made[id] ? text.learnOn : text.learn}
        </button>
      )}
      <div class="actions">
        <button
          type="button"
          class="button lit"
          title={text.playNowHelp}
          onClick={async () => {
            if (sign?.lesson && (await isFirst(id))) asks.value = true;
            else play();
          }}
        >
          {text.playNow}
        </button>
        <button type="button" class="button" onClick={() => go({ page: 'new', game: id })}>
          {text.setTable}
        </button>
        <button
          type="button"
          class="button square"
          aria-label={text.rules}
          title={text.rules}
          onClick={() => go({ page: 'rules', game: id })}
        >
          <Icon name="book" />
        </button>
      </div>
      {asks.value && (
        <FirstTime
          id={id}
          title={sign?.title ?? ''}
          play={play}
          close={() => {
            asks.value = false;
          }}
        />
      )}
    </article>
  );
}

/** Nobody was ever asked here whether they know the game, and nobody plays it. */
async function isFirst(id: string): Promise<boolean> {
  if (learning.value.met.includes(id)) return false;
  return (await cards(1, ({ table }) => table?.game === id)).matching === 0;
}
