/** Why a choice is better, by what the judgement of a position goes by. */
import type { FeatureWords } from '@magehall/engine';

export const features: FeatureWords = {
  points: {
    you: 'It brings you more points.',
    rival: (name) => `It leaves ${name} fewer points.`,
  },
  army: {
    you: 'It gives you the higher army.',
    rival: (name) => `It leaves ${name} the lower army.`,
  },
  element: {
    you: 'It brings you closer to a whole element, which wins at once.',
    rival: (name) => `It takes ${name} further from a whole element, which would win at once.`,
  },
  fool: {
    you: 'It brings you the Fool, or keeps it in your army.',
    rival: (name) => `It leaves ${name} without the Fool.`,
  },
  threatened: {
    you: 'It keeps your Leader out of reach.',
    rival: (name) => `It puts the Leader of ${name} in danger.`,
  },
  punch: {
    you: 'It lets your army strike harder.',
    rival: (name) => `It lets the army of ${name} strike less hard.`,
  },
  kept: {
    you: 'It keeps the better cards in your hand.',
    rival: (name) => `It leaves ${name} weaker cards.`,
  },
  means: {
    you: 'It leaves you more mana for the rest of this round.',
    rival: (name) => `It leaves ${name} less mana for the rest of this round.`,
  },
  calls: {
    you: 'It leaves a higher unit of the gallery within your means.',
    rival: (name) => `It puts the high units of the gallery out of reach for ${name}.`,
  },
};
