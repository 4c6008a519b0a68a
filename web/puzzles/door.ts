/** The page of puzzles with all that it says; who solves one is called as the hall calls them. */
import { saySheets } from '@magehall/ui';
import { sayHall } from '../words/say.ts';
import { PuzzlesPage } from './PuzzlesPage.tsx';
import { sayPuzzles } from './words/say.ts';

export async function puzzlesPage() {
  await Promise.all([sayPuzzles.there(), sayHall.there(), saySheets.there()]);
  return PuzzlesPage;
}
