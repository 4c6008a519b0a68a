import type { NameOf, Outlook, Seat } from '@magehall/engine';
import type { Choice, State } from '../rules/index.ts';
import { and, capital, SPELL } from './en.ts';
import { type Follows, followed } from './following.ts';

const whom = (seat: Seat, name: NameOf) => (seat === name.you ? 'you' : name(seat));

const follows: Follows = {
  pays: (gains, name) =>
    gains.length > 0
      ? `Then the floor pays ${gains.map(({ seat, points }) => `${whom(seat, name)} ${points}`).join(', ')}.`
      : 'Then the floor pays nobody.',
  leads([first, ...others], name) {
    if (others.length > 0)
      return `${capital(and.format([first, ...others].map((seat) => whom(seat, name))))} then tie on this floor.`;
    return first === name.you
      ? 'You then lead on this floor.'
      : `${name(first)} then leads on this floor.`;
  },
  taken: (spell) => `${SPELL[spell]} holds a meeple already: there is nothing to activate.`,
  lastMeeple: 'Your supply is empty then.',
  ready: 'You can cast it at any time of your turns. Left there, it is worth 1 at the end.',
  home: 'Its meeple comes back to your supply.',
  wasted: 'The spell does nothing; its meeple comes back to your supply.',
  lost: 'The bonus is lost.',
};

export const outlook: Outlook<State, Choice> = {
  follows: (state, choice, name) => followed(follows, state, choice, name),
};
