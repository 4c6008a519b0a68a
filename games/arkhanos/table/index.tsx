import type { Language, NameOf } from '@magehall/engine';
import { type Face, list } from '@magehall/ui';
import type { Choice } from '../rules/choice.ts';
import { clone } from '../rules/clone.ts';
import { BY_SEATS, TOWERS } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { apply } from '../rules/frames.ts';
import { influenceOn, scoreFloor } from '../rules/scoring/scoring.ts';
import type { State } from '../rules/state.ts';
import { Definitions } from './art/Definitions.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Common } from './Common.tsx';
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
  usual,
  // Who has nothing left but spells mostly goes on without.
  proposed: (choices) => choices.find((choice) => 'go' in choice),
  inWords,
  inShort,
  foretold,
  motions: async () => (await import('./motions.ts')).motions,
};

/** Choices that differ only in who goes: mostly an apprentice. */
function usual(choices: readonly Choice[]): Choice | undefined {
  const without = choices.map((choice) => JSON.stringify({ ...choice, meeple: '' }));
  if (new Set(without).size !== 1) return undefined;
  return choices.find((choice) => 'meeple' in choice && choice.meeple === 'apprentice');
}

/**
 * Whom a floor will pay that the choice makes full, or that is full and waits to be scored; of one
 * with room left, who leads on it then.
 */
function foretold(view: State, choice: Choice, name: NameOf, language: Language) {
  const words = WORDS[language];
  const after = clone(view);
  const told: string[] = [];
  const tell = (event: Event) => {
    if (event.event !== 'scored') return;
    const paid = event.gains.filter(({ points }) => points > 0);
    told.push(words.pays(paid.map(({ seat, points }) => `${name(seat)} ${points}`)));
  };
  apply(after, choice, tell);
  for (const tower of after.completed) scoreFloor(after, tower, tell);
  const tower = 'place' in choice ? choice.on : 'build' in choice ? choice.build : undefined;
  if (told.length > 0 || !tower) return told.join(' ');
  const influence = influenceOn(after, TOWERS.indexOf(tower));
  const most = Math.max(...influence);
  const leaders = influence.flatMap((held, seat) => (held === most ? [name(seat)] : []));
  return most > 0 ? words.leads(leaders.length, list(leaders)) : undefined;
}
