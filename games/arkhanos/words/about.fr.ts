/** What the inspector tells, in French. */
import { type About, typesetFrench } from '@magehall/engine';
import type { Spell, State, Why } from '../rules/index.ts';
import { EFFECT, piece, whys } from './fr.ts';
import { sortOfThing } from './speech.ts';

const WHAT: Partial<Record<string, string>> = {
  die: 'Un dé sur la table. À chaque tour, on en place un sur un pilier d’un dernier étage qui accepte sa couleur et son nombre.',
  tower:
    'Dés et meeples vont sur son dernier étage. Un étage plein paie qui y a le plus d’influence, puis le suivant est posé.',
  pillar: 'La place d’un dé et d’un meeple. Qui la prend reçoit son bonus.',
  meeple: 'Il accompagne un dé sur un étage. Un apprenti compte 1 d’influence, le maître 2.',
  pool: 'Le dernier dé de chaque manche y reste. Échange l’atteint.',
  go: 'Une étape de votre tour.',
};

export const about: About<State> = {
  of(_view, thing) {
    const { sort, name } = sortOfThing(thing);
    const what = sort === 'spell' ? EFFECT[name as Spell] : WHAT[sort];
    if (what === undefined) return undefined;
    const title = piece(thing);
    return { title: title.charAt(0).toUpperCase() + title.slice(1), what };
  },
  why: (reason, name) => typesetFrench(whys[reason.why as Why](reason, name)),
};
