/** Why a choice is better, by what the judgement of a position goes by. */
import type { FeatureWords } from '@magehall/engine';

export const features: FeatureWords = {
  prestige: {
    you: 'It brings you more prestige.',
    rival: (name) => `It leaves ${name} less prestige.`,
  },
  floors: {
    you: 'It makes you stronger on the floors that are about to score.',
    rival: (name) => `It makes ${name} weaker on the floors that are about to score.`,
  },
  turns: {
    you: 'It leaves you more dice to place in this round.',
    rival: (name) => `It leaves ${name} fewer dice to place in this round.`,
  },
  meeples: {
    you: 'It keeps more of your meeples free for later.',
    rival: (name) => `It leaves ${name} fewer free meeples.`,
  },
  master: {
    you: 'It keeps your master free.',
    rival: (name) => `${name} loses the use of the master.`,
  },
  safe: {
    you: 'It makes a floor yours that no single apprentice can take from you.',
    rival: (name) => `A floor that ${name} held safely is open again.`,
  },
};
