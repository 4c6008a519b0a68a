import type { Outlook } from '@magehall/engine';
import type { Choice, State } from '../rules/index.ts';
import { and, SPELL } from './en.ts';
import { type Follows, followed } from './following.ts';

const follows: Follows = {
  pays: (gains) =>
    gains.length > 0 ? `Then the floor pays ${gains.join(', ')}.` : 'Then the floor pays nobody.',
  leads: (leaders) =>
    leaders.length === 1
      ? `${leaders[0]} then leads on this floor.`
      : `${and.format(leaders)} then tie on this floor.`,
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
