import { Announcer, later, say, settings } from '@magehall/ui';
import { useErrorBoundary } from 'preact/hooks';
import { GAMES, isGame, signOf } from './games.ts';
import { Notices, Trouble } from './notices.tsx';
import { type Route, route } from './routes.ts';

export function App() {
  const [error] = useErrorBoundary((thrown) => console.error(thrown));
  return (
    <>
      {error ? <Broken /> : <Page here={route.value} />}
      <Notices />
      <Announcer />
    </>
  );
}

const Hall = later(async () => {
  // Fetched side by side, and shown at once with it: nothing in the hall moves aside for its words.
  const signs = GAMES.map((id) => signOf(id, settings.value.language));
  const [{ Hall }] = await Promise.all([import('./hall/Hall.tsx'), ...signs]);
  return Hall;
}, Broken);
const NewTable = later(async () => (await import('./hall/NewTable.tsx')).NewTable, Broken);
const BookPage = later(async () => (await import('./book/BookPage.tsx')).BookPage, Broken);
const TablePage = later(async () => (await import('./table/TablePage.tsx')).TablePage, Broken);
const SharedPage = later(async () => (await import('./table/SharedPage.tsx')).SharedPage, Broken);

function Page({ here }: { here: Route }) {
  const { noGame, noPage } = say.value.trouble;
  switch (here.page) {
    case 'hall':
      return <Hall />;
    case 'table':
      return <TablePage key={here.id} id={here.id} at={here.at} />;
    case 'shared':
      return <SharedPage key={here.packed} packed={here.packed} at={here.at} />;
    case 'new':
      return isGame(here.game) ? <NewTable id={here.game} /> : <Trouble sentence={noGame} />;
    case 'rules':
      return isGame(here.game) ? <BookPage id={here.game} /> : <Trouble sentence={noGame} />;
    case 'nowhere':
      return <Trouble sentence={noPage} />;
  }
}

function Broken() {
  return (
    <main class="trouble">
      <h1>{say.value.trouble.title}</h1>
      <p>{say.value.trouble.unexpected}</p>
      <button type="button" class="button gold" onClick={() => location.reload()}>
        {say.value.trouble.reload}
      </button>
    </main>
  );
}
