/** What the inspector tells, in French. */

import { type About, type Reason, typesetFrench, type Whys } from '@magehall/engine';
import {
  BY_SEATS,
  COLOURS,
  type Colour,
  type MeepleKind,
  SPELLS,
  type Spell,
  type State,
  TILES,
  type TowerName,
  type Why,
} from '../../rules/index.ts';
import { holding } from '../aloud/fr.ts';
import {
  and,
  COLOUR,
  capital,
  die,
  or,
  PILLAR,
  piece,
  points,
  restriction,
  SPELL,
  spellNo,
  TOWER,
} from '../fr.ts';
import { sortOfThing } from '../things.ts';
import { aboutFrom, type SeatFacts, type Telling } from './about.ts';

const SIGN: Record<Colour, string> = {
  yellow: 'un soleil',
  pink: 'une rose',
  purple: 'une lune',
  blue: 'une onde',
};
const DICE: Record<Colour, string> = {
  yellow: 'jaunes',
  pink: 'roses',
  purple: 'violets',
  blue: 'bleus',
};
const KIND: Record<MeepleKind, string> = { apprentice: 'apprenti', master: 'maître' };
const count = (n: number, one: string, many = `${one}s`) => `${n} ${n < 2 ? one : many}`;
const mana = (colour: Colour) => COLOUR[colour];

function supply({ apprentices, master }: SeatFacts): string {
  const kinds = [
    ...(apprentices > 0 ? [count(apprentices, 'apprenti')] : []),
    ...(master ? ['le maître'] : []),
  ];
  return kinds.length > 0 ? `En réserve : ${and.format(kinds)}.` : 'La réserve est vide.';
}

