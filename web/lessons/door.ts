/** The page of a lesson with all that it says; who learns is called as the hall calls them. */
import { sayHall } from '../words/say.ts';
import { LessonPage } from './LessonPage.tsx';
import { sayLesson } from './words/say.ts';

export async function lessonPage() {
  await Promise.all([sayLesson.there(), sayHall.there()]);
  return LessonPage;
}
