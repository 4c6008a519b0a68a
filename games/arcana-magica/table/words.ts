/** The few words that stand on the table itself; sentences are in the game's words. */
import type { Language } from '@magehall/engine';
import type { AutomaCard, Element, Token } from '../rules/index.ts';

interface TableWords {
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
  piles: (units: number, mana: number, spent: number) => string;
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
  payment: string;
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
  activate: Record<AutomaCard['activate'], string>;
  move: string;
  summon: Record<AutomaCard['summon'], string>;
  draw: (n: number) => string;
  discard: (n: number) => string;
  quiet: string;
}

const en: TableWords = {
  elements: { fire: 'Fire', water: 'Water', air: 'Air', earth: 'Earth' },
  round: (n) => `round ${n}`,
  peace: (n) => (n === 1 ? 'last round of peace' : `${n} rounds of peace`),
  end: (n) => (n === 1 ? 'the last round' : `${n} rounds left`),
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
  piles: (units, mana, spent) => `units ${units} · mana ${mana} · spent ${spent}`,
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
  payment: 'Payment',
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
  activate: {
    leader: 'the Leader attacks',
    left2: 'the first two attack',
    last: 'the last one attacks',
    highest: 'the highest attacks',
    high2: 'the two highest attack',
    lowest: 'the lowest attacks',
    low2: 'the two lowest attack',
    fire: 'Fire attacks',
    water: 'Water attacks',
    air: 'Air attacks',
    earth: 'Earth attacks',
    none: 'no attack',
  },
  move: 'the Leader moves',
  summon: {
    highest: 'the highest joins',
    lowest: 'the lowest joins',
    left: 'the first joins',
    right: 'the last joins',
    random: 'anybody joins',
    fire: 'a Fire unit joins',
    water: 'a Water unit joins',
    air: 'an Air unit joins',
    earth: 'an Earth unit joins',
  },
  draw: (n) => `draws ${n}`,
  discard: (n) => `discards ${n}`,
  quiet: 'The armies wait.',
};

const fr: TableWords = {
  elements: { fire: 'Feu', water: 'Eau', air: 'Air', earth: 'Terre' },
  round: (n) => `manche ${n}`,
  peace: (n) => (n === 1 ? 'dernière manche de paix' : `${n} manches de paix`),
  end: (n) => (n === 1 ? 'la dernière manche' : `encore ${n} manches`),
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
  piles: (units, mana, spent) => `unités ${units} · mana ${mana} · usé ${spent}`,
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
  payment: 'Paiement',
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
  activate: {
    leader: 'le Chef attaque',
    left2: 'les deux premiers attaquent',
    last: 'le dernier attaque',
    highest: 'le plus fort attaque',
    high2: 'les deux plus forts attaquent',
    lowest: 'le plus faible attaque',
    low2: 'les deux plus faibles attaquent',
    fire: 'le Feu attaque',
    water: 'l’Eau attaque',
    air: 'l’Air attaque',
    earth: 'la Terre attaque',
    none: 'pas d’attaque',
  },
  move: 'le Chef recule',
  summon: {
    highest: 'le plus fort arrive',
    lowest: 'le plus faible arrive',
    left: 'le premier arrive',
    right: 'le dernier arrive',
    random: 'n’importe qui arrive',
    fire: 'une unité de Feu arrive',
    water: 'une unité d’Eau arrive',
    air: 'une unité d’Air arrive',
    earth: 'une unité de Terre arrive',
  },
  draw: (n) => `pioche ${n}`,
  discard: (n) => `défausse ${n}`,
  quiet: 'Les armées attendent.',
};

export const WORDS: Record<Language, TableWords> = { en, fr };