const telling: Telling = {
  die: {
    title: (name) => capital(die(name)),
    what: (colour, number) =>
      `Un dé. À chaque tour, vous en placez un sur un étage qui accepte sa couleur et son nombre, accompagné d’un meeple. Un ${number} peut éveiller ${SPELL[SPELLS[number - 1]]}. Le signe des dés ${DICE[colour]} est ${SIGN[colour]}.`,
    fits: (towers) =>
      towers.length > 0
        ? `Il peut aller maintenant sur ${and.format(towers.map((name) => TOWER[name]))}.`
        : 'Aucune tour ne l’accepte maintenant.',
    away: 'Il n’y en a pas de pareil sur la table.',
  },
  tower: {
    title: (name, floor) =>
      floor > 0 ? `${capital(TOWER[name])}, étage ${floor}` : capital(TOWER[name]),
    what: (central, { first, second, tie }) =>
      `${central ? 'Ses étages acceptent tous les dés.' : 'L’écriteau dit quels dés son dernier étage accepte.'} Quand les trois piliers sont pleins, la plus forte influence rapporte ${first} de prestige, la deuxième ${second}, une égalité ${tie} chacun ; puis on pose l’étage suivant.`,
    closed: 'Elle est fermée : il n’y avait plus de tuile pour elle.',
    bare: 'Son premier étage n’est pas encore posé.',
    takes: (tile, taken) =>
      `Accepte ${tile === undefined ? 'tous les dés' : restriction(tile)}${taken.length > 0 ? ` (déjà pris : ${and.format(taken.map(String))})` : ''}.`,
    empty: (pillars) =>
      pillars === 0
        ? 'Tous les piliers sont pleins.'
        : `${count(pillars, 'pilier libre', 'piliers libres')}.`,
    influence: (shares) =>
      shares.length > 0
        ? `Influence : ${shares.map(({ who, count }) => `${who} ${count}`).join(', ')}.`
        : 'Personne n’y a encore d’influence.',
  },
  pillar: {
    title: (bonus, name) => `${capital(PILLAR[bonus])} : un pilier de ${TOWER[name]}`,
    what: {
      gain2: 'Qui place un dé ici gagne tout de suite 2 de prestige.',
      floor:
        'Qui place un dé ici gagne autant de prestige que le numéro de l’étage : plus c’est haut, mieux c’est.',
      build:
        'Qui place un dé ici bâtit un meeple pour toujours dans une autre tour, ou éveille le sort qui porte le nombre du dé.',
      activate:
        'Qui place un dé ici éveille le sort qui porte le nombre du dé : un meeple va dessus.',
    },
    gives: (gain) => `Libre : il donne maintenant ${points(gain)}.`,
    holds: (held) => `${capital(holding(held))}.`,
  },
  floor: {
    title: (name, floor) => `Étage ${floor} de ${TOWER[name]}`,
    what: 'Un étage complet, déjà marqué. Ses dés y restent, comme les meeples qu’on y a bâtis.',
    holds: (things) => `${capital(things.map(holding).join(', '))}.`,
  },
  meeple: {
    title: { apprentice: 'Apprenti', master: 'Maître' },
    what: {
      apprentice:
        'Il accompagne un dé sur un étage, où il compte 1 d’influence, ou va sur un sort pour l’éveiller. Il revient d’un étage qui est marqué.',
      master: 'Il va partout où va un apprenti, et compte 2 d’influence. Vous n’en avez qu’un.',
    },
    left: (kind, n) =>
      kind === 'master'
        ? `Le vôtre est ${n > 0 ? 'dans votre réserve' : 'en jeu'}.`
        : `Vous en avez ${n} en réserve.`,
  },
  spell: {
    title: spellNo,
    what: {
      manipulate: 'Lancez-le comme n’importe quel autre sort, même sans meeple sur celui-ci.',
      shift: 'Le prochain dé que vous placez peut compter un de plus ou de moins, jamais de 6 à 1.',
      flip: 'Retournez un dé de la table : 1 et 6, 2 et 5, 3 et 4 sont opposés.',
      morph: 'Le prochain dé que vous placez peut avoir n’importe quelle couleur.',
      exchange: 'Échangez un dé de la table contre un dé du bassin de mana.',
      swap: 'Échangez un dé de la table contre un dé du dernier étage de la tour centrale. Les meeples restent.',
    },
    yours: (kind) =>
      `Votre ${KIND[kind]} est dessus : lancez-le à tout moment de votre tour, et il revient en réserve. À la fin, il y vaut 1 de prestige.`,
    theirs: (who, kind) => `${capital(KIND[kind])} (${who}) dessus : ${who} peut le lancer.`,
    empty: (name) =>
      `Personne n’est dessus. Un ${SPELLS.indexOf(name) + 1} sur un pilier au livre l’éveille.`,
  },
  book: {
    title: 'Grimoire',
    what: 'Un sort qui porte un meeple peut être lancé à tout moment de votre tour ; le meeple revient alors. À la fin, chaque meeple resté ici vaut 1 de prestige.',
    now: (ready) =>
      ready === 0 ? 'Aucun sort n’est prêt.' : `${count(ready, 'sort prêt', 'sorts prêts')}.`,
  },
  pool: {
    title: (space) => (space === undefined ? 'Bassin de mana' : `Bassin de mana, case ${space}`),
    what: 'Le dernier dé de chaque manche y va. Échange permet d’en reprendre un.',
    holds: (name) => `Le ${die(name)} s’y trouve.`,
    waits: (space) => `La manche ${space} y laissera son dernier dé.`,
    unused: 'Cette case ne sert pas dans cette partie.',
    many: (dice) =>
      dice.length > 0
        ? `S’y trouvent : ${dice.map(die).join(', ')}.`
        : 'Aucun dé ne s’y trouve encore.',
  },
  go: {
    on: { title: 'Continuer sans le bonus', what: 'Le bonus de votre pilier est perdu.' },
    score: { title: 'Marquer l’étage', what: 'L’étage plein est marqué maintenant.' },
    end: { title: 'Finir votre tour', what: 'C’est au suivant. Vos sorts restent prêts.' },
  },
  supply: {
    title: (who) => `Réserve : ${who}`,
    what: 'Les meeples qui peuvent accompagner un dé, éveiller un sort ou entrer dans une tour. Sans aucun, il faut d’abord lancer un sort pour en libérer un.',
    now: supply,
  },
  seat: {
    what: 'Un mage qui bâtit les tours. On joue dans le sens horaire ; qui tient le sac commence la manche.',
    now: (facts) =>
      `${points(facts.prestige)}. ${supply(facts)} ${count(facts.spells, 'sort prêt', 'sorts prêts')}.${facts.bag ? ' Tient le sac.' : ''}`,
  },
  next: {
    title: 'Prochain étage',
    what: 'On le pose sur la prochaine tour dont l’étage est plein. Une tour extérieure accepte alors ces dés ; la tour centrale les accepte tous.',
    now: (tile, under) =>
      `Accepte ${restriction(tile)}. ${count(under, 'tuile', 'tuiles')} dessous.`,
    none: 'Il n’y en a pas pour l’instant. Une tour extérieure pleine sans étage suivant se ferme.',
  },
  bag: {
    title: 'Le sac',
    what: 'On y pioche les dés de chaque manche ; aucun n’y revient. Qui le tient commence la manche, puis le passe à gauche.',
    now: (colours) =>
      `Dedans : ${COLOURS.map((colour, i) => `${colours[i]} ${colours[i] < 2 ? mana(colour) : DICE[colour]}`).join(', ')}.`,
  },
  table: {
    title: 'Dés sur la table',
    what: 'Lancés au début de la manche. Chaque tour en place un ; le dernier va au bassin de mana.',
    now: (n) => `Il en reste ${n}.`,
  },
  pays: {
    title: {
      pays: 'Valeur des étages',
      outer: 'Étages extérieurs',
      central: 'Étages du centre',
      unfinished: 'Étages inachevés',
    },
    all: 'Quand un étage est plein, la plus forte influence y gagne le premier nombre, la deuxième le second ; à égalité, chacun gagne le troisième. Un apprenti compte 1, le maître 2.',
    what: (row, { first, second, tie }) =>
      `${row === 'unfinished' ? 'À la fin de la partie, un étage inachevé' : 'Un étage plein'} rapporte ${first} à la plus forte influence, ${second} à la deuxième, ${tie} chacun en cas d’égalité. Un apprenti compte 1, le maître 2.`,
  },
  round: {
    title: (round, rounds) => `Manche ${round} sur ${rounds}`,
    what: (dice) =>
      `À chaque manche, on lance ${dice} dés et on les place chacun son tour. Le dernier va au bassin de mana, et le sac passe à gauche.`,
    now: (first, left) =>
      `${first} tient le sac. ${left > 1 ? `Encore ${count(left - 1, 'dé')} à placer dans cette manche.` : 'La manche touche à sa fin.'}`,
  },
  symbol: {
    title: (colour) => capital(mana(colour)),
    what: (colour) =>
      `Le signe des dés ${DICE[colour]} est ${SIGN[colour]}. Les étages qui le montrent les acceptent.`,
  },
};

