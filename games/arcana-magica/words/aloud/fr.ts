/** Les armées pour l’oreille, en français. */
import { typesetFrench } from '@magehall/engine';
import { count, of, vocabulary } from '../fr.ts';
import { table } from '../table.fr.ts';
import { aloudFrom, type Telling } from './aloud.ts';

const telling: Telling = {
  cost: (unit, element) => `${unit} ${element}`,
  arrows: (n) => count(n, 'flèche'),
  leader: 'Chef',
  attacks: 'attaque',
  damage: (n) => count(n, 'dégât'),
  gives: (full, other, rerolls) =>
    `donne ${full}, pour les autres ${other}${rerolls > 0 ? `, ${count(rerolls, 'relance')}` : ''}`,
  army: (units, value) => `${count(units, 'unité')}, vaut ${value}`,
  on: (unit) => `sur ${unit}`,
  points: (n) => count(n, 'point'),
  inHand: (cards) => `${count(cards, 'carte')} en main`,
  first: 'commence cette manche',
  trophies: (owner) => `Trophées ${of(owner)}`,
  nobody: 'personne',
  none: 'rien',
  slot: (place, who) => `${place} : ${who}`,
  leaves: 'part à la fin de la manche',
  units: (toCome, discarded) =>
    `encore ${count(toCome, 'unité')}, ${count(discarded, 'défaussée')}`,
  mana: (deck, spent) => `pioche de mana ${deck}, défausse ${spent}`,
  token: (what, taken) => `${what} : ${taken ?? 'libre, 10 points'}`,
  attack: (by, on) => `${by} attaque ${on}`,
  rerolls: (n) => `encore ${count(n, 'relance')}`,
  peace: (rounds) => (rounds === 1 ? 'dernière manche de paix' : `${rounds} manches de paix`),
};

/** Comme on les appelle aussi. */
const typed = {
  ...{ frapper: 'attaquer', passer: 'finir', terminer: 'finir', rappeler: 'relever' },
  ...{ '1': 'as', '11': 'valet', '12': 'dame', '13': 'roi', '14': 'cavalier' },
};

export const aloud = aloudFrom({ vocabulary, table, telling, typed, typeset: typesetFrench });
