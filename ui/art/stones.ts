/**
 * Seats are stones, not colours of dice, so that a player is never mistaken for a die. The familiar
 * is a seat's emblem in all games; its shape tells seats apart without colour.
 */
export type Familiar = 'owl' | 'cat' | 'snake' | 'raven' | 'toad';

/** By seat. Four-seat games never meet the toad, whose rose would be mistaken for a Rose die. */
export const FAMILIARS: readonly Familiar[] = ['owl', 'cat', 'snake', 'raven', 'toad'];

interface Stone {
  fill: string;
  /** Light edge. */
  high: string;
  dark: string;
  /** Lines drawn on it. */
  ink: string;
  /** Ring of its emblem: on night, and on parchment. */
  ring: string;
}

export const STONES: Record<Familiar, Stone> = {
  owl: { fill: '#f0f1fb', high: '#ffffff', dark: '#8d93b8', ink: '#2a2c4d', ring: '#f0f1fb' },
  cat: { fill: '#e0924a', high: '#ffc288', dark: '#7e4617', ink: '#2b1708', ring: '#e0924a' },
  snake: { fill: '#46d2c8', high: '#9df3ea', dark: '#14706a', ink: '#062b2b', ring: '#46d2c8' },
  raven: { fill: '#4a5088', high: '#dfe3ff', dark: '#1b1e40', ink: '#eef0ff', ring: '#dfe3ff' },
  toad: { fill: '#f29ac0', high: '#ffcbe2', dark: '#8c3c63', ink: '#33101f', ring: '#f29ac0' },
};

/** A colour between two, t of the way from a to b. */
export function mix(a: string, b: string, t: number): string {
  const channel = (colour: string, i: number) => Number.parseInt(colour.slice(i, i + 2), 16);
  const parts = [1, 3, 5].map((i) => {
    const from = channel(a, i);
    return Math.round(from + (channel(b, i) - from) * t)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
