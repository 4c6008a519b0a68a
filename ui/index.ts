// The table that all games share: choosing, log, dice, motion.
export { Announcer, announce } from './announcer.tsx';
export { Definitions, DieColours } from './art/Definitions.tsx';
export { Die } from './art/Die.tsx';
export { Emblem } from './art/Familiar.tsx';
export { Icon, Strokes } from './art/Icon.tsx';
export { FAMILIARS, STONES } from './art/stones.ts';
export type { Board, Face, Sitter, Window } from './board.ts';
export { Dialog } from './Dialog.tsx';
export { list, naming, say } from './language.ts';
export { Keys, Menu } from './Menu.tsx';
export type { Motion } from './motion.ts';
export { Heading, Panel } from './Panel.tsx';
export { Piece, PieceButton, Ring } from './Piece.tsx';
export type { Moment, NoUndo, Play } from './play.ts';
export { follow, motionSpeed, set, settings } from './settings.ts';
export { useSize } from './size.ts';
export { Table } from './Table.tsx';
