/** Why a choice is better, by what the judgement of a position goes by. */
import type { FeatureWords } from '@magehall/engine';

export const features: FeatureWords = {
  points: {
    you: 'Ce choix vous rapporte plus de points.',
    rival: (name) => `Ce choix laisse moins de points à ${name}.`,
  },
  target: {
    you: 'Il laisse un parchemin plus fort à la portée de vos dés.',
    rival: (name) => `Il met un parchemin fort hors de portée pour ${name}.`,
  },
  pips: {
    you: 'Il vous laisse des dés plus forts.',
    rival: (name) => `Il laisse à ${name} des dés plus faibles.`,
  },
  ready: {
    you: 'Il garde plus de vos sorts prêts à servir.',
    rival: (name) => `Il laisse à ${name} moins de sorts prêts à servir.`,
  },
  scrolls: {
    you: 'Il vous donne un parchemin, et un sort pour toutes les manches à venir.',
    rival: (name) => `Il prive ${name} d’un parchemin.`,
  },
};
