import type { Language } from '@magehall/engine';
import type { Face } from '@magehall/ui';
import type { Choice } from '../rules/choice.ts';
import { BY_SEATS } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { isCastForNothing } from '../rules/spells/casts.ts';
import type { State } from '../rules/state.ts';
import { Definitions } from './art/Definitions.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Common } from './Common.tsx';
import { glows } from './glows.ts';
import { BAG } from './icons.ts';
import { inShort } from './inShort.ts';
import { inWords } from './inWords.ts';
import { Scene } from './Scene.tsx';
import { Seat } from './Seat.tsx';
import { Supply, Tray } from './Tray.tsx';
import { WORDS } from './words.ts';
import './art/art.css';
import './table.css';
import './layout.css';

export const table: Face<State, Choice, Event> = {
  Definitions,
  Backdrop,
  Scene,
  Seat,
  Own: Supply,
  Tray,
  Common,
  status: (view: State, language: Language) =>
    WORDS[language].round(Math.max(1, view.round), BY_SEATS[view.seats].rounds),
  first: ({ round, first }) => (round > 0 ? first : undefined),
  held: (language) => ({ path: BAG, label: WORDS[language].bag }),
  usual,
  forgoes,
  // Who has nothing left but spells mostly goes on without.
  proposed: (choices) => choices.find((choice) => 'go' in choice),
  glows,
  inWords,
  inShort,
  motions: async () => (await import('./motions.ts')).motions,
};

/** Choices that differ only in who goes: mostly an apprentice. */
function usual(choices: readonly Choice[]): Choice | undefined {
  const without = choices.map((choice) => JSON.stringify({ ...choice, meeple: '' }));
  if (new Set(without).size !== 1) return undefined;
  return choices.find((choice) => 'meeple' in choice && choice.meeple === 'apprentice');
}

/** To end the turn, to go on without the bonus, and to cast a spell for nothing but its meeple. */
function forgoes(choice: Choice, view: State): boolean {
  if ('cast' in choice) return isCastForNothing(view, choice);
  return 'go' in choice && choice.go !== 'score';
}
