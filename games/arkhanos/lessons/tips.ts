/** What the coach explains when it is first met. The first that fits is said, one at a time. */
import type { Coached, Tip } from '@magehall/engine';
import { BY_SEATS, type Choice, type Event, type State } from '../rules/index.ts';

type Told = Coached<State, Choice, Event>;

/** Floors that were paid, with what the learner got of them. */
const paid = ({ news, viewer }: Told) =>
  news.flatMap((event) => {
    const own = event.event === 'scored' && event.gains.find(({ seat }) => seat === viewer);
    return own ? [{ own, gains: event.gains }] : [];
  });
const places = ({ choices }: Told) => choices.filter((choice) => 'place' in choice);

export const tips: readonly Tip<State, Choice, Event>[] = [
  { tip: 'place', when: ({ choices }) => choices.some((choice) => 'place' in choice) },
  {
    tip: 'tie',
    when: (told) =>
      paid(told).some(({ own, gains }) =>
        gains.some(({ seat, influence }) => seat !== own.seat && influence === own.influence),
      ),
  },
  { tip: 'scored', when: (told) => paid(told).length > 0 },
  { tip: 'build', when: ({ choices }) => choices.some((choice) => 'build' in choice) },
  { tip: 'activate', when: ({ choices }) => choices.some((choice) => 'activate' in choice) },
  {
    tip: 'noMeeple',
    when: (told) => told.view.stage === 'place' && places(told).length === 0,
  },
  {
    tip: 'cast',
    when: ({ view, choices }) =>
      view.stage === 'place' && choices.some((choice) => 'cast' in choice),
  },
  {
    tip: 'central',
    when: (told) => {
      const all = places(told);
      return all.length > 0 && all.every(({ on }) => on === 'central');
    },
  },
  { tip: 'last', when: ({ view }) => view.round === BY_SEATS[view.seats].rounds },
];
