// The table that all games share: choosing, log, dice, motion.

export { Definitions, DieColours } from './art/Definitions.tsx';
export { Die } from './art/Die.tsx';
export { ELEMENT_LOOKS, type ElementName } from './art/elements.ts';
export { Emblem, FamiliarFigure } from './art/Familiar.tsx';
export { Icon, Strokes } from './art/Icon.tsx';
export { Seal, SealColours, Sigil } from './art/Seal.tsx';
export { FAMILIARS, type Familiar, mix, STONES } from './art/stones.ts';
export type {
  BookFace,
  Cell,
  Lookup,
  Picture,
  QuickStep,
  Shelf,
  Thing,
  Written,
} from './book/book.ts';
export type { Touched } from './choosing/narrow.ts';
export { offer, touchedBy } from './choosing/offer.ts';
export { Piece, PieceButton, Ring } from './choosing/Piece.tsx';
export { useSelection } from './choosing/useSelection.ts';
export type { HintProps } from './hints/hint.ts';
export { About } from './inspector/About.tsx';
export { looked } from './inspector/looked.ts';
export { later } from './later.tsx';
export type { Guide, VoiceProps } from './lessons/guide.ts';
export type { Motion } from './motion/motion.ts';
export { REPLAY_ICONS } from './replay/icons.ts';
export { momentsOf } from './replay/moments.ts';
export { follow, motionSpeed, set, settings } from './settings.ts';
export { Dialog } from './sheets/Dialog.tsx';
export { SHEET_ICONS } from './sheets/icons.ts';
export { Keys, Menu } from './sheets/menus.ts';
export { Heading, Panel } from './style/Panel.tsx';
export type { Board, Face, Sitter, Window } from './table/board.ts';
export type { Play, Snapshot } from './table/play.ts';
export { compact, narrow } from './table/room.ts';
export { isSettled } from './table/settled.ts';
export { useSize } from './table/size.ts';
export { TableView } from './table/TableView.tsx';
export { Announcer, announce } from './telling/announcer.tsx';
export { list, naming, type Spoken, say, spoken } from './words/language.ts';
export { saySheets } from './words/saySheets.ts';
export { inWords } from './words/troubles.ts';
