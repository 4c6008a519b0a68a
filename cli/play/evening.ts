/** A game at one terminal, from where it stands to its end: people, bots and dice in turn. */
import { BUDGET_MS, type Level } from '@magehall/bots';
import { CHANCE, type GameFile, NOBODY, type Seat, same, seeded } from '@magehall/engine';
import { WrongError } from '../command.ts';
import { botFor, isLevel, PERSON } from '../players.ts';
import { sentences } from '../telling.ts';
import { drawOf } from './dice.ts';
import { ending } from './ending.ts';
import { decide, type Sitting } from './turn.ts';

export async function playOn(sitting: Sitting, file: GameFile, keep: () => void): Promise<void> {
  const { table, words, name, say, terminal } = sitting;
  const draw = drawOf(file);
  if (!draw) throw new WrongError(say.errors.noSecret);
  const isPerson = (seat: Seat) => file.players[seat]?.plays === PERSON;
  const roll = seeded(Date.now());
  /** Who looks at the screen, and how many steps each person has been told. */
  let looking: Seat | undefined;
  const already = table.told(NOBODY).length;
  const told = file.players.map(() => already);

  const tellNews = (viewer: Seat) => {
    const steps = table.told(viewer);
    for (const step of steps.slice(told[viewer]))
      for (const sentence of sentences(step, words, name)) terminal.print(`  ${sentence}`);
    told[viewer] = steps.length;
  };

  while (!table.over) {
    const seat = table.waitingFor;
    if (seat === CHANCE) table.chance(draw(table.draws, table.game.odds(table.state)));
    else if (!isPerson(seat)) {
      const level = levelOf(file, seat);
      const bot = await botFor(table.game, level);
      const moment = { budgetMs: BUDGET_MS[level], roll, now: () => performance.now() };
      table.choose(seat, bot.decide(table.view(seat), seat, moment));
    } else {
      if (looking !== undefined && looking !== seat) {
        if (hasSecret(sitting, looking)) {
          terminal.clear();
          if ((await terminal.ask(`${say.play.handOver(name(seat))} `)) === undefined) break;
        } else told[seat] = told[looking]; // They look at the same screen.
      }
      looking = seat;
      tellNews(seat);
      const decision = await decide(sitting, seat);
      if ('quit' in decision) break;
      if ('undo' in decision) {
        takeBack(sitting, seat, isPerson);
        for (const person of told.keys())
          told[person] = Math.min(told[person], table.told(person).length);
      } else table.choose(seat, decision.choice);
    }
    keep();
  }
  keep();
  if (!table.over) {
    terminal.print(say.play.stopped);
    return;
  }
  const last = looking ?? 0;
  tellNews(last);
  terminal.print(`\n${await words.text(table.state, last, name)}\n`);
  terminal.print(ending(table.game.outcome(table.state), words, name, say));
}

/** A file may name a player who has no level here; then the weakest sits in. */
function levelOf(file: GameFile, seat: Seat): Level {
  const plays = file.players[seat]?.plays ?? '';
  return isLevel(plays) ? plays : 'random';
}

/** Whether the one who comes now may not see what the one before could. */
function hasSecret({ table }: Sitting, before: Seat): boolean {
  return !same(table.view(before), table.view(table.waitingFor));
}

/** On a shared screen a person may also take back for the one before. */
function takeBack({ table, say, terminal }: Sitting, seat: Seat, isPerson: (s: Seat) => boolean) {
  const by = table.told(seat).at(-1)?.by ?? seat;
  const who = by >= 0 && isPerson(by) ? by : seat;
  const why = table.whyNoUndo(who);
  if (why === undefined) table.undo(who);
  terminal.print(why === undefined ? say.play.undone : say.play.noUndo[why]);
}
