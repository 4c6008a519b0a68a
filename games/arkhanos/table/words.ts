/** The few words that stand on the table itself; sentences are in the game's words. */
import type { Language } from '@magehall/engine';
import type { Colour, Spell, Tile, TowerName } from '../rules/data.ts';

interface TableWords {
  /** Of the four signs: sun, rose, moon, wave. */
  letters: Record<Colour, string>;
  any: string;
  different: string;
  towers: Record<TowerName, string>;
  /** The same, where room is scarce. */
  short: Record<TowerName, string>;
  map: string;
  spells: Record<Spell, string>;
  floor: (n: number) => string;
  meeple: (whose: string, master: boolean) => string;
  folded: (n: number) => string;
  closed: string;
  onTheTable: string;
  inTheBag: (n: number) => string;
  /** Of the first player. */
  bag: string;
  book: string;
  ready: (n: number) => string;
  supply: string;
  inSupply: (apprentices: number, masters: number) => string;
  /** A spell of a rival, and who is on it: none, an apprentice, the master. */
  held: (spell: string, kind: number) => string;
  takes: (tile: Tile) => string;
  nextFloor: string;
  left: (n: number) => string;
  none: string;
  pool: string;
  round: (n: number, of: number) => string;
  /** The spell that number wakes, if the pillar does so. */
  asNumber: (n: number, spell: string) => string;
  against: (die: string) => string;
  pay: string;
  most: string;
  second: string;
  tie: string;
  outer: string;
  central: string;
  unfinished: string;
}

const en: TableWords = {
  letters: { yellow: 'S', pink: 'R', purple: 'M', blue: 'W' },
  any: 'any',
  different: 'all different',
  towers: {
    outer1: 'West tower',
    outer2: 'North tower',
    outer3: 'East tower',
    central: 'Central tower',
  },
  short: { outer1: 'West', outer2: 'North', outer3: 'East', central: 'Central' },
  map: 'The four towers',
  spells: {
    manipulate: 'Manipulate',
    shift: 'Shift',
    flip: 'Flip',
    morph: 'Morph',
    exchange: 'Exchange',
    swap: 'Swap',
  },
  floor: (n) => `Floor ${n}`,
  meeple: (whose, master) => `${whose}’s ${master ? 'master' : 'apprentice'}`,
  folded: (n) => `+${n}: all floors below`,
  closed: 'closed',
  onTheTable: 'On the table',
  inTheBag: (n) => `${n} in the bag`,
  bag: 'has the bag',
  book: 'Your spellbook',
  ready: (n) => (n === 1 ? '1 ready' : `${n} ready`),
  supply: 'Your supply',
  inSupply: (apprentices, masters) =>
    `${apprentices} apprentice${apprentices === 1 ? '' : 's'} and ${masters ? 'the' : 'no'} master in the supply`,
  held: (spell, kind) => `${spell}: ${['no meeple', 'an apprentice', 'the master'][kind]} on it`,
  takes: ({ colours, numbers, different }) =>
    `Takes ${colours.join(' or ')}: ${different ? 'all numbers different' : numbers.join(', ')}`,
  nextFloor: 'Next floor',
  left: (n) => `${n} left`,
  none: 'No floors are left.',
  pool: 'Mana pool',
  round: (n, of) => `round ${n} of ${of}`,
  asNumber: (n, spell) => (spell ? `As a ${n}: ${spell}` : `As a ${n}`),
  against: (die) => `For ${die}`,
  pay: 'Floors pay',
  most: 'most',
  second: 'second',
  tie: 'tie',
  outer: 'outer',
  central: 'central',
  unfinished: 'unfinished',
};

const COLOURS_FR: Record<Colour, string> = {
  yellow: 'jaune',
  pink: 'rose',
  purple: 'violet',
  blue: 'bleu',
};

const fr: TableWords = {
  // Onde, not vague: a V would be taken for violet.
  letters: { yellow: 'S', pink: 'R', purple: 'L', blue: 'O' },
  any: 'tous',
  different: 'différents',
  towers: {
    outer1: 'Tour de l’Ouest',
    outer2: 'Tour du Nord',
    outer3: 'Tour de l’Est',
    central: 'Tour centrale',
  },
  short: { outer1: 'Ouest', outer2: 'Nord', outer3: 'Est', central: 'Centre' },
  map: 'Les quatre tours',
  spells: {
    manipulate: 'Manipulation',
    shift: 'Décalage',
    flip: 'Bascule',
    morph: 'Métamorphose',
    exchange: 'Échange',
    swap: 'Permutation',
  },
  floor: (n) => `Étage ${n}`,
  meeple: (whose, master) => `${master ? 'maître' : 'apprenti'} (${whose})`,
  folded: (n) => `+${n} : tous les étages du dessous`,
  closed: 'fermée',
  onTheTable: 'Sur la table',
  inTheBag: (n) => `${n} dans le sac`,
  bag: 'tient le sac',
  book: 'Votre grimoire',
  ready: (n) => (n < 2 ? `${n} prêt` : `${n} prêts`),
  supply: 'Votre réserve',
  inSupply: (apprentices, masters) =>
    `${apprentices} apprenti${apprentices < 2 ? '' : 's'} et ${masters ? 'le' : 'aucun'} maître en réserve`,
  held: (spell, kind) => `${spell} : ${['aucun meeple', 'un apprenti', 'le maître'][kind]} dessus`,
  takes: ({ colours, numbers, different }) =>
    `Accepte ${colours.map((colour) => COLOURS_FR[colour]).join(' ou ')} : ${different ? 'nombres tous différents' : numbers.join(', ')}`,
  nextFloor: 'Prochain étage',
  left: (n) => (n < 2 ? `reste ${n}` : `restent ${n}`),
  none: 'Il ne reste plus d’étage.',
  pool: 'Bassin de mana',
  round: (n, of) => `manche ${n} sur ${of}`,
  asNumber: (n, spell) => (spell ? `Vaut ${n} : ${spell}` : `Vaut ${n}`),
  against: (die) => `Contre ${die}`,
  pay: 'Valeur des étages',
  most: 'premier',
  second: 'second',
  tie: 'égalité',
  outer: 'extérieur',
  central: 'central',
  unfinished: 'inachevé',
};

export const WORDS: Record<Language, TableWords> = { en, fr };
