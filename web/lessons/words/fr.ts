import type { LessonHouseWords } from './en.ts';

export const fr: LessonHouseWords = {
  title: (game) => `Apprendre ${game}`,
  voice: 'Votre maître',
  begin: 'Montrez-moi',
  step: (at, of) => `Étape ${at} sur ${of}.`,
  watch: (name) => `À ${name} de jouer.`,
  back: 'Retour',
  skip: 'Passer',
  again: 'Reprendre la leçon au début',
  play: 'Jouer avec un coach',
  once: 'Encore une fois',
  first: {
    title: (game) => `${game} : vous découvrez ?`,
    text: 'Je vous montre : nous jouons une petite partie, une chose à la fois.',
    learn: 'Apprendre en 5 minutes',
    know: 'Je connais, jouons',
  },
  coach: {
    voice: 'Votre coach',
    ok: 'Compris',
    off: 'Plus de conseils',
    on: 'Laisser parler le coach',
  },
};
