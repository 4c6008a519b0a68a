/** The words of payments and battles, besides those that stand on the table from the start. */
import type { Language } from '@magehall/engine';
import { WORDS as ON_TABLE, type TableWords } from '../words.ts';

interface BattleWords {
  payment: string;
  proposal: string;
  of: (paid: number, need: number) => string;
  missing: (n: number) => string;
  rerolls: (n: number) => string;
  force: string;
  chooseUnits: string;
  toTake: string;
  strikes: string;
  captured: (names: string) => string;
  nobodyFalls: string;
  fizzled: string;
  fool: string;
  foolAsks: string;
  redJoker: string;
  blackJoker: string;
  sand: string;
}

const en: BattleWords = {
  payment: 'Payment',
  proposal: 'Proposed payment',
  of: (paid, need) => `${paid} of ${need}`,
  missing: (n) => `${n} missing`,
  rerolls: (n) => (n === 1 ? '1 re-roll' : `${n} re-rolls`),
  force: 'The attack',
  chooseUnits: 'Choose who attacks.',
  toTake: 'to take the Leader',
  strikes: 'attacks',
  captured: (names) => `Captured: ${names}`,
  nobodyFalls: 'Nobody falls',
  fizzled: 'The attack comes to nothing',
  fool: 'The Fool laughs',
  foolAsks: 'Name an element. If that joker comes, the damage turns back.',
  redJoker: 'A red joker: four new cards',
  blackJoker: 'A black joker: the turn is lost',
  sand: 'How long until the end?',
};

const fr: BattleWords = {
  payment: 'Paiement',
  proposal: 'Paiement proposé',
  of: (paid, need) => `${paid} sur ${need}`,
  missing: (n) => (n < 2 ? `manque ${n}` : `manquent ${n}`),
  rerolls: (n) => (n < 2 ? `${n} relance` : `${n} relances`),
  force: 'L’attaque',
  chooseUnits: 'Choisissez qui attaque.',
  toTake: 'de prendre le Chef',
  strikes: 'attaque',
  captured: (names) => `Prise : ${names}`,
  nobodyFalls: 'Personne ne tombe',
  fizzled: 'L’attaque est annulée',
  fool: 'Le Mat éclate de rire',
  foolAsks: 'Nommez un élément. Si ce joker sort, les dégâts se retournent.',
  redJoker: 'Joker rouge : quatre cartes neuves',
  blackJoker: 'Joker noir : le tour est perdu',
  sand: 'Combien de temps jusqu’à la fin ?',
};

export const WORDS: Record<Language, TableWords & BattleWords> = {
  en: { ...ON_TABLE.en, ...en },
  fr: { ...ON_TABLE.fr, ...fr },
};
