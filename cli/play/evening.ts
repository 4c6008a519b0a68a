/** A game at one terminal, from where it stands to its end: people, bots and dice in turn. */
import { BUDGET_MS, levelOf } from '@magehall/bots';
import { Dealer, type Host, type Question } from '@magehall/dealer';
import {
  drawsOf,
  type GameFile,
  linesTold,
  NOBODY,
  type Opener,
  type Seat,
  same,
  seeded,
  sure,
  type Table,
} from '@magehall/engine';
import { WrongError } from '../command.ts';
import { botFor } from '../players.ts';
import { ending } from './ending.ts';
import { decide, type Sitting } from './turn.ts';

/** What the screen needs besides the table. */
export type Screen = Omit<Sitting, 'table'>;

/** Plays until the game ends or the people stop; `keep` is called after every move. */
export async function playOn(
  game: Opener,
  file: GameFile,
  screen: Screen,
  keep: (file: GameFile) => void,
): Promise<Table> {
  const { words, telling, name, say, terminal } = screen;
  if (!drawsOf(file)) throw new WrongError(say.errors.noSecret);
  const dealer: Dealer = new Dealer(
    game,
    file,
    hostOf(game, () => keep(dealer.file)),
  );
  const { table } = dealer;
  const sitting: Sitting = { ...screen, table };
  /** Who looks at the screen, and how many steps each person has been told. */
  let looking: Seat | undefined;
  const told = file.players.map(() => table.heard(NOBODY));

  const tellNews = (viewer: Seat) => {
    for (const line of linesTold(table.told(viewer, told[viewer]), telling, name))
      terminal.print(`  ${line}`);
    told[viewer] = table.heard(viewer);
  };

  dealer.start();
  for (await dealer.idle(); !table.over; await dealer.idle()) {
    const seat = table.waitingFor;
    if (looking !== undefined && looking !== seat) {
      if (hasSecret(table, looking)) {
        terminal.clear();
        if ((await terminal.ask(`${say.play.handOver(name(seat))} `)) === undefined) break;
      } else told[seat] = sure(told[looking]); // They look at the same screen.
    }
    looking = seat;
    tellNews(seat);
    const decision = await decide(sitting, seat);
    if ('quit' in decision) break;
    if ('undo' in decision) {
      await takeBack(sitting, dealer, file, seat);
      for (const person of told.keys())
        told[person] = Math.min(sure(told[person]), table.heard(person));
    } else await dealer.submit(seat, dealer.after, { choices: [decision.choice] });
  }
  keep(dealer.file);
  if (!table.over) {
    terminal.print(say.play.stopped);
    return table;
  }
  const last = looking ?? 0;
  tellNews(last);
  terminal.print(`\n${await words.text(table.state, last, name)}\n`);
  terminal.print(ending(table.outcome(last), words, name, say));
  return table;
}

function hostOf(game: Opener, keep: () => void): Host {
  const roll = seeded(Date.now());
  return {
    append: async () => {
      keep();
      return undefined;
    },
    dice: (file) => drawsOf(file) ?? (() => 0),
    decide: async ({ seat, level, view }: Question) => {
      const known = levelOf(level);
      const bot = await botFor(game, known);
      const moment = { budgetMs: BUDGET_MS[known], roll, now: () => performance.now() };
      return [bot.decide(view(), seat, moment)];
    },
    now: Date.now,
    news: () => undefined,
    // Whoever waits for the table is told.
    failed: () => undefined,
  };
}

/** Whether the one who comes now may not see what the one before could. */
function hasSecret(table: Table, before: Seat): boolean {
  return !same(table.view(before), table.view(table.waitingFor));
}

/** On a shared screen a person may also take back for the one before. */
async function takeBack(
  { table, say, terminal }: Sitting,
  dealer: Dealer,
  file: GameFile,
  seat: Seat,
): Promise<void> {
  const by = table.told(seat).at(-1)?.by ?? seat;
  const who = file.players[by]?.plays === 'person' ? by : seat;
  const why = table.whyNoUndo(who);
  if (why === undefined) await dealer.submit(who, dealer.after, { undo: 1 });
  terminal.print(why === undefined ? say.play.undone : say.play.noUndo[why]);
}
