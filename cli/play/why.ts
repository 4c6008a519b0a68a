/** Why a piece can't be used now, asked for by its name in words. */
import type { Seat } from '@magehall/engine';
import { matches, plain, wordsIn } from '../plain.ts';
import type { Sitting } from './turn.ts';

/** More names than this would not be read. */
const SOME = 12;

export async function why(sitting: Sitting, seat: Seat, asked: string): Promise<string> {
  const { table, words, name, say, things } = sitting;
  const called = [...things].map((thing) => ({ thing, text: words.piece(thing, name) }));
  if (asked === '') return [say.play.whyWhat, ...names(called)].join('\n');
  const exact = called.filter(
    ({ thing, text }) => plain(text) === plain(asked) || plain(thing) === plain(asked),
  );
  const found =
    exact.length > 0 ? exact : called.filter(({ text }) => matches(text, wordsIn(asked)));
  if (found.length === 0) return [say.play.unknownPiece(asked), ...names(called)].join('\n');
  const [about, { whyNot }] = await Promise.all([words.about(), table.game.reasons()]);
  return found
    .slice(0, SOME)
    .map(({ thing, text }) => {
      const reasons = whyNot(table.view(seat), seat, thing);
      if (reasons.length === 0) return say.play.whyNothing(text);
      const said = reasons.map((reason) => {
        const rules = reason.rules.length > 0 ? ` (${reason.rules.join(', ')})` : '';
        return `${about.why(reason, name)}${rules}`;
      });
      return say.play.whyNot(text, said.join(' '));
    })
    .join('\n');
}

function names(called: readonly { text: string }[]): string[] {
  return [...new Set(called.map(({ text }) => `  ${text}`))].slice(0, SOME);
}
