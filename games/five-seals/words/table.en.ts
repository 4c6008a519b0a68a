import type { ElementName } from '../rules/data/elements.ts';
import type { TableWords } from './table.ts';

export const elements: Record<ElementName, string> = {
  fire: 'Fire',
  water: 'Water',
  air: 'Air',
  earth: 'Earth',
  mind: 'Mind',
};
export const table: TableWords = {
  dungeon: 'The dungeon',
  closer: 'Look closer',
  wholeBoard: 'Show the whole dungeon',
  elements,
  of: elements,
  letters: { fire: 'F', water: 'W', air: 'A', earth: 'E', mind: 'M' },
  diceSupply: 'Dice supply',
  sixes: 'Sixes left',
  ends: (below) => `ends below ${below}`,
  guardians: 'Guardians',
  yourScrolls: 'Your scrolls',
  scrolls: (n) => (n === 1 ? '1 scroll' : `${n} scrolls`),
  ready: (n) => (n === 1 ? '1 can be used' : `${n} can be used`),
  takeDice: 'From the supply',
  roundOver: 'round over',
  giveUp: 'Give up the round',
  dice: 'Your dice',
  familiarHome: 'The familiar is at hand',
  pickMage: 'The mages',
  used: 'used',
  status: (round, sixes) =>
    round === 0
      ? 'Before the first round'
      : `Round ${round} · ${sixes} ${sixes === 1 ? 'six' : 'sixes'} left`,
};
