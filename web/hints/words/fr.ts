import type { HintWords } from './en.ts';

export const fr: HintWords = {
  title: 'Que ferait un archimage\u00a0?',
  thinking: 'Un archimage réfléchit…',
  chance: (percent) => `${percent}\u00a0%`,
  chances: (percent) => `${percent}\u00a0% de chances de gagner`,
  doIt: 'Jouer ce choix',
  later: 'L’avantage ne vient que quelques coups plus tard, sans une seule raison claire.',
  alike: 'Les deux premiers se valent\u00a0: prenez celui qui vous plaît.',
  wins: 'Ce choix gagne la partie.',
  lost: 'La partie est presque perdue\u00a0; voici ce qui laisse le plus d’espoir.',
  won: 'La partie est presque gagnée\u00a0; rien ici ne peut la gâcher.',
  honest: 'D’après ce que vous voyez, et autant qu’un archimage puisse en juger.',
  offPeople:
    'Pas de conseils tant que vous jouez avec d’autres personnes. Après la partie, son récit dira ce qui valait mieux.',
  failed: 'Aucun conseil n’est venu. Demandez encore une fois.',
  again: 'Redemander',
};
