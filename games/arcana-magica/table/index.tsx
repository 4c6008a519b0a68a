import { compact, type Face } from '@magehall/ui';
import type { Choice, Event, State } from '../rules/index.ts';
import { Definitions } from './art/Definitions.tsx';
import { fetchDrawings } from './art/Drawn.tsx';
import { Backdrop } from './Backdrop.tsx';
import { Aside, Common } from './Common.tsx';
import { Hand } from './hand/Hand.tsx';
import { glows, inWords, leads } from './leads.ts';
import { Scene } from './Scene.tsx';
import { Own, Seat } from './seats/Seat.tsx';
import { assembled, forgoes, proposed, usual } from './usual.ts';
import { speak, spoken } from './words.ts';
import './art/art.css';
import './armies/laid.css';
import './armies/armies.css';
import './armies/armies-small.css';
import './gallery/gallery.css';
import './seats/seats.css';
import './page.css';

const face: Face<State, Choice, Event> = {
  Definitions,
  Backdrop,
  Scene,
  Seat,
  Own,
  Tray: Hand,
  Common,
  Aside,
  status,
  first: ({ first }) => (first < 0 ? undefined : first),
  usual,
  forgoes,
  leads,
  glows,
  inWords,
  inShort,
  assembled,
  proposed,
  motions: async () => (await import('./motions.ts')).motions,
};

fetchDrawings();

/** Drawn when its words are there. */
export const table = speak().then(() => face);

/** Where room is scarce, the turn is ended in few words. */
function inShort(choice: Choice): string | undefined {
  return compact.value && 'end' in choice ? spoken().endTurn(choice.end.length) : undefined;
}

function status(view: State): string {
  const words = spoken();
  const { round, peace, end } = view;
  const when = end > 0 ? words.left(end) : peace > 0 ? words.peace(peace) : '';
  return [words.round(Math.max(1, round)), when].filter(Boolean).join(' · ');
}
