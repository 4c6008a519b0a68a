import { type Game, type GameFile, openTable, type Player, Table } from '@magehall/engine';
import { type Args, type Command, INTERRUPTED, OK, UsageError } from '../command.ts';
import { loadFileIfThere, saveFile } from '../file.ts';
import { openGame, wordsOf } from '../hall.ts';
import { readOptions } from '../options.ts';
import { PERSON, readLevels } from '../players.ts';
import { nameOf } from '../telling.ts';
import type { Say } from '../words/say.ts';
import { newDice } from './dice.ts';
import { playOn } from './evening.ts';
import { terminal } from './terminal.ts';

export const play: Command = {
  flags: { seats: 'value', bots: 'value', names: 'value', options: 'value', save: 'value' },
  words: [1, 1],
  async run(args, say) {
    const game = await openGame(args.words[0], say);
    const words = await wordsOf(game.id, say);
    const path = args.text('save');
    const kept = path === undefined ? undefined : loadFileIfThere(path, say);
    // A recorded game has a hash for every entry; one that goes on has none for the next.
    const { hashes: _, ...file } = kept ?? newFile(game, args, (id) => words.exclusions[id], say);
    const table = kept ? openTable(game, kept) : new Table(game, file.options);
    const line = terminal(process.stdin, process.stdout);
    const name = nameOf(file.players, say);
    line.print(`${say.play.welcome(words.title)} ${say.play.hint}`);
    if (file.dice) line.print(say.play.promise(file.dice.commitment));
    try {
      await playOn(
        { table, words, name, say, terminal: line, things: new Set(game.things(table.state)) },
        file,
        () => {
          if (path !== undefined) saveFile(path, { ...file, log: table.log }, say);
        },
      );
    } finally {
      line.close();
    }
    if (path !== undefined) line.print(say.play.saved(path));
    return line.interrupted() ? INTERRUPTED : OK;
  },
};

function newFile(game: Game, args: Args, why: (exclusion: string) => string, say: Say): GameFile {
  const seats = args.number('seats', 1, 99);
  const options = readOptions(game, seats, args.text('options'), why, say);
  const players = seating(options.seats, args.list('bots') ?? [], args.list('names') ?? [], say);
  const people = players.filter(({ plays }) => plays === PERSON).length;
  return {
    magehall: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    table: `terminal-${Date.now()}`,
    options,
    players,
    dice: newDice(people),
    log: [],
  };
}

/** People take the first seats, bots the last. */
function seating(
  seats: number,
  bots: readonly string[],
  names: readonly string[],
  say: Say,
): Player[] {
  readLevels(bots, say);
  if (bots.length >= seats) throw new UsageError(say.errors.tooManyBots(bots.length, seats));
  const people = seats - bots.length;
  if (names.length > people) throw new UsageError(say.errors.namesCount(names.length, people));
  return Array.from({ length: seats }, (_, seat) => ({
    name: names[seat] || say.play.names[seat],
    plays: seat < people ? PERSON : bots[seat - people],
  }));
}
