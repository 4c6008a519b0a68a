/** What the inspector tells, in French. */
import { type About, typesetFrench } from '@magehall/engine';
import type { State, Why } from '../rules/index.ts';
import { vocabulary, whys } from './fr.ts';
import { pieceNamed } from './speech.ts';

const WHAT: Partial<Record<string, string>> = {
  unit: 'Une unité : son numéro est son coût en mana de son élément, et sa valeur.',
  card: 'Une carte de mana. Les cartes de l’élément d’une unité paient son invocation et ses attaques.',
  side: 'Une armée : ses unités en ligne ; la première est le Chef.',
  die: 'Un dé de l’attaque.',
  joker: 'Un des quatre jokers du paquet du Mat.',
  sand: 'Le dé qui compte les dernières manches.',
  go: 'Une étape de votre tour.',
};

export const about: About<State> = {
  of(_view, thing, _viewer, name) {
    const what = WHAT[thing.split(':')[0]];
    if (what === undefined) return undefined;
    const title = pieceNamed(vocabulary, thing, name);
    return { title: title.charAt(0).toUpperCase() + title.slice(1), what };
  },
  why: (reason, name) => typesetFrench(whys[reason.why as Why](reason, name)),
};
