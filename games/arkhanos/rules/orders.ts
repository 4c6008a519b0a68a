/** Nobody is asked for anything in another's turn: spells are cast in one's own (TA-TURN-3). */
import type { OutOfTurn } from '@magehall/engine';

export const decisions: readonly OutOfTurn[] = [];
