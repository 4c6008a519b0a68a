/** Why a choice is better, by what the judgement of a position goes by. */
import type { FeatureWords } from '@magehall/engine';

export const features: FeatureWords = {
  points: {
    you: 'Ce choix vous rapporte plus de points.',
    rival: (name) => `Ce choix laisse moins de points à ${name}.`,
  },
  army: {
    you: 'Votre armée en sort plus haute.',
    rival: (name) => `Il laisse à ${name} une armée plus basse.`,
  },
  element: {
    you: 'Il vous rapproche d’un élément entier, qui gagne aussitôt.',
    rival: (name) => `Il éloigne ${name} d’un élément entier, qui gagnerait aussitôt.`,
  },
  fool: {
    you: 'Le Mat rejoint votre armée, ou y reste.',
    rival: (name) => `${name} n’a plus le Mat.`,
  },
  threatened: {
    you: 'Votre Chef reste hors d’atteinte.',
    rival: (name) => `${name} doit craindre pour son Chef.`,
  },
  punch: {
    you: 'Votre armée frappera plus fort.',
    rival: (name) => `${name} frappera moins fort.`,
  },
  kept: {
    you: 'Vous gardez les meilleures cartes en main.',
    rival: (name) => `${name} garde de moins bonnes cartes.`,
  },
  means: {
    you: 'Il vous laisse plus de mana pour la fin de cette manche.',
    rival: (name) => `Il laisse à ${name} moins de mana pour la fin de cette manche.`,
  },
  calls: {
    you: 'Une unité plus haute de la galerie reste dans vos moyens.',
    rival: (name) => `Les hautes unités de la galerie sont hors de prix pour ${name}.`,
  },
};
