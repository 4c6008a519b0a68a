import type { StoryWords } from './en.ts';

export const fr: StoryWords = {
  title: 'Le récit de cette partie',
  telling: 'Un archimage parcourt la partie…',
  failed: 'Le récit n’a pas pu être fait.',
  again: 'Réessayer',
  percent: (n) => `${n}\u00a0%`,
  more: (n) => (n > 0 ? `+${n}\u00a0%` : n < 0 ? `−${-n}\u00a0%` : '0\u00a0%'),
  curve: {
    title: 'Chances de gagner',
    seat: (name, first, last) => `${name} commence à ${first}\u00a0% et finit à ${last}\u00a0%.`,
    help: 'Glissez le long de la courbe pour la lire\u00a0; «\u00a0Montrer\u00a0» ouvre la table telle qu’elle était.',
    table: 'La même chose en chiffres',
    moment: 'Moment',
    step: (n) => `Étape ${n}`,
    end: 'Fin',
  },
  turns: {
    title: 'Les tournants',
    none: 'La partie a suivi son cours sans grand tournant.',
    lead: (name) => `À partir d’ici, ${name} menait.`,
    thrown: (name, worth) => `Le hasard a parlé\u00a0: ${worth} pour ${name}.`,
    found: (name) => `${name} a trouvé le seul choix fort.`,
    foundHelp: (percent, other) => `${percent}\u00a0% avec lui, ${other}\u00a0% avec le suivant.`,
    missed: (name) => `Une croisée des chemins pour ${name}.`,
    ask: 'Qu’est-ce qui valait mieux\u00a0?',
    better: (choice, before, after) =>
      `${choice} Cela aurait gardé ${before}\u00a0%\u00a0; ce fut ${after}\u00a0%.`,
    why: (name, sentence) => `Un archimage aurait dit à ${name}\u00a0: «\u00a0${sentence}\u00a0»`,
    show: 'Montrer',
  },
  luck: {
    title: 'La chance aux dés',
    help: 'Ce que jets et tirages ont apporté à chacun, par rapport à la moyenne de ce qui pouvait venir. En points de chances de gagner.',
    none: 'Le hasard n’a favorisé personne.',
  },
  awards: {
    title: 'À retenir',
    of: {
      lucky: {
        title: 'Chouchou des dés',
        says: (name, percent) =>
          `Le hasard a donné à ${name} ${percent}\u00a0% de plus que la moyenne.`,
      },
      defiant: {
        title: 'Contre les dés',
        says: (name, percent) => `${name} a gagné malgré ${-percent}\u00a0% repris par le hasard.`,
      },
      comeback: {
        title: 'Retour en force',
        says: (name, percent) => `${name} a gagné en partant de ${percent}\u00a0% au plus bas.`,
      },
      ruler: { title: 'Main ferme', says: (name) => `${name} a mené presque tout du long.` },
      steady: { title: 'Esprit posé', says: (name) => `${name} a le moins perdu par ses choix.` },
      keen: { title: 'Œil vif', says: (name) => `${name} a trouvé le choix le plus caché.` },
      thriller: {
        title: 'Ouvert jusqu’au bout',
        says: () => 'Peu avant la fin, personne ne pouvait dire qui gagnerait.',
      },
    },
  },
  honest: (judge) =>
    `Autant qu’un archimage puisse en juger, d’après ce que chacun voyait alors. Juge ${judge}.`,
  anew: 'Refaire le récit',
};
