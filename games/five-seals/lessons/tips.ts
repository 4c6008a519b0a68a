/** What the coach explains when it is first met. The first that fits is said, one at a time. */
import type { Tip } from '@magehall/engine';
import {
  boardOf,
  CARD_ELEMENT,
  type Choice,
  ELEMENTS,
  type Event,
  type State,
  sixesLeft,
} from '../rules/index.ts';

const MIND = ELEMENTS.indexOf('mind');

export const tips: readonly Tip<State, Choice, Event>[] = [
  {
    tip: 'stuck',
    when: ({ news, viewer }) =>
      news.some((event) => event.event === 'stuck' && event.seat === viewer),
  },
  {
    tip: 'draft',
    when: ({ choices }) => choices.some((choice) => 'take' in choice && !('use' in choice)),
  },
  {
    tip: 'giveUp',
    when: ({ choices }) => choices.some((choice) => 'give' in choice && choice.give === 'up'),
  },
  {
    tip: 'break',
    when: ({ choices }) => choices.some((choice) => 'break' in choice && !('use' in choice)),
  },
  {
    tip: 'spell',
    when: ({ choices }) => choices.some((choice) => 'use' in choice && choice.use !== 'binding'),
  },
  {
    tip: 'mind',
    when: ({ view, choices }) =>
      choices.some((choice) => {
        if (!('break' in choice)) return false;
        const card = view.scrolls[boardOf(view).at.get(choice.break) ?? 0];
        return card !== 0 && CARD_ELEMENT[card] === MIND;
      }),
  },
  {
    tip: 'round',
    when: ({ news }) => news.some((event) => event.event === 'round' && event.round > 1),
  },
  {
    tip: 'sixes',
    when: ({ view }) => view.round > 0 && sixesLeft(view) <= boardOf(view).fewestSixes,
  },
];
