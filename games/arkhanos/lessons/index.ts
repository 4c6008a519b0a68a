export { lesson } from './lesson.ts';
export { tips } from './tips.ts';
