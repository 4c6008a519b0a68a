/** What the inspector tells, in French. */
import { type NameOf, type Seat, typesetFrench } from '@magehall/engine';
import type { State } from '../../rules/index.ts';
import { count, of, vocabulary } from '../fr.ts';
import { diceNamed } from '../speech.ts';
import { table } from '../table.fr.ts';
import { aboutFrom, type Numeral, type Telling } from './about.ts';
import type { Standing } from './standing.ts';
import { whys } from './whys.fr.ts';

const { units: UNIT, list } = vocabulary;
const names = (seats: readonly Seat[], name: NameOf) => list(seats.map((seat) => of(name(seat))));
const dice = (sides: readonly number[]) => diceNamed(vocabulary, sides);

function rolls({ signs, count: n, sides }: Numeral): string {
  if (signs.startsWith('I'))
    return sides
      ? `ses ${n} flèches font un d${sides} contre n’importe quelle unité`
      : `${n === 1 ? 'sa flèche compte' : `ses ${n} flèches comptent`} pour un d4 (il en faut quatre)`;
  return `${signs} fait un d${sides} contre le Chef`;
}

function unitNow(standing: Standing, name: NameOf): string[] {
  switch (standing.in) {
    case 'gallery': {
      const { place, have, missing } = standing;
      return [
        `Elle attend dans la galerie, place ${place} : qui paie l’invoque.`,
        ...(place === 1 ? ['Elle part à la fin de la manche.'] : []),
        missing > 0
          ? `Vos cartes font ${have} de son mana : il en manque ${missing}.`
          : `Vos cartes font ${have} de son mana : c’est assez.`,
      ];
    }
    case 'army': {
      const { own, leads, together, seats } = standing;
      const army = own ? 'votre armée' : `l’armée ${names(seats, name)}`;
      return [
        leads
          ? `Elle mène ${army} : tous les dés de mêlée la frappent.`
          : `Elle est dans ${army} ; seuls les dés à distance et le débordement l’atteignent.`,
        ...(together ? [`Avec ${UNIT[together.other]}, elle lance ${dice(together.dice)}.`] : []),
      ];
    }
    case 'trophies':
      return standing.own
        ? [
            'C’est votre trophée : elle compte son nombre à la fin.',
            standing.missing > 0
              ? `Pour la relever dans votre armée, il vous manque ${standing.missing} mana.`
              : 'Vous avez de quoi la relever dans votre armée.',
          ]
        : [`C’est un trophée ${names(standing.seats, name)}.`];
    case 'deck':
      return ['Elle est encore dans la pioche.'];
    case 'discard':
      return ['Elle est défaussée et revient quand la pioche est épuisée.'];
    default:
      return ['Elle est hors du jeu.'];
  }
}

