/** A simulation as a page of Markdown, in English: what docs/balance/ keeps. */
import { type Options, sure } from '@magehall/engine';
import type { Digest, Share } from './digest.ts';
import type { Summary } from './histogram.ts';

export function report(digest: Digest, command: string): string {
  const { game, games, asked, rulesVersion, options, seats } = digest;
  const sections = [
    `# ${game}: ${games} games with ${seats.length} ${seats.length === 1 ? 'seat' : 'seats'}`,
    `Made by \`${command}\`, rules version ${rulesVersion}. ${
      games === asked
        ? 'The same command gives the same page.'
        : `It was interrupted after ${games} of ${asked} games, so it can't be repeated to the letter.`
    }`,
    `Options: ${optionsText(options)}. Seat 0 ${options.first === 0 ? 'plays first' : 'need not play first'}.`,
    '## Length',
    table(
      ['a game takes', ...SUMMARY],
      [
        ['decisions', ...row(digest.length.decisions)],
        ['draws of chance', ...row(digest.length.draws)],
      ],
    ),
    '## Who wins',
    'A victory shared by k players counts as 1/k. The interval is Wilson’s, 95 %.',
    table(
      ['seat', 'player', 'won alone', 'shared', 'share', 'interval'],
      seats.map((seat) => [
        String(seat.seat),
        seat.player,
        String(seat.alone),
        String(seat.shared),
        ...share(seat),
      ]),
    ),
    '## Points',
    table(
      ['seat', ...SUMMARY],
      seats.map(({ seat, points }) => [String(seat), ...row(points)]),
    ),
    ...(Object.keys(digest.parts).length > 0
      ? [
          'Where a player’s points come from:',
          table(
            ['part', ...SUMMARY],
            Object.entries(digest.parts).map(([part, points]) => [part, ...row(points)]),
          ),
        ]
      : []),
    ...figures(digest),
    ...kinds(digest),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** The same in a few lines, for the terminal. */
export function brief(digest: Digest): string {
  const { length, seats, neverMet } = digest;
  const lines = [
    `${digest.game}: ${digest.games} games, ${fixed(length.decisions.mean)} decisions and ${fixed(length.draws.mean)} draws each.`,
    ...seats.map(
      (seat) =>
        `  seat ${seat.seat} (${seat.player}): won ${share(seat)[0]} (${share(seat)[1]}), ` +
        `points ${fixed(seat.points.mean)} ± ${fixed(seat.points.deviation)}, ${seat.points.least} to ${seat.points.most}`,
    ),
    `  met ${digest.kinds.length} of ${digest.kinds.length + neverMet.length} kinds${
      neverMet.length > 0 ? `; never: ${neverMet.join(', ')}` : ''
    }`,
  ];
  return `${lines.join('\n')}\n`;
}

function figures({ figures }: Digest): string[] {
  const rows = Object.entries(figures).map(([figure, values]) => [figure, ...row(values)]);
  return rows.length === 0 ? [] : ['## Figures', table(['figure', ...SUMMARY], rows)];
}

function kinds({ kinds, neverMet, games }: Digest): string[] {
  if (kinds.length + neverMet.length === 0) return [];
  return [
    '## What was met',
    '“Players” counts a player once a game; “of whom won” is their share of victories.',
    table(
      ['kind', 'in games', 'times a game', 'players', 'of whom won', 'interval'],
      kinds.map((met) => [
        met.kind,
        percent(met.games / games),
        fixed(met.times / games),
        String(met.players),
        ...(met.players > 0 ? share(met) : ['–', '–']),
      ]),
    ),
    neverMet.length === 0 ? 'Every kind was met.' : `Never met: ${neverMet.join(', ')}.`,
  ];
}

const SUMMARY = ['mean', 'deviation', 'least', 'median', 'most'];

function row({ mean, deviation, least, median, most }: Summary): string[] {
  return [fixed(mean), fixed(deviation), String(least), String(median), String(most)];
}

function share({ share, interval: [low, high] }: Share): [string, string] {
  return [percent(share), `${percent(low)} to ${percent(high)}`];
}

const fixed = (value: number): string => value.toFixed(2);
const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

/** Numbers to the right, words to the left. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, column) =>
    rows.every((cells) => /^[-–\d]/.test(sure(cells[column]))) ? '--:' : '---',
  );
  return [line(head), `|${rule.join('|')}|`, ...rows.map(line)].join('\n');
}

function optionsText(options: Options): string {
  return Object.entries(options)
    .map(([key, value]) => `${key} ${Array.isArray(value) ? value.join('+') || 'none' : value}`)
    .join(', ');
}
