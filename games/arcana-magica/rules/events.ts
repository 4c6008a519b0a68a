/** What can happen, with all that is needed to draw it or to write it down. */
import type { Seat } from '@magehall/engine';
import type { Element } from './data/units.ts';
import type { Token } from './state.ts';

/** The seats whose army is hit, for the sentence; the side, for the drawing. */
interface Against {
  target: number;
  against: Seat[];
}

interface Events {
  first: { seat: Seat };
  revealed: { unit: number; slot: number };
  /** Slot 1 was emptied at the end of a round. */
  dismissed: { unit: number };
  /** The gallery closed up to the left: unit by slot, -1 for an empty one. */
  shifted: { gallery: number[] };
  'units-shuffled': { count: number };
  'mana-shuffled': { count: number };
  /** `card` is left out for those who may not see it. */
  drew: { seat: Seat; card?: string; reveals?: Seat[] };
  round: { round: number; first: Seat; peace: number; end: number };
  turn: { seat: Seat };
  changed: { seat: Seat; cards: string[]; reveals: 'all' };
  joker: { seat: Seat; joker: Element; asks: 'change' | 'whim' | 'chance' };
  'turn-lost': { seat: Seat };
  moved: { seat: Seat; side: number; unit: number };
  /** `slot` is -1 for a resurrected unit. */
  summoned: {
    seat: Seat;
    side: number;
    unit: number;
    slot: number;
    cards: string[];
    reveals: 'all';
  };
  'fool-joined': { seat: Seat; side: number; slot: number; cards: string[]; reveals: 'all' };
  attacked: Against & {
    seat: Seat;
    side: number;
    units: number[];
    dice: number[];
    cards: string[];
    rerolls: number;
    reveals: 'all';
  };
  rerolled: { seat: Seat; die: number; sides: number; lost: number };
  rolled: { seat: Seat; die: number; sides: number; face: number; faces: number[] };
  kept: { seat: Seat };
  placed: {
    seat: Seat;
    side: number;
    die: number;
    sides: number;
    value: number;
    unit: number;
    target: number;
  };
  endured: { seat: Seat };
  sacrificed: { seat: Seat; side: number; element: Element; gone: boolean };
  /** The Fool's chance: the damage goes back, or it is simply gone. */
  'turned-back': Against & { seat: Seat; side: number };
  fizzled: { seat: Seat };
  captured: Against & { seat: Seat; side: number; units: number[]; overkill: number[] };
  missed: Against & { seat: Seat; side: number };
  token: { seat: Seat; side: number; token: Token };
  'end-near': { seat: Seat; counter: number };
  ended: { seat: Seat; cards: string[]; reveals?: 'all' };
  'automa-card': { seat: Seat; card: string };
  'automa-drew': { seat: Seat; card: string; reveals: 'all' };
  'automa-discarded': { seat: Seat; card: string; reveals: 'all' };
  'automa-summoned': { seat: Seat; side: number; unit: number; slot: number };
  /** Seven cards: its lowest unit becomes its own trophy. */
  'automa-retired': { seat: Seat; side: number; unit: number };
  'automa-attacked': Against & {
    seat: Seat;
    side: number;
    units: number[];
    dice: number[];
    cards: string[];
    ace: boolean;
  };
  'automa-failed': Against & { seat: Seat; side: number; units: number[]; cards: string[] };
  'element-won': { seat: Seat; side: number; element: Element };
  over: { round: number; cause: 'counter' | 'stalemate' | 'element' };
}

export type Event = {
  [Kind in keyof Events]: { event: Kind } & Events[Kind];
}[keyof Events];
export type EventKind = keyof Events;
