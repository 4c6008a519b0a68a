/** Les quelques mots de la table dessinée en texte. */
import { count, vocabulary } from './fr.ts';
import type { Labels } from './text.ts';

export const labels: Labels = {
  vocabulary,
  round: (round, peace, end) =>
    `Manche ${round}${peace > 0 ? ` · paix ${peace}` : ''}${end > 0 ? ` · fin dans ${end}` : ''}`,
  gallery: 'Galerie',
  army: 'Armée',
  trophies: 'Trophées',
  tokens: 'Jetons',
  hand: 'Main',
  hidden: (n) => count(n, 'carte'),
  points: (n) => count(n, 'point'),
  piles: (unitDeck, unitDiscard, mana, spent) =>
    `Unités : ${unitDeck} à venir, ${unitDiscard} défaussées · Mana : ${mana} à venir, ${spent} consommé`,
  attack: 'Attaque',
  first: 'premier',
  empty: 'vide',
  fool: 'Mat',
  colon: ' : ',
};
