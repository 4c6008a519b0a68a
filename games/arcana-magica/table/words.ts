/** The few words that stand on the table itself; sentences are in the game's words. */
import type { Language } from '@magehall/engine';
import type { Element, Token } from '../rules/index.ts';

export interface TableWords {
  elements: Record<Element, string>;
  round: (n: number) => string;
  peace: (n: number) => string;
  end: (n: number) => string;
  gallery: string;
  leaves: string;
  empty: string;
  armageddon: string;
  tokens: Record<Token, string>;
  takenBy: (name: string) => string;
  toCome: (n: number) => string;
  piles: (deck: number, spent: number) => string;
  leader: string;
  attack: string;
  yourArmy: string;
  worth: (n: number) => string;
  joinHere: string;
  trophies: string;
  noTrophies: string;
  hand: string;
  inHand: (n: number) => string;
  other: string;
  quiet: string;
  over: string;
  /** What stands in the corner of a mana card. */
  rank: (rank: string) => string;
}

const en: TableWords = {
  elements: { fire: 'Fire', water: 'Water', air: 'Air', earth: 'Earth' },
  round: (n) => `round ${n}`,
  peace: (n) => (n === 1 ? 'last round of peace' : `${n} rounds of peace`),
  end: (n) => (n === 1 ? 'last round' : `${n} rounds left`),
  gallery: 'Shadow Gallery',
  leaves: 'leaves',
  empty: 'nobody',
  armageddon: 'Armageddon',
  tokens: {
    giant: 'a giant falls',
    gallery: 'the last unit is summoned',
    army: 'an army is wiped out',
    fool: 'the Fool dies late',
  },
  takenBy: (name) => `taken by ${name}`,
  toCome: (n) => `${n} to come`,
  piles: (deck, spent) => `deck ${deck} · spent ${spent}`,
  leader: 'Leader',
  attack: 'Attack',
  yourArmy: 'Your army',
  worth: (n) => `worth ${n}`,
  joinHere: 'summoned units join here',
  trophies: 'Trophies',
  noTrophies: 'no trophies',
  hand: 'Your mana',
  inHand: (n) => (n === 1 ? '1 card' : `${n} cards`),
  other: 'other',
  quiet: 'The armies wait.',
  over: 'The dust settles.',
  rank: (rank) => rank,
};

const fr: TableWords = {
  elements: { fire: 'Feu', water: 'Eau', air: 'Air', earth: 'Terre' },
  round: (n) => `manche ${n}`,
  peace: (n) => (n === 1 ? 'dernière manche de paix' : `${n} manches de paix`),
  end: (n) => (n === 1 ? 'ultime manche' : `encore ${n} manches`),
  gallery: 'Galerie des ombres',
  leaves: 'part',
  empty: 'personne',
  armageddon: 'Armageddon',
  tokens: {
    giant: 'un géant tombe',
    gallery: 'la dernière unité est invoquée',
    army: 'une armée est anéantie',
    fool: 'le Mat meurt sur la fin',
  },
  takenBy: (name) => `pris par ${name}`,
  toCome: (n) => `encore ${n}`,
  piles: (deck, spent) => `pioche ${deck} · défausse ${spent}`,
  leader: 'Chef',
  attack: 'Attaquer',
  yourArmy: 'Votre armée',
  worth: (n) => `vaut ${n}`,
  joinHere: 'les unités invoquées arrivent ici',
  trophies: 'Trophées',
  noTrophies: 'aucun trophée',
  hand: 'Votre mana',
  inHand: (n) => (n < 2 ? `${n} carte` : `${n} cartes`),
  other: 'autre',
  quiet: 'Les armées attendent.',
  over: 'La poussière retombe.',
  rank: (rank) => ({ J: 'V', Kn: 'C', Q: 'D', K: 'R' })[rank] ?? rank,
};

export const WORDS: Record<Language, TableWords> = { en, fr };
