/** Why a choice is better, by what the judgement of a position goes by. */
import type { FeatureWords } from '@magehall/engine';

export const features: FeatureWords = {
  points: {
    you: 'It brings you more points.',
    rival: (name) => `It leaves ${name} fewer points.`,
  },
  target: {
    you: 'It leaves a stronger scroll within reach of your dice.',
    rival: (name) => `It keeps a strong scroll out of ${name}’s reach.`,
  },
  pips: {
    you: 'It leaves you stronger dice.',
    rival: (name) => `It leaves ${name} weaker dice.`,
  },
  ready: {
    you: 'It keeps more of your spells ready to be cast.',
    rival: (name) => `It leaves ${name} fewer spells ready to be cast.`,
  },
  scrolls: {
    you: 'It wins you a scroll, and with it a spell for all rounds to come.',
    rival: (name) => `It keeps a scroll from ${name}.`,
  },
};
