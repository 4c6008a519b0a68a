/** The table drawn as text, for the terminal: the same in every language but for its labels. */
import type { NameOf } from '@magehall/engine';
import {
  type Bonus,
  BY_SEATS,
  type Colour,
  DIE_NAMES,
  type DieName,
  type FloorLook,
  game,
  lookAtBook,
  lookAtTower,
  type MeepleKind,
  type PillarLook,
  type Spell,
  type State,
  TILES,
  type Tile,
  TOWERS,
  type TowerName,
} from '../rules/index.ts';
import { colourOfDie, faceOfDie } from './things.ts';

export interface Labels {
  /** One letter each. */
  colours: Record<Colour, string>;
  legend: string;
  towers: Record<TowerName, string>;
  /** At most five letters each; the floor's pillar shows its number. */
  bonuses: Record<Exclude<Bonus, 'floor'>, string>;
  different: string;
  any: string;
  closed: string;
  round(round: number, rounds: number): string;
  bag(who: string): string;
  next: string;
  none: string;
  table: string;
  pool: string;
  supply: string;
  shift(by: number): string;
  morph: string;
  spells: Record<Spell, string>;
}

/** Inside a tower; three pillars of six, and a little air. */
const WIDTH = 19;
const SEATS = ['①', '②', '③', '④'];
const KIND: Record<MeepleKind, string> = { apprentice: '●', master: '★' };

export function draw(state: State, name: NameOf, labels: Labels): string {
  return [
    head(state, name, labels),
    '',
    ...sideBySide(TOWERS.map((_, tower) => drawTower(state, tower, labels))),
    '',
    `${labels.table}:  ${state.table.map((die) => tableDie(DIE_NAMES[die], labels)).join(' ')}${waiting(state, labels)}`,
    `${labels.pool}:  ${state.pool.map((die, i) => `${i + 1}:${dieText(DIE_NAMES[die], labels)}`).join('  ') || labels.none}`,
    '',
    ...Array.from({ length: state.seats }, (_, seat) => drawPlayer(state, seat, name, labels)),
    '',
    labels.legend,
  ].join('\n');
}

function head(state: State, name: NameOf, labels: Labels): string {
  const parts = [labels.round(state.round, BY_SEATS[state.seats].rounds)];
  if (state.first >= 0) parts.push(labels.bag(name(state.first)));
  const next = state.next === 0 ? labels.none : restriction(TILES[state.next - 1], labels);
  return [...parts, `${labels.next}: ${next}`].join('  ·  ');
}

function waiting(state: State, labels: Labels): string {
  const notes = [];
  if (state.shift > 0) notes.push(labels.shift(state.shift));
  if (state.morph) notes.push(labels.morph);
  return notes.length === 0 ? '' : `   (${notes.join(', ')})`;
}

function dieText(die: DieName, labels: Labels): string {
  return `${labels.colours[colourOfDie(die)]}${faceOfDie(die)}`;
}
function tableDie(die: DieName, labels: Labels): string {
  return `[${dieText(die, labels)}]`;
}

function restriction(tile: Tile, labels: Labels): string {
  const colours = tile.colours.map((colour) => labels.colours[colour]).join('+');
  return `${colours} ${tile.different ? labels.different : tile.numbers.join(' ')}`;
}

/** From the roof down: the floor being filled, then the covered ones as single lines. */
function drawTower(state: State, tower: number, labels: Labels): string[] {
  const look = lookAtTower(state, tower);
  const lines = [centre(labels.towers[look.name])];
  if (look.top) lines.push(...drawTop(look.top, labels));
  else lines.push(`╭${'─'.repeat(WIDTH)}╮`, `│${centre(labels.closed)}│`);
  for (const floor of [...look.below].reverse())
    lines.push(`├${'─'.repeat(WIDTH)}┤`, `│${drawCovered(floor, labels)}│`);
  lines.push(`╘${'═'.repeat(WIDTH)}╛`);
  return lines;
}

function drawTop(floor: FloorLook, labels: Labels): string[] {
  const takes = floor.tile ? restriction(floor.tile, labels) : labels.any;
  const row = (cell: (pillar: PillarLook) => string) =>
    `│ ${floor.pillars.map((pillar) => cell(pillar).padEnd(6)).join('')}│`;
  return [
    `╭${'─'.repeat(WIDTH)}╮`,
    `│${` ${floor.floor}  ${takes}`.padEnd(WIDTH)}│`,
    row(({ bonus }) => (bonus === 'floor' ? `+${floor.floor}▲` : labels.bonuses[bonus])),
    row((pillar) => pillarText(pillar, labels) || '·'),
  ];
}

function drawCovered(floor: FloorLook, labels: Labels): string {
  const pillars = floor.pillars.map((pillar) => pillarText(pillar, labels).padEnd(5)).join('');
  return ` ${floor.floor}  ${pillars}`.padEnd(WIDTH).slice(0, WIDTH);
}

/** `P4①` is a die with seat 1's apprentice, `P4①★` with the master; `Y4>5` counts as a 5. */
function pillarText({ die, as, meeple }: PillarLook, labels: Labels): string {
  const what = die === undefined ? '' : dieText(die, labels) + (as === undefined ? '' : `>${as}`);
  if (meeple === undefined) return what;
  return what + SEATS[meeple.seat] + (meeple.kind === 'master' ? KIND.master : '');
}

function drawPlayer(state: State, seat: number, name: NameOf, labels: Labels): string {
  const turn = state.turn === seat && state.stage !== 'over' ? '▶' : ' ';
  const supply =
    KIND.apprentice.repeat(state.apprentices[seat]) + KIND.master.repeat(state.masters[seat]);
  const book = lookAtBook(state, seat).map(
    ({ spell, meeple }, i) => `${i + 1} ${labels.spells[spell]}${meeple ? KIND[meeple] : ' '}`,
  );
  const who = `${turn} ${SEATS[seat]} ${name(seat)}`.padEnd(18);
  const prestige = String(game.outcome(state).scores[seat].total).padStart(3);
  return `${who}${prestige} ✦  ${labels.supply} ${supply.padEnd(8)}\n     ${book.join('  ')}`;
}

function centre(text: string): string {
  const left = Math.max(0, Math.floor((WIDTH - text.length) / 2));
  return `${' '.repeat(left)}${text}`.padEnd(WIDTH);
}

/** Towers stand on the ground, so the shorter ones get air above. */
function sideBySide(towers: string[][]): string[] {
  const height = Math.max(...towers.map((lines) => lines.length));
  const columns = towers.map((lines) => [
    ...Array<string>(height - lines.length).fill(''),
    ...lines.map((line, i) => (i === 0 ? ` ${line} ` : line)),
  ]);
  return Array.from({ length: height }, (_, row) =>
    columns
      .map((lines) => lines[row].padEnd(WIDTH + 2))
      .join(' ')
      .trimEnd(),
  );
}
