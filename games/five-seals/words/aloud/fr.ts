/** Le donjon pour l’oreille, en français. */
import { of } from '../fr.ts';
import { elements, table } from '../table.fr.ts';
import type { Telling } from './aloud.ts';

export const telling: Telling = {
  seal: (element, strength) => `Sceau ${table.of[element]}, puissance ${strength}`,
  strength: (n) => `puissance ${n}`,
  open: 'ouvert',
  holds: (seal) => `porte ${seal}`,
  mage: (who) => `le mage ${of(who)}`,
  familiar: (who) => `le familier ${of(who)}`,
  guardian: (element) => `le gardien ${table.of[element]}`,
  left: (n) => (n < 2 ? `reste ${n}` : `restent ${n}`),
  titles: { supply: 'Réserve de dés', guardians: 'Gardiens à côté du plateau' },
  supply: (element, n) => `${elements[element]} ${n}`,
  sixes: (left, fewest) =>
    `${left} ${left < 2 ? 'parchemin' : 'parchemins'} de puissance 6 ; la partie finit sous ${fewest}`,
  points: (n) => `${n} ${n < 2 ? 'point' : 'points'}`,
  first: 'joue en premier',
  stands: (place) => `le mage est ici : ${place}`,
  companion: (place) => `le familier est ici : ${place}`,
  atHand: 'le familier est auprès de son mage',
  done: 'manche finie',
  noDice: 'aucun dé',
  used: (scroll) => `${scroll}, utilisé`,
  typed: {
    ...{ rouge: 'feu', bleu: 'eau', jaune: 'air', vert: 'terre', violet: 'esprit' },
    ...{ prendre: 'briser', briser: 'prendre', casser: 'briser' },
  },
};
