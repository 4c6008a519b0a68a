/** Ce qui suit d’un choix. */
import { type Outlook, typesetFrench } from '@magehall/engine';
import type { Choice, State } from '../rules/index.ts';
import { type Follows, followed } from './following.ts';
import { count, ELEMENT, list, of, theCards, UNIT, units } from './fr.ts';

const points = (n: number) => `${n > 0 ? '+' : '−'}${count(Math.abs(n), 'point')}`;
const go = (n: number) => `${n < 2 ? 'Votre carte part' : `Vos ${n} cartes partent`}`;

const follows: Follows = {
  change: (n) =>
    `${go(n)} ; un joker rouge vous en donne quatre nouvelles, un noir finit votre tour.`,
  fool: (n) =>
    `${n > 0 ? go(n) : 'Vous n’avez pas de carte'}, et votre tour est fini. Le Mat peut annuler une attaque contre vous.`,
  leads: (unit) => `Les dés de mêlée frappent alors d’abord ${UNIT[unit]}.`,
  makes: (have, need, element) =>
    `Vos cartes font ${have} mana ${of(ELEMENT[element])} ; il en faut ${need}. Ensuite vous choisissez les cartes.`,
  raised: 'Elle est alors dans votre armée, et n’est plus un trophée.',
  aim: (leader) =>
    `Ensuite vous choisissez qui attaque ; chaque unité coûte son nombre en mana. ${UNIT[leader]} mène là-bas.`,
  draws: (n) => (n > 0 ? `Vous piochez ${count(n, 'carte')} avant votre prochain tour.` : ''),
  costs: (mana) =>
    `Coûte ${list(mana.map(({ need, element }) => `${need} mana ${of(ELEMENT[element])}`))}.`,
  chance: (percent, leader) => `Chances de capturer le Chef, ${UNIT[leader]} : ${percent}.`,
  joins: (n) => (n === 0 ? 'Elle rejoint votre armée.' : `Dans votre armée : ${points(n)}.`),
  keeps: (few) =>
    few.length > 0 ? `Vous gardez ${theCards(few)}.` : 'Vous ne gardez aucune carte.',
  rerolls: (n) =>
    n > 0
      ? `Il vous reste alors ${count(n, 'relance')}.`
      : 'Il ne vous reste alors aucune relance.',
  falls: (few, n) =>
    `${few.length === 1 ? 'Tombe' : 'Tombent'} : ${units(few)}${n === 0 ? '' : ` (${points(n)})`}.`,
  nobody: 'Personne ne tombe.',
  place: 'Ensuite vous choisissez qui vos dés à distance frappent.',
  maybe: (who) => `${who} peut encore sacrifier le Mat.`,
  sacrifice:
    'Tous les dégâts sont annulés. Si ce joker sort (1 chance sur 4), ils se retournent contre l’attaquant.',
  sand: (n) => `La partie finit après cette manche et encore ${n}.`,
};

export const outlook: Outlook<State, Choice> = {
  follows: (state, choice, name) => typesetFrench(followed(follows, state, choice, name)),
};
