/** The few words on the dungeon drawn as text, in French. */
import { of } from './fr.ts';
import type { Labels } from './text.ts';

export const labels: Labels = {
  round: 'Manche',
  before: 'Avant la première manche',
  sixes: (left, fewest) =>
    `parchemins de puissance 6 restants : ${left} ; la partie s’arrête à moins de ${fewest}`,
  supply: 'Réserve',
  guarded: 'gardien',
  familiarOf: (who) => `familier ${of(who)}`,
  done: 'manche finie',
  dice: 'dés',
  up: 'parchemins',
  down: 'utilisés',
  none: 'aucun',
};
