import { checkOptions, FileError, readGameFile } from '@magehall/engine';
import { Definitions, Icon, Keys, Menu, say, set, settings } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GAMES, isGame, rulesOf, useWords } from '../games.ts';
import { notice } from '../notices.tsx';
import { go } from '../routes.ts';
import * as shelf from '../store/shelf.ts';
import { imported, newTable } from '../table/file.ts';
import { Arch, Candle } from './Arch.tsx';
import { firstGame } from './players.ts';
import { Shelf } from './Shelf.tsx';

export function Hall() {
  const words = say.value;
  const menu = useSignal<'none' | 'menu' | 'keys'>('none');
  const kept = useSignal<readonly shelf.Kept[]>([]);
  const refresh = async () => {
    kept.value = await shelf.all();
  };
  useEffect(() => {
    refresh();
  }, []);
  useEffect(() => {
    document.title = words.house;
  }, [words]);
  const close = () => {
    menu.value = 'none';
  };
  return (
    <div class="hall-page">
      <Definitions />
      <header class="hall-header">
        <Icon name="home" size={46} />
        <div>
          <h1>{words.house}</h1>
          <p>{words.motto}</p>
        </div>
        <div class="hall-tools">
          <button
            type="button"
            class="button"
            lang={settings.value.language === 'en' ? 'fr' : 'en'}
            onClick={() => set({ language: settings.value.language === 'en' ? 'fr' : 'en' })}
          >
            {settings.value.language === 'en' ? 'Français' : 'English'}
          </button>
          <button
            type="button"
            class="button square"
            aria-label={words.menu.title}
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
        <Shelf
          kept={kept.value}
          refresh={refresh}
          open={(text) => openFile(text).then(refresh, explain)}
        />
      </main>
      <footer class="hall-foot">
        <span>
          <Icon name="seal" size={17} /> {words.hall.fair}
        </span>
        <span>
          <Icon name="bot" size={17} /> {words.hall.bots}
        </span>
        <span>
          <Icon name="people" size={17} /> {words.hall.noAccount}
        </span>
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
            {words.menu.keys} <kbd>?</kbd>
          </button>
        </Menu>
      )}
      {menu.value === 'keys' && <Keys close={close} />}
    </div>
  );
}

/** A game in its arch; `Play now` starts a good first game at once. */
function GameCard({ id }: { id: string }) {
  const words = useWords(id);
  const text = say.value.hall;
  const seats = useSignal<readonly [number, number]>([2, 4]);
  useEffect(() => {
    rulesOf(id).then((game) => {
      seats.value = game.seats;
    });
  }, [id]);
  const play = async () => {
    const game = await rulesOf(id);
    const players = firstGame(game);
    const table = newTable(game, checkOptions(game, { seats: players.length }), players);
    await shelf.add(table);
    go({ page: 'table', id: table.id, at: undefined });
  };
  const [fewest, most] = seats.value;
  return (
    <article class="game-card">
      <Arch game={id} />
      <h2>{words?.title ?? ' '}</h2>
      <p class="blurb">{words?.blurb ?? ' '}</p>
      <p class="muted">{words ? text.players(fewest, most, words.minutes(2)) : ' '}</p>
      <div class="actions">
        <button type="button" class="button lit" title={text.playNowHelp} onClick={play}>
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
    </article>
  );
}

async function openFile(text: string): Promise<void> {
  const file = readGameFile(text);
  if (!isGame(file.game)) throw new FileError(say.value.trouble.noGame);
  const game = await rulesOf(file.game);
  const taken = (await shelf.get(file.table)) !== undefined;
  const kept = imported(game, file, taken);
  await shelf.add(kept);
  go({ page: 'table', id: kept.id, at: undefined });
}

function explain(error: unknown): void {
  if (!(error instanceof FileError)) throw error;
  notice('file', error.message);
}
