/** The book of Arcana Magica in French. */
import { typesetAll } from '@magehall/engine';
import { AUTOMA, UNITS } from '../rules/index.ts';
import { TOKEN_POINTS } from '../rules/scoring/scoring.ts';
import { stepsOf } from '../words/automa.ts';
import { capital, list, table, vocabulary } from '../words/fr.ts';
import { bookOf } from './book.tsx';
import type { Says } from './says.ts';

const fr: Says = {
  language: 'fr',
  unit: (unit) => capital(vocabulary.units[unit].replace(`${UNITS[unit].roman}\u00a0`, '')),
  automa: (card) => `${capital(list(stepsOf(table.automa, AUTOMA[card])))}.`,
  quick: {
    goal: {
      title: 'Le but du jeu',
      text: 'Vous menez une armée de grands arcanes contre une autre. Le nombre d’une unité dit tout : ce qu’elle coûte, ce qu’elle endure, ce qu’elle vaut. Les unités capturées comptent en entier à la fin, votre armée pour moitié.',
    },
    mana: {
      title: 'On paie en mana',
      text: 'Quatre cartes en main. Chacune donne son grand nombre à son élément, et le petit à tout autre. Un 10 de Feu vaut 10 pour le Feu, et 5 pour l’Eau, l’Air ou la Terre. Après chaque manche, chacun complète sa main à quatre.',
    },
    summon: {
      title: 'À votre tour : invoquez',
      text: 'Prenez une unité de la galerie : payez son nombre dans son élément. Elle rejoint la droite de votre ligne. La première de la galerie s’en va à la fin de la manche.',
    },
    attack: {
      title: 'Et attaquez',
      text: 'Choisissez quelques-unes de vos unités et payez leurs nombres, comme pour invoquer. Leurs chiffres font des dés : V un d6, X un d12, deux X un d20, quatre flèches (I) un d4. X, VI et III font ensemble XVIIII : un d12, un d6 et un d4.',
    },
    capture: {
      title: 'Atteignez le nombre, capturez l’unité',
      text: 'Les grands dés frappent le Chef, placé en tête ; d4 et d8 frappent qui vous voulez. Un dé sur sa plus haute face est relancé et s’ajoute : 12 et 5 font 17, assez pour le Chef de 9. C’est votre trophée.',
    },
    end: {
      title: 'La fin',
      text: `Quatre grands événements donnent chacun un jeton de ${TOKEN_POINTS} points ; le premier ouvre les dernières manches. On compte alors trophées, jetons et la moitié de l’armée. Ou réunissez toutes les unités d’un élément : c’est gagné aussitôt.`,
    },
  },
  pictures: {
    goal: { caption: 'Deux armées, chacune une ligne de cartes qui commence par son Chef.' },
    mana: { caption: 'Une main de quatre cartes de mana, avec un grand et un petit nombre.' },
    summon: { caption: 'La galerie et ses quatre unités, et une main pour payer.' },
    attack: { caption: 'Une ligne de trois unités avec leurs chiffres, et un dé.' },
    capture: {
      caption: 'Le Chef d’un rival, et un d12 qui a montré 12, a été relancé et a montré 5.',
    },
    end: { caption: 'Les quatre jetons d’Armageddon ; l’un est pris.' },
    line: {
      caption:
        'Une ligne : l’unité la plus à gauche est le Chef. Le Mat s’y tient aussi, mais on le saute : IX mène, XII vient en second.',
    },
    summoning: {
      caption: 'L’unité XII, d’Eau, coûte 12 ; deux cartes d’Eau la paient.',
      ask: 'Prenez une unité de la galerie, puis les cartes qui la paient. Lesquelles pouvez-vous vous offrir ?',
    },
    attacking: {
      caption: 'X et IV sont de Feu ; ensemble ils coûtent 14 et lancent un d12 et un d4.',
      ask: 'Attaquez Bo : l’armée, vos unités, les cartes. Le d12 frappe le Chef ; où va le d4 ?',
    },
    overkill: {
      caption:
        'Un 17 sur le Chef de 9 laisse 8. C’est plus de deux fois le 3 derrière lui : les deux tombent.',
    },
  },
  lookups: {
    units: {
      title: 'Les unités',
      head: ['Nombre', 'Unité', 'Dés, seule', 'Flèches en plus'],
      note: 'Le nombre est à la fois le coût, la santé et les points.',
    },
    symbols: {
      title: 'Quels signes font quels dés',
      head: ['Chiffres additionnés', 'Dés', 'Ils frappent'],
      note: 'Additionnez les chiffres de toutes les unités qui attaquent, puis faites les dés, les plus grands d’abord. IV compte pour quatre flèches, IX pour un X et une flèche.',
    },
    mana: {
      title: 'Les cartes de mana',
      head: ['Carte', 'Pour son élément', 'Pour un autre', 'Relances'],
      note: 'Les mêmes dans chacun des quatre éléments. Les petites valeurs sont arrondies au-dessus, sauf accord de la table.',
    },
    scoring: {
      title: 'Ce qui compte à la fin',
      head: ['Décompte', 'Trophées', 'Votre armée', 'Chaque jeton'],
    },
    tokens: { title: 'Les quatre événements', head: ['Jeton', 'Qui le prend', 'Points'] },
    automa: { title: 'Ses douze cartes', head: ['Carte', 'Ce que fait l’Automa'] },
  },
  reaches: { any: 'n’importe quelle unité', leader: 'le Chef' },
  counts: { all: 'en entier', half: 'la moitié', none: '–' },
  scoring: {
    sorcerer: 'Sorcier (le plus courant)',
    warlock: 'Sorcier noir',
    patriarch: 'Patriarche',
    archmage: 'Archimage',
  },
  shelves: {
    units: 'Les unités, une par une',
    mana: 'Les cartes de mana, une par une',
    others: 'Dés et jokers',
    automa: 'Les cartes de l’Automa',
  },
  automaCard: 'Carte',
  ours: {
    automa:
      'les douze cartes de l’Automa. Nous ne connaissons pas celles du jeu imprimé ; les nôtres suivent les règles qui en parlent.',
    card: 'nous ne connaissons pas les cartes imprimées.',
  },
};

export const book = bookOf(typesetAll(fr));
