/** Ce qui s’est passé dans Arcana Magica, en français. */
import {
  type EventSayings,
  type NameOf,
  persons,
  type Seat,
  tellingOf,
  typesetFrench,
} from '@magehall/engine';
import { worth } from '../rules/index.ts';
import {
  capital,
  cards,
  colour,
  count,
  dice,
  ELEMENT,
  list,
  of,
  rerolls,
  UNIT,
  units,
} from './fr.ts';
import { drawsOf, type Heard, reading } from './reading.ts';

const { does, verb, within } = persons('Vous', {
  a: 'avez',
  abandonne: 'abandonnez',
  appelle: 'appelez',
  attaque: 'attaquez',
  capture: 'capturez',
  commande: 'commandez',
  commence: 'commencez',
  défausse: 'défaussez',
  finit: 'finissez',
  frappe: 'frappez',
  gagne: 'gagnez',
  garde: 'gardez',
  invoque: 'invoquez',
  jette: 'jetez',
  laisse: 'laissez',
  'ne peut': 'ne pouvez',
  nomme: 'nommez',
  obtient: 'obtenez',
  perd: 'perdez',
  pioche: 'piochez',
  porte: 'portez',
  prend: 'prenez',
  relance: 'relancez',
  relève: 'relevez',
  retourne: 'retournez',
  sacrifie: 'sacrifiez',
});

const NUMBERS = ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six'];
const many = (n: number) => `${NUMBERS[n] ?? n} ${n < 2 ? 'carte' : 'cartes'}`;

/** « l’armée de Bo », « votre armée ». */
function armyOf(against: readonly Seat[], name: NameOf): string {
  if (against.includes(name.you ?? -1)) return 'votre armée';
  return `l’armée ${list(against.map((seat) => of(name(seat))))}`;
}

/** « 9 au d6 (6 + 3) » : un dé qui a explosé est une somme. */
const fell = ({ sides, faces }: { sides: number; faces: readonly number[] }) =>
  `${worth(faces)} au d${sides}${faces.length > 1 ? ` (${faces.join(' + ')})` : ''}`;

const TOKEN: Record<string, string> = {
  giant: 'un des quatre géants est tombé',
  gallery: 'la dernière unité est invoquée',
  army: 'une armée est anéantie',
  fool: 'le Mat est mort aux derniers jours',
};

type Saying<K extends Heard['event']> = EventSayings<Heard>[K];
const draws: Saying<'draws'> = ({ seat, cards: known, count: n }, name) =>
  known.length === n
    ? `${does(seat, 'pioche', name)} : ${cards(known)}.`
    : `${does(seat, 'pioche', name)} ${many(n)}.`;
const rolls: Saying<'rolls'> = ({ seat, dice: fallen }, name) =>
  `${does(seat, 'obtient', name)} ${list(fallen.map(fell))}.`;
const hits: Saying<'hits'> = ({ seat, hits: all }, name) =>
  `${does(seat, 'frappe', name)} ${list(all.map(({ unit, value }) => `${UNIT[unit]} pour ${value}`))}.`;
const automaDraws: Saying<'automa-draws'> = ({ seat, cards: ids }, name) =>
  `${does(seat, 'pioche', name)} : ${cards(ids)}.`;
const automaDiscards: Saying<'automa-discards'> = ({ seat, cards: ids }, name) =>
  `${does(seat, 'défausse', name)} : ${cards(ids)}.`;

