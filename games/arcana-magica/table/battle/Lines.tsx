import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Table } from '../armies/Unit.tsx';

interface LinesProps {
  board: Table;
  /** Who attacks, and whom they strike. */
  units: readonly number[];
  aims: readonly number[];
}

/**
 * The attack as one sentence: from the units that strike to their dice, and on to their target. Where
 * things lie is measured after each drawing, since cards wrap and shrink.
 */
export function Lines({ board, units, aims }: LinesProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const [paths, setPaths] = useState('');
  useLayoutEffect(() => {
    const frame = drawing.current?.getBoundingClientRect();
    if (frame) setPaths(measured(frame, units, aims));
  }, [board, units, aims]);
  return (
    <svg class="lines" ref={drawing} aria-hidden="true">
      <path class="lines-glow" d={paths} />
      <path class="lines-gold" d={paths} />
    </svg>
  );
}

function measured(frame: DOMRect, units: readonly number[], aims: readonly number[]): string {
  const dice = document.querySelector('.middle .dice')?.getBoundingClientRect();
  if (!dice) return '';
  // What is said of the attack stands above its dice.
  const top = document.querySelector('.middle .battle')?.getBoundingClientRect().top ?? dice.top;
  const at = (x: number, y: number) => `${Math.round(x - frame.left)} ${Math.round(y - frame.top)}`;
  /** From before a line-up, straight out of its army, to the near edge of the dice. */
  const link = ({ x, edge, out, up }: Way, bend: number) => {
    const to = up ? dice.bottom + 6 : top - 6;
    const end = middle(dice) + bend;
    const half = (out + to) / 2;
    return `M${at(x, edge)}L${at(x, out)}C${at(x, half)} ${at(end, half)} ${at(end, to)}`;
  };
  const ways = (those: readonly number[], side: 'left' | 'near') =>
    those
      .flatMap((unit) => document.querySelector(`.army [data-at="unit:${unit}"]`) ?? [])
      .map((card) => wayOut(card, dice, side))
      // From left to right, so that no line crosses another.
      .sort((one, other) => one.x - other.x);
  const from = ways(units, 'near').map((way, i, all) => {
    const { card, x, edge, up, aside } = way;
    const start = up ? card.top - 8 : card.bottom + 8;
    const turn = up ? card.top - 20 : card.bottom + 20;
    const out = aside
      ? `M${at(middle(card), start)}C${at(middle(card), turn)} ${at(x, start)} ${at(x, turn)}L${at(x, edge)}`
      : '';
    return `${out}${link(way, (i - (all.length - 1) / 2) * 10)}`;
  });
  const to = ways(aims, 'left').map((way) => {
    const { card, x, edge, up, aside } = way;
    const level = card.top + card.height / 2;
    const head = aside
      ? `M${at(x, edge)}L${at(x, level + 7)}Q${at(x, level)} ${at(card.left - 5, level)}m-4 -4l4 4l-4 4`
      : `M${at(x, edge)}${up ? 'm-6 -8l6 8l6 -8' : 'm-6 8l6 -8l6 8'}`;
    return `${link(way, 0)}${head}`;
  });
  return [...from, ...to].join('');
}

/** How a line comes from the dice to a card. */
interface Way {
  card: DOMRect;
  /** Where it leaves the cards, and their army, towards the dice. */
  x: number;
  edge: number;
  out: number;
  /** The dice are above. */
  up: boolean;
  /** Other rows lie between: it runs beside their cards. */
  aside: boolean;
}

const middle = (box: DOMRect) => box.left + box.width / 2;

function wayOut(drawn: Element, dice: DOMRect, side: 'left' | 'near'): Way {
  const card = drawn.getBoundingClientRect();
  const line = drawn.closest('.line-up');
  const column = [...(line?.querySelectorAll('[data-at^="unit:"]') ?? [])]
    .map((other) => other.getBoundingClientRect())
    .filter(({ left, right }) => left < card.right && right > card.left);
  const up = card.top > dice.bottom;
  const top = Math.min(...column.map((box) => box.top));
  const bottom = Math.max(...column.map((box) => box.bottom));
  // More than a raised card stands out of its row.
  const aside = up ? top < card.top - 12 : bottom > card.bottom + 12;
  // The Leader's tab hangs below the card.
  const edge = up ? top - 8 : bottom + (aside ? 8 : 22);
  const carpet = drawn.closest('.army')?.getBoundingClientRect() ?? card;
  const out = up ? Math.min(edge, carpet.top) : Math.max(edge, carpet.bottom);
  if (!aside) return { card, x: middle(card), edge, out, up, aside };
  const gap = line ? Number.parseFloat(getComputedStyle(line).columnGap) / 2 : 0;
  const right = side === 'near' && middle(dice) > middle(card);
  // Before the first card of a row there is more room.
  const first = line && card.left - line.getBoundingClientRect().left < 20;
  const x = right ? card.right + gap : card.left - (first ? 10 : gap);
  return { card, x, edge, out, up, aside };
}
