import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Table } from '../Unit.tsx';

interface LinesProps {
  board: Table;
  /** Who attacks, and whom the melee dice strike. */
  units: readonly number[];
  leader: number | undefined;
}

/**
 * The attack as one sentence: from the units that strike to their dice, and on to the Leader. Where
 * things lie is measured after each drawing, since cards wrap and shrink.
 */
export function Lines({ board, units, leader }: LinesProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [paths, setPaths] = useState('');
  useLayoutEffect(() => {
    const frame = drawing.current?.getBoundingClientRect();
    if (frame) setPaths(measured(frame, units, leader));
  }, [board, units, leader]);
  return (
    <svg class="lines" ref={drawing} aria-hidden="true">
      <path class="lines-glow" d={paths} />
      <path class="lines-gold" d={paths} />
    </svg>
  );
}

function measured(frame: DOMRect, units: readonly number[], leader: number | undefined): string {
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const dice = box('.middle .dice');
  if (!dice) return '';
  // What is said of the attack stands above its dice.
  const top = box('.middle .battle')?.top ?? dice.top;
  const at = (x: number, y: number) => `${Math.round(x - frame.left)} ${Math.round(y - frame.top)}`;
  const middle = (one: DOMRect) => one.left + one.width / 2;
  /** From the near edge of a card to the near edge of the dice. */
  const link = (card: DOMRect, bend: number, foot = card.bottom + 22) => {
    const below = card.top > dice.bottom;
    const from = below ? card.top - 8 : foot;
    const to = below ? dice.bottom + 6 : top - 6;
    const x = middle(dice) + bend;
    const half = (from + to) / 2;
    return `M${at(middle(card), from)}C${at(middle(card), half)} ${at(x, half)} ${at(x, to)}`;
  };
  // From left to right, so that no line crosses another.
  const cards = units
    .flatMap((unit) => box(`.army [data-at="unit:${unit}"]`) ?? [])
    .sort((a, b) => a.left - b.left);
  const own = cards.map((card, i) => link(card, (i - (cards.length - 1) / 2) * 10));
  const struck =
    leader === undefined ? null : document.querySelector(`.army [data-at="unit:${leader}"]`);
  if (!struck) return own.join('');
  const target = struck.getBoundingClientRect();
  const below = target.top > dice.bottom;
  // Where a second row hides the way to the Leader, the arrow ends before that.
  const last = below ? target : lowest(struck);
  const foot = last.bottom > target.bottom ? last.bottom + 8 : target.bottom + 22;
  const tip = at(middle(target), below ? target.top - 8 : foot);
  const barb = below ? 'm-6 -8l6 8l6 -8' : 'm-6 8l6 -8l6 8';
  return `${own.join('')}${link(target, 0, foot)}M${tip}${barb}`;
}

/** The lowest card in a card's column of its army. */
function lowest(card: Element): DOMRect {
  const { left, right } = card.getBoundingClientRect();
  const line = card.closest('.army')?.querySelectorAll('[data-at^="unit:"]') ?? [];
  return [...line]
    .map((other) => other.getBoundingClientRect())
    .filter((box) => box.left < right && box.right > left)
    .reduce((last, box) => (box.bottom > last.bottom ? box : last));
}