const events: EventSayings<Heard> = {
  first: ({ seat }, name) => `${does(seat, 'commence', name)}.`,
  revealed: ({ unit }) => `${capital(UNIT[unit])} paraît dans la galerie.`,
  dismissed: ({ unit }) => `${capital(UNIT[unit])} quitte la galerie.`,
  shifted: () => '',
  'units-shuffled': ({ count: n }) =>
    `Les unités défaussées sont mélangées : une nouvelle pioche de ${n}.`,
  'mana-shuffled': ({ count: n }) => `Le mana consommé est mélangé : une nouvelle pioche de ${n}.`,
  drew: (event, name) => draws(drawsOf(event), name),
  draws,
  round({ round, first, peace, end }, name) {
    const notes = [
      ...(peace > 0 ? [`paix pour ${count(peace, 'manche')}`] : []),
      ...(end === 1 ? ['la dernière manche'] : end > 1 ? [`${end} manches à jouer`] : []),
    ];
    return `Manche ${round} : ${within(first, 'commence', name)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}.`;
  },
  turn: () => '',
  changed: ({ seat, cards: ids }, name) => `${does(seat, 'jette', name)} : ${cards(ids)}.`,
  joker: ({ joker }) => `C’est le joker ${of(ELEMENT[joker])}, un ${colour(joker)}.`,
  'turn-lost': ({ seat }, name) =>
    `${does(seat, 'perd', name)} ${seat === name.you ? 'votre' : 'son'} tour : le joker est noir.`,
  moved: ({ seat, unit }, name) =>
    `${does(seat, 'porte', name)} ${UNIT[unit]} à l’extrémité droite.`,
  summoned: ({ seat, unit, slot, cards: ids }, name) =>
    `${does(seat, slot < 0 ? 'relève' : 'invoque', name)} ${UNIT[unit]} avec : ${cards(ids)}.`,
  'fool-joined': ({ seat, cards: ids }, name) =>
    ids.length > 0
      ? `${does(seat, 'appelle', name)} le Mat et ${verb(seat, 'abandonne', name)} : ${cards(ids)}.`
      : `${does(seat, 'appelle', name)} le Mat.`,
  attacked: ({ seat, against, units: own, dice: rolled, cards: ids, rerolls: n }, name) =>
    `${does(seat, 'attaque', name)} ${armyOf(against, name)} avec ${units(own)} pour ${many(ids.length)} : ${dice(rolled)}${rerolls(n)}.`,
  rerolled: ({ seat, sides, lost }, name) =>
    `${does(seat, 'relance', name)} le d${sides} qui montrait ${lost}.`,
  rolled: (event, name) => rolls({ event: 'rolls', seat: event.seat, dice: [event] }, name),
  rolls,
  kept: ({ seat }, name) => `${does(seat, 'garde', name)} les dés.`,
  placed: (event, name) => hits({ event: 'hits', seat: event.seat, hits: [event] }, name),
  hits,
  endured: ({ seat }, name) => `${does(seat, 'laisse', name)} faire l’attaque.`,
  sacrificed: ({ seat, element, gone }, name) =>
    `${does(seat, 'sacrifie', name)} le Mat et ${verb(seat, 'nomme', name)} ${ELEMENT[element]}${gone ? ' ; il ne reviendra pas' : ''}.`,
  'turned-back': ({ against }, name) => `Les dégâts se retournent contre ${armyOf(against, name)}.`,
  fizzled: () => 'L’attaque s’évanouit.',
  captured({ seat, against, units: taken, overkill }, name) {
    const more = overkill.length > 0 ? `, dont ${units(overkill)} par débordement` : '';
    return `${does(seat, 'capture', name)} ${units(taken)} dans ${armyOf(against, name)}${more}.`;
  },
  missed: ({ against }, name) => `${capital(armyOf(against, name))} ne perd personne.`,
  token: ({ seat, token }, name) =>
    `Armageddon : ${TOKEN[token]} ; ${within(seat, 'prend', name)} le jeton.`,
  'end-near': ({ counter }) => `La fin approche : cette manche et encore ${counter - 1}.`,
  ended: ({ seat, cards: ids }, name) =>
    ids.length > 0
      ? `${does(seat, 'défausse', name)} : ${cards(ids)}.`
      : `${does(seat, 'finit', name)} ${seat === name.you ? 'votre' : 'son'} tour.`,
  'automa-card': ({ seat, card: id }, name) => `${does(seat, 'retourne', name)} la carte ${id}.`,
  'automa-drew': ({ seat, card: id }, name) =>
    automaDraws({ event: 'automa-draws', seat, cards: [id] }, name),
  'automa-draws': automaDraws,
  'automa-discarded': ({ seat, card: id }, name) =>
    automaDiscards({ event: 'automa-discards', seat, cards: [id] }, name),
  'automa-discards': automaDiscards,
  'automa-summoned': ({ seat, unit }, name) => `${does(seat, 'invoque', name)} ${UNIT[unit]}.`,
  'automa-retired': ({ seat, unit }, name) =>
    `${does(seat, 'a', name)} une armée pleine : ${UNIT[unit]} devient son propre trophée.`,
  'automa-attacked': ({ seat, against, units: own, dice: rolled, ace }, name) =>
    `${does(seat, 'attaque', name)} ${armyOf(against, name)} avec ${units(own)}${ace ? ', grâce à un As' : ''} : ${dice(rolled)}, tous au plus haut.`,
  'automa-failed': ({ seat, against }, name) =>
    `${does(seat, 'ne peut', name)} payer une attaque contre ${armyOf(against, name)}.`,
  'element-won': ({ seat, element }, name) =>
    `${does(seat, 'commande', name)} toutes les unités ${of(ELEMENT[element])} et ${verb(seat, 'gagne', name)} aussitôt.`,
  over: ({ round, cause }) =>
    cause === 'stalemate'
      ? `La manche ${round} finit sans Armageddon : les points décident.`
      : `La partie finit à la manche ${round}.`,
};

export const telling = tellingOf(events, reading, typesetFrench);