const telling: Telling = {
  unit: {
    what: (cost, element, numerals) =>
      `Coûte ${cost} mana ${of(element)} à invoquer, et autant pour chaque attaque où elle se bat. ${cost} dégâts la capturent. En attaque, ${list(numerals.map(rolls))}.`,
    now: unitNow,
  },
  fool: {
    title: 'Le Mat',
    what: 'L’appeler coûte toute la main et tout le tour. Il ne se bat pas et ne peut être frappé. Quand on vous attaque, sacrifiez-le : tous les dégâts sont annulés, et si vous nommez le joker qui sort, ils se retournent.',
    now(standing, name) {
      if (standing.in === 'gallery') return ['Il est dans la galerie.'];
      if (standing.in === 'army')
        return [
          standing.own
            ? 'Il protège votre armée.'
            : `Il protège l’armée ${names(standing.seats, name)}.`,
        ];
      if (standing.in === 'deck') return ['Il est encore dans la pioche.'];
      if (standing.in === 'discard')
        return ['Il est défaussé et revient quand la pioche est épuisée.'];
      return ['Il est hors du jeu.'];
    },
  },
  card: {
    what: ({ full, rerolls }, small) =>
      [
        `Vaut ${full} mana pour son élément, ${small} pour un autre.`,
        ...(rerolls > 0 ? [`En attaque, elle apporte ${count(rerolls, 'relance')}.`] : []),
      ].join(' '),
    summons: (units) => `Elle peut aider à invoquer ${list(units.map((unit) => UNIT[unit]))}.`,
    none: 'Elle n’aide à invoquer personne dans la galerie.',
  },
  side: {
    what: 'Une ligne d’unités. La première est le Chef : les dés de mêlée ne frappent que lui, les dés à distance n’importe qui. Les nouvelles se rangent à droite.',
    now: (units, value, counted) =>
      `${count(units, 'carte')}, ${value} en tout ; cela fait ${count(counted, 'point')} pour l’instant.`,
    peace: (rounds) =>
      `La paix (${count(rounds, 'manche')}) la protège : à moins de trois unités, on ne l’attaque pas.`,
    empty: 'Elle est vide.',
  },
  die: {
    what: (ranged) =>
      ranged
        ? 'Un dé à distance, fait de flèches : vous le posez sur n’importe quelle unité de l’armée attaquée. Sur sa plus haute face il explose : on le relance et on additionne.'
        : 'Un dé de mêlée : il frappe le Chef. Sur sa plus haute face il explose : on le relance et on additionne.',
    shows: (faces, sum) =>
      faces.length > 1 ? `Il a fait ${faces.join(' + ')} = ${sum}.` : `Il montre ${sum}.`,
    open: 'Il n’est pas encore lancé.',
    none: {
      title: 'Dé d’attaque',
      what: 'V fait un d6, X un d12, XX un d20 : mêlée, contre le Chef. Quatre flèches font un d4, huit un d8 : à distance, contre n’importe quelle unité. La plus haute face explose.',
    },
  },
  joker: {
    what: (red) =>
      `Un des quatre du paquet du Mat, ${red ? 'un rouge' : 'un noir'}. Qui change de main en tire un : rouge, quatre nouvelles cartes ; noir, le tour est perdu. Qui sacrifie le Mat en nomme un : s’il sort (1 chance sur 4), les dégâts se retournent.`,
  },
  sand: {
    title: (sides) => `Un d${sides} comme compteur`,
    what: (rounds) => `La partie dure alors cette manche et encore ${rounds - 1}.`,
  },
  go: {
    change: {
      title: 'Changer de main',
      what: 'Vos cartes partent, et un joker décide : rouge (1 chance sur 2), quatre nouvelles ; noir, votre tour est fini. Seulement avant toute autre chose.',
    },
    fool: {
      title: 'Appeler le Mat',
      what: 'Le Mat rejoint votre armée contre toute votre main et tout votre tour.',
    },
    move: {
      title: 'Reculer le Chef',
      what: 'La première carte de votre ligne passe au bout, et la suivante devient Chef. Gratuit, une fois par tour.',
    },
    end: {
      title: 'Finir le tour',
      what: 'Vous gardez vos cartes, ou défaussez celles que vous avez touchées ; puis votre main est complétée à quatre.',
    },
    keep: {
      title: 'Garder les dés',
      what: 'Les dés comptent comme ils sont ; les relances restantes sont perdues.',
    },
    endure: {
      title: 'Laisser faire',
      what: 'Les dégâts comptent, et vous gardez le Mat pour une autre attaque.',
    },
  },
  gallery: {
    title: 'Galerie des ombres',
    what: 'Les unités à invoquer : payez leur nombre en mana de leur élément, une fois par tour. À la fin de la manche la première part, les autres se resserrent et d’autres arrivent.',
    now: (units) => `${count(units, 'unité')} à invoquer.`,
  },
  slot: {
    title: (place) => `Place ${place} de la galerie`,
    what: 'À la fin d’une manche, l’unité de la place 1 part et les autres se décalent vers la gauche.',
    leaves: 'Celle-ci part à la fin de la manche.',
    free: 'Elle reste libre jusqu’à la fin de la manche.',
  },
  units: {
    title: 'Unités à venir',
    what: 'La pioche qui remplit la galerie : les plus faibles d’abord, les fortes en dessous.',
    now: (toCome, discarded) => `${toCome} à venir, ${count(discarded, 'défaussée')}.`,
  },
  mana: {
    title: 'Pioche de mana',
    what: 'Les mains y sont complétées à quatre. Quand elle est vide, les cartes dépensées sont mélangées en une nouvelle pioche.',
    now: (deck, spent) => `${count(deck, 'carte')} dans la pioche, ${count(spent, 'dépensée')}.`,
  },
  token: {
    giant: {
      title: 'Armageddon : un géant tombe',
      what: 'Qui capture en premier XIX, XX, XXI ou XXII prend ce jeton : 10 points.',
    },
    gallery: {
      title: 'Armageddon : la dernière unité est invoquée',
      what: 'Qui invoque la toute dernière unité de la galerie prend ce jeton : 10 points.',
    },
    army: {
      title: 'Armageddon : une armée est anéantie',
      what: 'Qui capture en premier la dernière unité d’une armée prend ce jeton : 10 points.',
    },
    fool: {
      title: 'Armageddon : le Mat meurt tard',
      what: 'Si le Mat est sacrifié après un autre de ces événements, l’attaquant prend ce jeton : 10 points.',
    },
    taken: (by) => `Pris par ${by}.`,
    open: 'Personne ne l’a encore. Le premier des quatre événements lance le compte à rebours.',
  },
  clock: {
    title: 'Armageddon',
    what: 'Quatre événements rapprochent la fin. Qui en provoque un prend son jeton, 10 points ; le premier lance le compte à rebours.',
  },
  trophies: {
    title: (owner) => `Trophées ${of(owner)}`,
    what: 'Les unités capturées. Chacune compte son nombre et peut être relevée dans l’armée pour autant de mana.',
    now: (n, points) =>
      n === 0 ? 'Pas encore.' : `${count(n, 'unité')}, ${count(points, 'point')} en tout.`,
  },
  hand: {
    title: (owner) => `Main ${of(owner)}`,
    what: 'Des cartes de mana, que seul leur propriétaire voit. Une main est complétée à quatre après chaque tour.',
    now: (cards) => `${count(cards, 'carte')}.`,
  },
  seat: {
    person:
      'Un joueur. À son tour on peut attaquer, invoquer et reculer son Chef, une fois chacun, dans l’ordre qu’on veut.',
    automa:
      'Un Automa : les règles le jouent avec ses cartes. S’il peut payer son attaque, tous ses dés montrent leur plus haute face.',
    now: (cards, units, trophies) =>
      [
        ...(cards === undefined ? [] : [count(cards, 'carte')]),
        `${count(units, 'unité')} dans l’armée`,
        count(trophies, 'trophée'),
      ]
        .join(', ')
        .concat('.'),
    first: 'Premier joueur de la manche.',
  },
  automa: {
    title: (card) => `Carte ${card} de l’Automa`,
    what: 'L’Automa en retourne une à chaque tour et fait ce qu’elle dit : reculer son Chef, invoquer gratis, piocher du mana et attaquer si cela suffit, défausser du mana.',
    idle: 'Un Automa',
    now: (steps) => `Celle-ci : ${steps}.`,
  },
  place: {
    title: 'Place libre',
    what: 'Les unités invoquées se rangent au bout de la ligne, à droite.',
  },
  leader: {
    title: 'Chef',
    what: 'La première unité d’une ligne. Tous les dés de mêlée la frappent ; ce qui dépasse son nombre peut atteindre l’unité qui la suit.',
  },
  battle: {
    title: 'Entre les armées',
    what: 'C’est ici qu’on attaque : choisissez une armée, puis vos unités, et payez leurs nombres en mana. Leurs dés roulent ; qui reçoit autant de dégâts que son nombre devient un trophée.',
  },
  payment: {
    title: 'Paiement',
    what: 'Chaque carte paie un seul élément, en entier pour le sien, à peu près la moitié pour un autre. Le surplus est perdu. Touchez d’autres cartes pour payer avec elles.',
  },
  chance: {
    title: 'Chance de prendre le Chef',
    what: 'La probabilité que tous ces dés atteignent ensemble le nombre du Chef, explosions comprises, relances non.',
  },
  rerolls: {
    title: 'Relances',
    what: 'Les cartes de l’As au 5 qui paient une attaque en apportent. Chacune relance un dé ; la nouvelle face compte.',
  },
  element: {
    title: (element) => element,
    what: (element, units) =>
      `Les unités ${of(table.elements[element])} se paient en mana ${of(table.elements[element])} ; les cartes des autres éléments comptent à peu près moitié. Il y en a ${units} : qui les a toutes dans son armée gagne aussitôt.`,
  },
  round: {
    title: (round) => `Manche ${round}`,
    what: 'Dans une manche chacun joue un tour. Puis la première unité de la galerie part et le joueur suivant commence.',
    peace: (rounds) =>
      `${rounds === 1 ? 'C’est la dernière manche de paix' : `La paix dure ${rounds} manches`} : on n’attaque pas une armée de moins de trois unités.`,
  },
};

const ends = ({ end }: State): string =>
  end === 0
    ? 'La partie s’arrête quelques manches après le premier événement d’Armageddon ; il n’y en a pas encore eu.'
    : end === 1
      ? 'C’est la dernière manche.'
      : `La partie s’arrête après cette manche et ${count(end - 1, 'autre')}.`;

export const about = aboutFrom(
  { vocabulary, automa: table.automa, ends, typeset: typesetFrench },
  telling,
  whys,
);
