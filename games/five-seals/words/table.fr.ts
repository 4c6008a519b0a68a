import type { ElementName } from '../rules/data/elements.ts';
import type { TableWords } from './table.ts';

export const elements: Record<ElementName, string> = {
  fire: 'Feu',
  water: 'Eau',
  air: 'Air',
  earth: 'Terre',
  mind: 'Esprit',
};
const of: Record<ElementName, string> = {
  fire: 'de Feu',
  water: 'd’Eau',
  air: 'd’Air',
  earth: 'de Terre',
  mind: 'd’Esprit',
};
export const table: TableWords = {
  dungeon: 'Le donjon',
  closer: 'Voir de plus près',
  wholeBoard: 'Voir tout le donjon',
  elements,
  of,
  letters: { fire: 'F', water: 'E', air: 'A', earth: 'T', mind: 'S' },
  diceSupply: 'Réserve de dés',
  sixes: 'Six restants',
  ends: (below) => `fin sous ${below}`,
  guardians: 'Gardiens',
  yourScrolls: 'Vos parchemins',
  scrolls: (n) => (n < 2 ? `${n} parchemin` : `${n} parchemins`),
  ready: (n) => (n < 2 ? `${n} utilisable` : `${n} utilisables`),
  takeDice: 'De la réserve',
  roundOver: 'manche finie',
  giveUp: 'Abandonner la manche',
  dice: 'Vos dés',
  familiarHome: 'Le familier est là',
  pickMage: 'Les mages',
  used: 'utilisé',
  status: (round, sixes) =>
    round === 0 ? 'Avant la première manche' : `Manche ${round} · reste ${sixes} six`,
};
