/** What the house says around lessons and at the coach's side. The French is checked complete against this. */
export const en = {
  title: (game: string) => `Learn ${game}`,
  voice: 'Your teacher',
  begin: 'Show me',
  step: (at: number, of: number) => `Step ${at} of ${of}.`,
  /** While a rival's moves are shown. */
  watch: (name: string) => `Now ${name} plays.`,
  back: 'Back',
  skip: 'Skip',
  again: 'Begin the lesson again',
  /** After the last step. */
  play: 'Play with a coach',
  once: 'Once more',
  first: {
    title: (game: string) => `New to ${game}?`,
    text: 'I’ll show you: we play a short game together, one thing at a time.',
    learn: 'Learn in 5 minutes',
    know: 'I know it, play now',
  },
  coach: {
    voice: 'Your coach',
    ok: 'All right',
    off: 'No more tips',
    on: 'Let the coach speak',
  },
};
export type LessonHouseWords = typeof en;
