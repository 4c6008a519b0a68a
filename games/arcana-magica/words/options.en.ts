/** What can be set before a game, said where it is set: a table opens without it. */
import type { OptionWords } from '@magehall/engine';

const yesNo = (value: string | number | boolean) => (value ? 'yes' : 'no');
const named = (names: Record<string, string>) => (value: string | number | boolean) =>
  names[String(value)];

export const options: Record<string, OptionWords> = {
  first: {
    label: 'First player',
    help: 'Who takes the first turn.',
    value: (value) => (value === 'random' ? 'by chance' : `seat ${Number(value) + 1}`),
  },
  automas: {
    label: 'Automas',
    help: 'Seats played by the Automa, which follows its own deck of cards.',
    value: (value) => `seat ${Number(value) + 1}`,
  },
  automaLevel: {
    label: 'Automa level',
    help: 'How many cards the Automa draws to pay for its attacks.',
    value: named({ easy: 'easy', normal: 'normal', hard: 'hard', nightmare: 'nightmare' }),
  },
  scoring: {
    label: 'Scoring',
    help: 'What counts besides the tokens.',
    value: named({
      sorcerer: 'Sorcerer: trophies and half the army',
      warlock: 'Warlock: trophies only',
      patriarch: 'Patriarch: the army only',
      archmage: 'Archmage: trophies and the whole army',
    }),
  },
  necromancers: {
    label: 'Necromancers',
    help: 'Only armies count, so captured units are worth raising.',
    value: yesNo,
  },
  teams: {
    label: 'Teamplay',
    help: 'Two against two; each pair shares an army. Seats 1 and 3 against seats 2 and 4.',
    value: yesNo,
  },
  powerMongers: {
    label: 'Power Mongers',
    help: 'More dice of the same kind instead of bigger ones.',
    value: yesNo,
  },
  sand: {
    label: 'Counting Sand',
    help: 'How many rounds are left once Armageddon begins.',
    value: (value) => (value === 'ask' ? 'whoever starts it chooses' : `${value} rounds`),
  },
  knights: {
    label: 'Knights',
    help: 'Play with the four Knights, the strongest mana.',
    value: yesNo,
  },
  ferryman: { label: 'The Ferryman', help: 'Play with unit XXII.', value: yesNo },
  oneDeck: {
    label: 'One deck',
    help: 'Shuffle all units together instead of keeping the strong ones for later.',
    value: yesNo,
  },
  half: {
    label: 'Small values',
    help: 'How half of an odd card is rounded.',
    value: named({ up: 'rounded up', down: 'rounded down' }),
  },
  overkillChain: {
    label: 'Overkill chain',
    help: 'Overkill runs on down the line as long as units fall.',
    value: yesNo,
  },
};
