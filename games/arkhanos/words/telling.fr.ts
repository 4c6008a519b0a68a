/** Ce qui s’est passé dans The Towers of Arkhanos, en français. */
import {
  type EventSayings,
  type NameOf,
  persons,
  tellingOf,
  typesetFrench,
} from '@magehall/engine';
import type { DieName, Gain, MeepleKind } from '../rules/index.ts';
import {
  and,
  COLOUR,
  capital,
  MORPHED,
  points,
  restriction,
  SPELL,
  shifted,
  TOWER,
  the,
} from './fr.ts';
import { type Heard, reading } from './reading.ts';
import { byColour, faceOfDie } from './things.ts';

const { does, within, whom } = persons('Vous', {
  bâtit: 'bâtissez',
  gagne: 'gagnez',
  laisse: 'laissez',
  lance: 'lancez',
  'l’emporte': 'l’emportez',
  place: 'placez',
  pose: 'posez',
  reçoit: 'recevez',
  tient: 'tenez',
});

const meeple = (kind: MeepleKind) => (kind === 'master' ? 'le maître' : 'un apprenti');
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** « jaune 1 et 1, rose 5 ». */
const rolled = (dice: readonly DieName[]) =>
  byColour(dice)
    .map(({ colour, faces }) => `${COLOUR[colour]} ${and.format(faces.map(String))}`)
    .join(', ');

/** « vous 6, Bo 4 ». */
function gains(list: readonly Gain[], name: NameOf): string {
  const scorers = list.filter((gain) => gain.points > 0);
  return scorers.map((gain) => `${whom(gain.seat, name)} ${gain.points}`).join(', ');
}

/** « place le 4 bleu comme un 5 sur la tour de l’Ouest » ; l’apprenti qui l’accompagne est de règle. */
function placed(told: Extract<Heard, { event: 'placed' }>, name: NameOf): string {
  const as = told.as === undefined ? '' : ` comme un ${told.as}`;
  const along =
    told.meeple === undefined
      ? ', sans meeple'
      : told.meeple === 'master'
        ? ', avec le maître'
        : '';
  return `${does(told.seat, 'place', name)} ${the(told.die)}${as} sur ${TOWER[told.on]}${along}`;
}

function cast({ seat, spell, as }: Extract<Heard, { event: 'cast' }>, name: NameOf): string {
  return `${does(seat, 'lance', name)} ${SPELL[spell]}${as === undefined ? '' : ` comme ${SPELL[as]}`}`;
}

const events: EventSayings<Heard> = {
  starter: (told) =>
    told.tower === 'central'
      ? 'La tour centrale commence : elle accepte tout dé.'
      : `Premier étage de ${TOWER[told.tower]} : ${restriction(told.tile)}.`,
  tileRevealed: (told) => `Prochaine tuile : ${restriction(told.tile)}.`,
  firstPlayer: (told, name) => `Manche ${told.round} : ${within(told.seat, 'tient', name)} le sac.`,
  // Une ligne par lancer, avec le dernier dé.
  rolled: (told, name) =>
    told.all ? `${does(told.seat, 'lance', name)} les dés : ${rolled(told.all)}.` : '',
  placed: (told, name) => `${placed(told, name)}.`,
  placedFor: (told, name) => `${placed(told.placed, name)} : ${points(told.points)}.`,
  bonus: (told, name) => `${does(told.seat, 'gagne', name)} ${points(told.points)}.`,
  noBonus: (told, name) => `${does(told.seat, 'laisse', name)} le bonus.`,
  activated: (told, name) =>
    `${does(told.seat, 'pose', name)} ${meeple(told.meeple)} sur ${SPELL[told.spell]}.`,
  built: (told, name) =>
    `${does(told.seat, 'bâtit', name)} ${meeple(told.meeple)} dans ${TOWER[told.on]}.`,
  cast: (told, name) => `${cast(told, name)}.`,
  castWith: (told, name) => `${cast(told.cast, name)} : ${lower(telling.event(told.effect, name))}`,
  shifted: (told) => shifted(told.by),
  morphed: () => MORPHED,
  flipped: (told) => `${capital(the(told.die))} tourne sur ${faceOfDie(told.to)}.`,
  exchanged: (told) => `${capital(the(told.with))} du bassin de mana contre ${the(told.die)}.`,
  swapped: (told) => `${capital(the(told.with))} de la tour centrale contre ${the(told.die)}.`,
  scored: (told, name) =>
    told.gains.length === 0
      ? `L’étage ${told.floor} de ${TOWER[told.tower]} est plein, et personne ne marque.`
      : `L’étage ${told.floor} de ${TOWER[told.tower]} rapporte : ${gains(told.gains, name)}.`,
  newFloor: (told) =>
    told.tower === 'central'
      ? `La tour centrale monte à l’étage ${told.floor}.`
      : `${capital(TOWER[told.tower])} monte à l’étage ${told.floor} : ${restriction(told.tile)}.`,
  closed: (told) => `Plus de tuile : ${TOWER[told.tower]} est fermée.`,
  roundEnded: (told) => `Fin de la manche ${told.round} ; ${the(told.die)} va au bassin de mana.`,
  finalFloor: (told, name) =>
    `Étage inachevé de ${TOWER[told.tower]} : ${gains(told.gains, name)}.`,
  finalBook: (told, name) =>
    `${does(told.seat, 'reçoit', name)} ${points(told.points)} pour le grimoire.`,
  won: (told, name) =>
    told.winners.length === 1
      ? `${does(told.winners[0], 'l’emporte', name)} : les tours saluent l’archimage !`
      : `${capital(and.format(told.winners.map((seat) => whom(seat, name))))} : victoire partagée !`,
  drew: () => '',
  returned: () => '',
  turn: () => '',
};

export const telling = tellingOf(events, reading, typesetFrench);
