import { type Face, later } from '@magehall/ui';
import type { Choice, Event, State } from '../rules/state.ts';
import { sixesLeft } from '../rules/turn/round.ts';
import { Definitions } from './art/Definitions.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Common } from './Common.tsx';
import { familiarOf } from './names.ts';
import { Scene } from './Scene.tsx';
import { Seat } from './seats/Seat.tsx';
import { Own, Tray } from './seats/Tray.tsx';
import { assembled, forgoes, usual } from './usual.ts';
import { speak, spoken } from './words.ts';
import './art/art.css';
import './table.css';
import './layout.css';
import './narrow.css';
import './tablet.css';

const face: Face<State, Choice, Event> = {
  Definitions,
  Backdrop,
  Scene,
  Seat,
  Own,
  Tray,
  Common,
  Portrait: later(async () => (await import('./scrolls/Portrait.tsx')).Portrait),
  familiar: familiarOf,
  status: (view: State) => spoken().status(view.round, sixesLeft(view)),
  first: ({ first }) => (first < 0 ? undefined : first),
  usual,
  forgoes,
  assembled,
  motions: async () => (await import('./motions.ts')).motions,
};

/** Drawn when its words are there. */
export const table = speak().then(() => face);
