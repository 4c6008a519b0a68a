import { sealHere } from '@magehall/dealer/seal';
import {
  flawInName,
  type Game,
  type GameFile,
  openTable,
  type Player,
  sure,
  tidyName,
  withRules,
} from '@magehall/engine';
import { type Args, type Command, INTERRUPTED, OK, UsageError } from '../command.ts';
import { loadFileIfThere, saveFile } from '../file.ts';
import { openGame, wordsOf } from '../hall.ts';
import { readOptions } from '../options.ts';
import { readLevels } from '../players.ts';
import { nameOf } from '../telling.ts';
import type { Say } from '../words/say.ts';
import { playOn } from './evening.ts';
import { terminal } from './terminal.ts';

export const play: Command = {
  flags: { seats: 'value', bots: 'value', names: 'value', options: 'value', save: 'value' },
  words: [1, 1],
  async run(args, say) {
    const game = await openGame(sure(args.words[0]), say);
    const words = await wordsOf(game.id, say);
    const path = args.text('save');
    const kept = path === undefined ? undefined : loadFileIfThere(path, say);
    // A recorded game has a hash for every entry; one that goes on has none for the next.
    const { hashes: _, ...file } =
      kept ?? newFile(game, args, (id) => sure(words.exclusions[id]), say);
    const table = openTable(game, file);
    const line = terminal(process.stdin, process.stdout);
    const name = nameOf(file.players, say);
    line.print(`${say.play.welcome(words.title)} ${say.play.hint}`);
    if (file.dice) line.print(say.play.promise(file.dice.commitment));
    try {
      const screen = {
        words,
        telling: await words.telling(),
        name,
        say,
        terminal: line,
        things: new Set(game.things(table.state)),
      };
      await playOn(game, file, screen, (now) => {
        if (path !== undefined) saveFile(path, now, say);
      });
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
  const players = withRules(
    game,
    options,
    seating(options.seats, args.list('bots') ?? [], args.list('names') ?? [], say),
  );
  return {
    magehall: 2,
    game: game.id,
    rulesVersion: game.rulesVersion,
    table: `terminal-${Date.now()}`,
    options,
    players,
    // The secret of a game under way lies in its file: the game could not go on without it, and it
    // is on the player's own disk anyhow. Whoever plays with others who must not look plays on line.
    dice: sealHere(players),
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
  return Array.from({ length: seats }, (_, seat) => {
    const name = tidyName(names[seat] ?? '') || sure(say.play.names[seat]);
    const flaw = flawInName(name);
    if (flaw) throw new UsageError(say.trouble(flaw));
    return seat < people
      ? { plays: 'person', name }
      : { plays: 'bot', level: sure(bots[seat - people]), name };
  });
}
