import { Announcer, later, say, settings } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { Broken } from './Broken.tsx';
import { beside } from './book/beside.ts';
import { fetchGame, GAMES, isGame, signOf } from './games.ts';
import { Notices } from './notices.tsx';
import { type Route, route } from './routes.ts';
import * as shelf from './store/shelf.ts';
import { Trouble } from './Trouble.tsx';
import { sayHall, saySetting } from './words/say.ts';

export function App() {
  /** Where it broke: what broke one page need not break the next. */
  const broken = useSignal<Route | undefined>(undefined);
  useErrorBoundary((thrown) => {
    console.error(thrown);
    broken.value = route.peek();
  });
  const here = route.value;
  return (
    <>
      {broken.value === here ? <Broken /> : <Page here={here} />}
      {beside.value && isTable(here) && <Beside {...beside.value} />}
      <Notices />
      <Announcer />
    </>
  );
}

/** Where a game is played or shown, the book lies beside it. */
function isTable({ page }: Route): boolean {
  return ['table', 'shared', 'online', 'learn', 'puzzles'].includes(page);
}

/** A page and what it says are fetched side by side. */
function page<P extends object>(
  load: () => Promise<FunctionComponent<P>>,
  ...fetch: (() => Promise<unknown>)[]
): FunctionComponent<P> {
  return later(async () => {
    const [loaded] = await Promise.all([load(), say.there(), ...fetch.map((each) => each())]);
    return loaded;
  }, Broken);
}

/** Shown at once with the hall, so that nothing in it moves aside for its words. */
const signs = () => Promise.all(GAMES.map((id) => signOf(id, settings.value.language)));

const Hall = page(async () => (await import('./hall/Hall.tsx')).Hall, sayHall.there, signs);
const NewTable = page(
  async () => (await import('./hall/NewTable.tsx')).NewTable,
  sayHall.there,
  saySetting.there,
);
const bookWords = async () => (await import('./book/words/say.ts')).sayBook.there();
const BookPage = page(async () => (await import('./book/BookPage.tsx')).BookPage, bookWords);
const Beside = page(async () => (await import('./book/Beside.tsx')).Beside, bookWords);
const LessonPage = page(async () => (await import('./lessons/door.ts')).lessonPage());
const TablePage = page(async () => {
  // Which game it is stands on the shelf: it is fetched beside the table, not after it.
  const here = route.peek();
  if (here.page === 'table')
    shelf.get(here.id).then((record) => {
      if (typeof record === 'object' && isGame(record.game)) fetchGame(record.game);
    });
  return (await import('./table/TablePage.tsx')).TablePage;
});
const Puzzles = page(async () => (await import('./puzzles/door.ts')).puzzlesPage());
const OnlinePage = page(async () => (await import('./online/index.ts')).onlinePage());
const SharedPage = page(async () => (await import('./table/SharedPage.tsx')).SharedPage);

function Page({ here }: { here: Route }) {
  switch (here.page) {
    case 'hall':
      return <Hall />;
    case 'table':
      return <TablePage key={here.id} id={here.id} at={here.at} />;
    case 'shared':
      return <SharedPage key={here.packed} packed={here.packed} at={here.at} />;
    case 'puzzles':
      return <Puzzles path={here.path} />;
    case 'online':
      return <OnlinePage path={here.path} />;
    case 'learn':
      return <LessonPage key={here.game} id={here.game} />;
    case 'new':
    case 'rules':
      if (!isGame(here.game)) return <Trouble why="noGame" />;
      return here.page === 'new' ? (
        <NewTable key={here.game} id={here.game} withFriends={here.online ?? false} />
      ) : (
        <BookPage
          key={here.game}
          id={here.game}
          rule={here.page === 'rules' ? here.rule : undefined}
        />
      );
    case 'nowhere':
      return <Trouble why="noPage" />;
  }
}
