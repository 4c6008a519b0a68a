/** Les tours pour l’oreille, en français. */
import { typesetFrench } from '@magehall/engine';
import { COLOURS, type MeepleKind } from '../../rules/index.ts';
import { COLOUR, capital, piece, points, restriction, SPELL, TOWER, the } from '../fr.ts';
import { aloudFrom, type Telling } from './aloud.ts';
import type { Holds } from './held.ts';

const KIND: Record<MeepleKind, string> = { apprentice: 'apprenti', master: 'maître' };

/** Ce qu’un pilier porte. */
export function holding(held: Holds): string {
  if (held.kind === 'empty') return 'libre';
  const meeple = held.who === undefined ? '' : `${KIND[held.meeple ?? 'apprentice']} (${held.who})`;
  if (held.kind === 'built') return `${meeple}, bâti là`;
  const as = held.as === undefined ? '' : ` comme un ${held.as}`;
  return `${the(held.die)}${as}${meeple && ` avec ${meeple}`}`;
}

const ON: Record<MeepleKind, string> = { apprentice: 'un apprenti', master: 'le maître' };
const ROW = {
  outer: 'Étages extérieurs',
  central: 'Étages du centre',
  unfinished: 'Étages inachevés',
};

const telling: Telling = {
  piece,
  tower: (floor, tile) =>
    `étage ${floor}, accepte ${tile === undefined ? 'tous les dés' : restriction(tile)}`,
  closed: 'fermée',
  bare: 'pas encore d’étage',
  pillar: holding,
  supply: (count) => `${count} en réserve`,
  spell: (kind) => (kind ? `votre ${KIND[kind]} dessus` : 'aucun meeple dessus'),
  pool: (held) => (held ? the(held) : 'vide'),
  titles: {
    bag: 'Le sac et les tuiles',
    table: 'Dés sur la table',
    pool: 'Bassin de mana',
    pays: 'Valeur des étages',
  },
  towers: {
    outer1: capital(TOWER.outer1),
    outer2: capital(TOWER.outer2),
    outer3: capital(TOWER.outer3),
    central: capital(TOWER.central),
  },
  bearer: (who) => `${who} tient le sac.`,
  bag: (colours) =>
    `Dans le sac : ${COLOURS.map((colour, i) => `${colours[i]} ${COLOUR[colour]}${colours[i] < 2 ? '' : 's'}`).join(', ')}.`,
  next: (tile, under) =>
    tile === undefined
      ? 'Il n’y a pas de prochain étage.'
      : `Le prochain étage accepte ${restriction(tile)} ; ${under < 2 ? `${under} tuile dessous` : `${under} tuiles dessous`}.`,
  none: 'aucun',
  prestige: points,
  inSupply: (apprentices, masters) =>
    `en réserve : ${apprentices} ${apprentices < 2 ? 'apprenti' : 'apprentis'}, ${masters} ${masters < 2 ? 'maître' : 'maîtres'}`,
  onSpell: (spell, kind) => `${SPELL[spell]} : ${ON[kind]} dessus`,
  emptyBook: 'aucun sort n’est prêt',
  covered: (floor, held) => `Étage ${floor} : ${held.join(', ')}`,
  pays: (row, { first, second, tie }) =>
    `${ROW[row]} : premier ${first}, second ${second}, égalité ${tie}`,
};

/** Comme on les appelle aussi. */
const typed = { mauve: 'violet', poser: 'placer', mettre: 'placer', construire: 'batir' };

export const aloud = aloudFrom(telling, typed, typesetFrench);
