/** The book of Arkhanos in French. */
import { typesetAll } from '@magehall/engine';
import {
  BOOK_MEEPLE,
  BY_SEATS,
  GAIN_2,
  INCOMPLETE_PRESTIGE,
  OUTER_PRESTIGE,
} from '../rules/data.ts';
import { bookOf } from './book.tsx';
import type { Says } from './says.ts';

const { first, second, tie } = OUTER_PRESTIGE;

const fr: Says = {
  language: 'fr',
  quick: {
    goal: {
      title: 'Le but du jeu',
      text: 'Vous êtes mage, et quatre tours s’élèvent étage par étage. Qui contribue le plus à un étage gagne du prestige. À la fin, le plus de prestige l’emporte.',
    },
    place: {
      title: 'À votre tour : placez un dé',
      text: 'Prenez un des dés lancés et posez-le sur une tour. L’enseigne d’une tour dit quelles couleurs et quels nombres elle accepte ; la tour centrale les accepte tous. Un de vos meeples accompagne le dé : c’est votre influence à cet étage.',
    },
    pillar: {
      title: 'Recevez ce que donne le pilier',
      text: `Chaque pilier vide montre son don : ${GAIN_2} de prestige, autant de prestige que le numéro de l’étage, ou le marteau et le grimoire. Ceux-ci bâtissent un meeple dans une autre tour, ou éveillent un sort.`,
    },
    floor: {
      title: 'Un étage plein rapporte',
      text: `Au troisième pilier rempli, on compare l’influence : un apprenti compte 1, votre maître couronné 2. La plus forte rapporte ${first}, la deuxième ${second} ; une égalité, ${tie} à chacun seulement. Puis vos meeples rentrent, et l’étage suivant se pose par-dessus.`,
    },
    spell: {
      title: 'Les sorts tordent les règles',
      text: 'Un meeple sur un sort le rend prêt. À tout moment de votre tour, reprenez le meeple, et le sort agit : retourner un dé, le faire valoir un de plus ou de moins, lui donner n’importe quelle couleur, aller chercher un autre dé.',
    },
    end: {
      title: 'La fin',
      text: `Après ${BY_SEATS[2].rounds} manches (${BY_SEATS[3].rounds} à trois), c’est fini. Les étages inachevés rapportent encore un peu, ${INCOMPLETE_PRESTIGE.first} et ${INCOMPLETE_PRESTIGE.second}, et chaque meeple sur un sort ${BOOK_MEEPLE}. Comptez : le plus de prestige gagne.`,
    },
  },
  pictures: {
    goal: { caption: 'Trois des tours, avec des dés et les meeples de deux mages.' },
    place: {
      caption:
        'Les dés lancés, la tour ouest, qui accepte jaune 1, 3 et 5, et la tour centrale, qui accepte tous les dés. Le 3 jaune va sur les trois piliers de la tour ouest.',
    },
    pillar: {
      caption:
        'Un deuxième étage aux trois piliers vides : 2 de prestige, le numéro de l’étage, construire ou éveiller.',
    },
    floor: {
      caption:
        'Un étage plein : un mage y a son maître et un apprenti, influence 3 ; l’autre un apprenti, influence 1.',
    },
    spell: {
      caption: 'Un grimoire : Bascule et Métamorphose portent un meeple, elles sont prêtes.',
    },
    end: { caption: 'Deux étages inachevés : sur chacun, quelqu’un a le plus d’influence.' },
    placing: {
      caption: 'L’ouest accepte jaune 1, 3 et 5 ; la tour centrale accepte tous les dés.',
      ask: 'Prenez le 3 jaune : chaque pilier qui l’accepte brille. Puis le 5 rose : seule la tour centrale l’accepte.',
    },
    bonus: {
      caption:
        'Vous avez placé un 3 jaune sur le marteau et le grimoire : bâtissez dans une autre tour, ou mettez un meeple sur le sort 3.',
      ask: 'Bâtissez un meeple dans la tour nord, ou éveillez Bascule, qui porte le nombre de votre dé.',
    },
    ties: {
      caption: `Un maître compte 2, deux apprentis aussi : égalité à cet étage, qui rapporte ${tie} à chacun.`,
    },
    casting: {
      caption: 'Métamorphose et Décalage sont prêts ; la tour ouest n’accepte que jaune 1, 3 et 5.',
      ask: 'Lancez Métamorphose en la touchant. Le 5 rose peut alors aller aussi sur la tour ouest.',
    },
  },
  lookups: {
    pays: {
      title: 'Ce que rapportent les étages',
      note: 'Influence : un apprenti 1, le maître 2. Si la première place est partagée, il n’y a pas de second. Les étages inachevés rapportent à la fin de la partie.',
    },
    players: {
      title: 'Selon le nombre de joueurs',
      head: ['Joueurs', 'Dés par manche', 'Manches', 'Tours chacun, par manche'],
    },
    pillars: {
      title: 'Ce que donnent les piliers',
      head: ['Pilier', 'Qui y place un dé'],
      names: {
        gain2: { title: 'Étoile', text: `gagne aussitôt ${GAIN_2} de prestige.` },
        floor: { title: 'Escalier', text: 'gagne autant de prestige que le numéro de l’étage.' },
        build: {
          title: 'Marteau et grimoire',
          text: 'bâtit un meeple dans une autre tour, ou éveille le sort au nombre du dé.',
        },
        activate: {
          title: 'Grimoire (tour centrale)',
          text: 'éveille le sort au nombre du dé.',
        },
      },
    },
    spells: { title: 'Les six sorts', head: ['Numéro', 'Sort', 'Effet'] },
  },
  shelves: { spells: 'Les sorts, un par un', tiles: 'Les tuiles d’étage, une par une' },
  tile: {
    title: 'Tuile',
    what: 'Sur la tour centrale, elle montre son autre face et accepte tous les dés.',
  },
  ours: {
    tile: 'aucune source ne nomme cette tuile ; elle complète le motif de celles qui le sont.',
    tiles:
      'cinq des dix-huit tuiles sont connues. Les autres complètent leur motif, si bien que chaque dé va sur trois tuiles exactement.',
    central:
      'le livret imprimé dit seulement que les étages centraux rapportent moins. Combien, on en convient en préparant la table.',
  },
};

export const book = bookOf(typesetAll(fr));