/** Avec le nom du sort, là où il n’a pas la place. */
const EFFECT: Record<Spell, string> = {
  manipulate: 'Manipulation : employez n’importe quel autre sort.',
  shift: 'Décalage : votre prochain dé peut compter un de plus ou de moins.',
  flip: 'Bascule : retournez un dé de la table.',
  morph: 'Métamorphose : votre prochain dé peut avoir n’importe quelle couleur.',
  exchange: 'Échange : un dé de la table contre un dé du bassin de mana.',
  swap: 'Permutation : un dé de la table contre un dé de la tour centrale.',
};

/** Why something can’t be used now. */
const whys: Whys<Why> = {
  over: () => 'La partie est finie.',
  chance: () => 'Attendez les dés et les tuiles.',
  notYourTurn: ({ with: more }, name) => `C’est à ${name(Number(more?.seat))} de jouer.`,
  noSuchThing: () => 'Cette pièce n’existe pas dans ce jeu.',
  notOnTable: () => 'Ce dé n’est pas sur la table.',
  diePlaced: () => 'Vous avez déjà placé votre dé pour ce tour.',
  closed: () => 'Cette tour est fermée : il n’y avait plus de tuile pour elle.',
  pillarFull: () => 'Ce pilier est plein.',
  bonusIsActivate: () => 'Ce bonus éveille un sort ; il ne bâtit rien.',
  otherTower: () => 'Bâtissez sur une autre tour que celle qui a donné ce bonus.',
  wrongColour: ({ with: more }) =>
    `${capital(tower(more))} n’accepte que le ${or.format(tileOf(more).colours.map(mana))}.`,
  wrongNumber: ({ with: more }) =>
    `${capital(tower(more))} n’accepte que les nombres ${and.format(tileOf(more).numbers.map(String))}.`,
  numberTaken: ({ blame, with: more }) =>
    `${capital(tower(more))} n’accepte chaque nombre qu’une fois, et l’a déjà : ${pieces(blame)}.`,
  centralAlike: () => 'Les piliers du centre se valent ; on prend le premier qui est vide.',
  freeMeepleFirst: () =>
    'Aucun meeple pour l’accompagner : lancez d’abord un sort, pour en libérer un.',
  noMeeple: () => 'Vous n’avez pas de meeple en réserve pour cela.',
  notInSupply: ({ blame }) =>
    blame.includes('meeple:master')
      ? 'Votre maître n’est pas dans votre réserve.'
      : 'Vous n’avez pas d’apprenti dans votre réserve.',
  spellTaken: ({ blame }) => `${capital(piece(blame[0]))} porte déjà un meeple.`,
  inactive: ({ blame }) =>
    `${EFFECT[sortOfThing(blame[0]).name as Spell]} Aucun de vos meeples n’y est : ce sont les bonus qui l’y mettent.`,
  otherSpell: ({ with: more }) =>
    `Vous avez placé un ${more?.number} : le bonus est pour ${SPELL[more?.spell as Spell]}.`,
  poolTen: () => 'La dixième case ne sert pas.',
  poolEmpty: ({ with: more }) => `La manche ${more?.space} n’a pas encore laissé de dé ici.`,
  needsExchange: () => 'Seul Échange atteint les dés du bassin de mana.',
  sameDice: () => 'Il est égal à chaque dé de la table : rien ne changerait.',
  placeFirst: () => 'Placez d’abord un dé : il y en a exactement un par tour.',
  bonusFirst: () => 'Prenez d’abord le bonus.',
  otherStage: () => 'Pas à ce moment de votre tour.',
  notTogether: ({ blame }) => `${capital(pieces(blame))} ne vont pas ensemble.`,
};
const tower = (more: Reason['with']) => TOWER[more?.tower as TowerName];
const pieces = (blame: readonly string[]) => and.format(blame.map((thing) => piece(thing)));

const tileOf = (more: Reason['with']) => TILES[Number(more?.tile) - 1];

function ends({ seats, round, stage }: State): string {
  const { rounds } = BY_SEATS[seats];
  if (stage === 'over') return 'La partie est finie.';
  if (round === rounds) return 'C’est la dernière manche : la partie finit avec elle.';
  return `La partie finit après la manche ${rounds} : encore ${rounds - Math.max(1, round)} après celle-ci.`;
}

export const about: About<State> = aboutFrom({ telling, whys, ends, typeset: typesetFrench });
