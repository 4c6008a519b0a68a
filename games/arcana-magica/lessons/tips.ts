/** What the coach explains when it is first met. The first that fits is said, one at a time. */
import type { Coached, Tip } from '@magehall/engine';
import { type Choice, type Event, type State, sideOf } from '../rules/index.ts';

type Told = Coached<State, Choice, Event>;

const offers =
  (what: string) =>
  ({ choices }: Told) =>
    choices.some((choice) => what in choice);

export const tips: readonly Tip<State, Choice, Event>[] = [
  { tip: 'armageddon', when: ({ news }) => news.some(({ event }) => event === 'end-near') },
  {
    tip: 'lost',
    when: ({ news, view, viewer }) =>
      news.some((event) => event.event === 'captured' && event.target === sideOf(view, viewer)),
  },
  { tip: 'sacrifice', when: offers('sacrifice') },
  { tip: 'reroll', when: offers('reroll') },
  { tip: 'arrow', when: offers('hit') },
  { tip: 'units', when: offers('units') },
  { tip: 'pay', when: offers('pay') },
  { tip: 'peace', when: ({ view, choices }) => view.peace > 0 && choices.length > 0 },
  { tip: 'attack', when: offers('attack') },
  { tip: 'resurrect', when: offers('resurrect') },
  { tip: 'fool', when: offers('fool') },
  {
    tip: 'poor',
    when: (told) =>
      offers('end')(told) && !['summon', 'resurrect', 'attack'].some((what) => offers(what)(told)),
  },
];
