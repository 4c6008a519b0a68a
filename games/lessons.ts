/** The guided first games, each fetched when somebody wants to learn; a game may have none. */
import type { Language, Lesson, LessonWords, Tip } from '@magehall/engine';

interface Taught {
  lesson: () => Promise<{ lesson: Lesson; tips: readonly Tip[] }>;
  words: Record<Language, () => Promise<{ words: LessonWords }>>;
}

export const lessons: Readonly<Record<string, Taught>> = {
  'arcana-magica': {
    lesson: () => import('@magehall/arcana-magica/lesson'),
    words: {
      en: () => import('@magehall/arcana-magica/lesson/en'),
      fr: () => import('@magehall/arcana-magica/lesson/fr'),
    },
  },
  arkhanos: {
    lesson: () => import('@magehall/arkhanos/lesson'),
    words: {
      en: () => import('@magehall/arkhanos/lesson/en'),
      fr: () => import('@magehall/arkhanos/lesson/fr'),
    },
  },
  'five-seals': {
    lesson: () => import('@magehall/five-seals/lesson'),
    words: {
      en: () => import('@magehall/five-seals/lesson/en'),
      fr: () => import('@magehall/five-seals/lesson/fr'),
    },
  },
};
