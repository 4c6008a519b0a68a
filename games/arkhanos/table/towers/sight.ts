/** On a phone the towers are wider than the screen: which of them matter now, and are they seen? */
import type { Board } from '@magehall/ui';
import { TOWERS } from '../../rules/data.ts';
import { pillarThing } from '../../rules/names.ts';
import type { State } from '../../rules/state.ts';

function piecesOf(tower: number): string[] {
  return [`tower:${TOWERS[tower]}`, ...[0, 1, 2].map((place) => pillarThing(tower * 3 + place))];
}

/** Something in this tower is wanted now, or chosen. */
export function isLit(board: Board<State>, tower: number): boolean {
  return piecesOf(tower).some((piece) => ['can', 'chosen'].includes(board.light(piece)));
}

/** The last step was about this tower. */
export function isTouched(board: Board<State>, tower: number): boolean {
  return piecesOf(tower).some((piece) => board.last.has(piece));
}

/** The tower at this place of the row is seen from side to side. */
export function isInSight(row: Element, at: number): boolean {
  const frame = row.getBoundingClientRect();
  const tower = row.children[at].getBoundingClientRect();
  return tower.left > frame.left - 2 && tower.right < frame.right + 2;
}

/** To the middle of the row; the page itself stays where it is. */
export function bringIntoSight(row: Element, at: number): void {
  const frame = row.getBoundingClientRect();
  const tower = row.children[at].getBoundingClientRect();
  row.scrollLeft += tower.left + tower.width / 2 - frame.left - frame.width / 2;
}
