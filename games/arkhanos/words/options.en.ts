/** What can be set before a game, said where it is set: a table opens without it. */
import type { OptionWords } from '@magehall/engine';

export const options: Record<string, OptionWords> = {
  first: {
    label: 'First player',
    help: 'Who holds the bag in the first round.',
    value: (value) => (value === 'random' ? 'drawn by chance' : `seat ${Number(value) + 1}`),
  },
  starters: {
    label: 'First floors',
    help: 'Which four tiles the towers begin with.',
    value: (value) => (value === 'odd' ? 'odd numbers (tighter)' : 'different numbers (open)'),
  },
  centralPrestige: {
    label: 'Central floors',
    help: 'What the most, the second most and a tie are worth on the central tower.',
    value: (value) => String(value).replaceAll('/', ' / '),
  },
};
