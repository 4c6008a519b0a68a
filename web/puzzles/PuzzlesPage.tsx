/** Puzzles: today's, and all of them by game; or one of them, on its table. */
import { Icon, SHEET_ICONS, say, settings } from '@magehall/ui';
import { useEffect } from 'preact/hooks';
import { useSign } from '../hall/signs.ts';
import { go } from '../routes.ts';
import { Trouble } from '../Trouble.tsx';
import { useLoaded } from '../useLoaded.ts';
import { dailyOf, dayOf, type Named, streakOf } from './daily.ts';
import { puzzled, solvedOn } from './kept.ts';
import { allLists, type Lists, namesOf } from './lists.ts';
import { PuzzleTable } from './PuzzleTable.tsx';
import { goTo, placeOf } from './path.ts';
import './puzzles.css';
import { sayPuzzles } from './words/say.ts';

export function PuzzlesPage({ path }: { path: string }) {
  const words = sayPuzzles.value;
  const place = placeOf(path);
  const lists = useLoaded(allLists, []);
  useEffect(() => {
    document.title = say.value.pageTitle(words.title);
  }, [words, say.value]);
  if (!lists) return <div class="waiting" aria-busy="true" />;
  if (!place) return <Trouble why="noPage" />;
  if ('all' in place) return <AllPuzzles lists={lists} />;
  const { puzzle } = place;
  const list = lists[puzzle.game];
  const number = list?.puzzles.findIndex(({ name }) => name === puzzle.name) ?? -1;
  if (number < 0) return <Trouble sentence={words.none} />;
  const next = list.puzzles[(number + 1) % list.puzzles.length].name;
  return (
    <PuzzleTable
      key={`${puzzle.game} ${puzzle.name}`}
      {...{ puzzle, list, number }}
      daily={isSame(puzzle, dailyOf(dayOf(new Date()), namesOf(lists)))}
      next={() => goTo({ ...puzzle, name: next })}
    />
  );
}

function isSame(one: Named, other: Named): boolean {
  return one.game === other.game && one.name === other.name;
}

function AllPuzzles({ lists }: { lists: Lists }) {
  const words = sayPuzzles.value;
  const all = Object.values(lists).reduce((sum, { puzzles }) => sum + puzzles.length, 0);
  return (
    <main class="puzzles">
      <button type="button" class="button" onClick={() => go({ page: 'hall' })}>
        {words.toHall}
      </button>
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <Daily lists={lists} />
      {Object.keys(lists).map((game) => (
        <OfGame key={game} game={game} list={lists[game]} />
      ))}
      <p class="muted">{words.comesRound(all)}</p>
    </main>
  );
}

function Daily({ lists }: { lists: Lists }) {
  const words = sayPuzzles.value;
  const today = dayOf(new Date());
  const daily = dailyOf(today, namesOf(lists));
  const sign = useSign(daily.game);
  const { days } = puzzled.value;
  const before = solvedOn(daily);
  const streak = streakOf(days, today);
  const done = days.includes(today);
  return (
    <section class="panel daily">
      <h2>
        <Icon path={SHEET_ICONS.puzzle} /> {words.daily}
      </h2>
      <p>{words.dailyTo(sign?.title ?? '')}</p>
      {before && before !== today && !done && <p class="muted">{words.repeated(inFull(before))}</p>}
      {done && <p class="good">{words.solvedToday}</p>}
      {streak > 0 && <p class="streak">{words.streak(streak)}</p>}
      <button type="button" class={done ? 'button' : 'button gold'} onClick={() => goTo(daily)}>
        {words.solve}
      </button>
    </section>
  );
}

function inFull(day: string): string {
  // At noon, so that it is this day in any zone.
  const date = new Date(`${day}T12:00:00`);
  return new Intl.DateTimeFormat(settings.value.language, { dateStyle: 'long' }).format(date);
}

function OfGame({ game, list }: { game: string; list: Lists[string] }) {
  const words = sayPuzzles.value;
  const sign = useSign(game);
  const looked = new Intl.NumberFormat(settings.value.language);
  const solved = list.puzzles.filter(({ name }) => solvedOn({ game, name })).length;
  return (
    <section>
      <h2>{sign?.title ?? ' '}</h2>
      <p class="muted">
        {words.solvedOf(solved, list.puzzles.length)}.{' '}
        {words.judged(looked.format(list.looks), list.judge)}
      </p>
      <ol class="puzzle-list">
        {list.puzzles.map(({ name }, i) => {
          const done = solvedOn({ game, name }) !== undefined;
          const label = done ? words.solvedNumber(i + 1) : words.number(i + 1);
          return (
            <li key={name}>
              <button
                type="button"
                class={`button square ${done ? 'solved' : ''}`}
                aria-label={label}
                onClick={() => goTo({ game, name })}
              >
                {i + 1}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
