/** All laws, in the order they are tried. */
import { foresees, keepsSecrets, reckons } from './ahead.ts';
import { conserves, copies, hashes, plain, quiet, writes } from './data.ts';
import type { Law } from './law.ts';
import { replays, tries, undoes } from './log.ts';
import { asks, counts, ends, explains, names, refuses } from './play.ts';
import { imagines, secrets, views } from './secrets.ts';

export const laws: readonly Law[] = [
  ends,
  asks,
  refuses,
  explains,
  names,
  counts,
  plain,
  copies,
  hashes,
  writes,
  conserves,
  quiet,
  views,
  imagines,
  secrets,
  foresees,
  reckons,
  keepsSecrets,
  replays,
  undoes,
  tries,
];
