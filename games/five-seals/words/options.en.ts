/** What can be set before a game, said where it is set: a table opens without it. */
import type { OptionWords } from '@magehall/engine';
import { circles } from './en.ts';

export const options: Record<string, OptionWords> = {
  first: {
    label: 'First player',
    help: 'Who drafts and plays first; the marker then passes to the left every round.',
    value: (value) => (value === 'random' ? 'At random' : `Seat ${Number(value) + 1}`),
  },
  circle: {
    label: 'Additional circle',
    help: 'The circle of magic that joins the basic one; Might is the gentlest.',
    value: (value) =>
      value === 'random'
        ? 'At random'
        : `${'I II III IV'.split(' ')[Number(value) - 1]}: ${circles[Number(value)]}`,
  },
  edition: {
    label: 'Edition',
    help: 'In the French edition a familiar can also break any seal with a die that shows 1.',
    value: (value) => (value === 'french' ? 'French' : 'English'),
  },
  mages: {
    label: 'Mages',
    help: 'Mages differ in looks only: given by seat, or picked by each player.',
    value: (value) => (value === 'choose' ? 'Everyone picks' : 'By seat'),
  },
};
