/** Why a choice is better, by what the judgement of a position goes by. */
import type { FeatureWords } from '@magehall/engine';

export const features: FeatureWords = {
  prestige: {
    you: 'Ce choix vous rapporte plus de prestige.',
    rival: (name) => `Ce choix laisse moins de prestige à ${name}.`,
  },
  floors: {
    you: 'Il vous renforce sur les étages qui vont bientôt compter.',
    rival: (name) => `Il affaiblit ${name} sur les étages qui vont bientôt compter.`,
  },
  turns: {
    you: 'Il vous laisse plus de dés à placer dans cette manche.',
    rival: (name) => `Il laisse à ${name} moins de dés à placer dans cette manche.`,
  },
  meeples: {
    you: 'Il garde plus de vos meeples disponibles pour la suite.',
    rival: (name) => `Il laisse à ${name} moins de meeples disponibles.`,
  },
  master: {
    you: 'Votre maître reste disponible.',
    rival: (name) => `${name} n’a plus son maître à disposition.`,
  },
  safe: {
    you: 'Un étage devient vôtre\u00a0: un apprenti ne suffira plus à vous le prendre.',
    rival: (name) => `Un étage que ${name} tenait sûrement est de nouveau disputé.`,
  },
};
