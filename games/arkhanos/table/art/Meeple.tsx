import { FAMILIARS, STONES } from '@magehall/ui';
import { kindOf, MASTER, ownerOf } from '../../rules/state.ts';

const APPRENTICE =
  'M1.4 -33.6C4.4 -29.6 6.8 -24.8 6 -19.4C9.6 -18.2 13 -16 14 -12.6C14.4 -10.6 13 -9.4 11 -9.6L6.8 -10.2C7.2 -6.6 8.8 -3.6 10.4 -.8C11 .6 10.2 1.8 8.6 1.8H3C1.6 1.8 1.4 -1.4 0 -1.4S-1.6 1.8 -3 1.8H-8.6C-10.2 1.8 -11 .6 -10.4 -.8C-8.8 -3.6 -7.2 -6.6 -6.8 -10.2L-11 -9.6C-13 -9.4 -14.4 -10.6 -14 -12.6C-13 -16 -9.6 -18.2 -6 -19.4C-6.8 -24.8 -3.6 -30.2 1.4 -33.6Z';
const HOOD = 'M-3.2 -20.6C-3.2 -23.4 -1.8 -24.8 0 -24.8S3.2 -23.4 3.2 -20.6';
const MASTER_BODY =
  'M-7.6 -39.6L-4.2 -36.4L0 -42L4.2 -36.4L7.6 -39.6L6.6 -31.4C8.2 -28.6 8.2 -25.6 6.8 -23.2C11.4 -21.8 15.4 -19 16.6 -14.8C17 -12.4 15.4 -11 13 -11.2L9.6 -11.6C10.4 -7.2 12.2 -3.6 14 -.4C14.8 1.2 13.8 2.6 12 2.6H-12C-13.8 2.6 -14.8 1.2 -14 -.4C-12.2 -3.6 -10.4 -7.2 -9.6 -11.6L-13 -11.2C-15.4 -11 -17 -12.4 -16.6 -14.8C-15.4 -19 -11.4 -21.8 -6.8 -23.2C-8.2 -25.6 -8.2 -28.6 -6.6 -31.4Z';
const CROWN =
  'M-7.6 -39.6L-4.2 -36.4L0 -42L4.2 -36.4L7.6 -39.6L6.6 -31.6C3 -30.2 -3 -30.2 -6.6 -31.6Z';
const STAR =
  'M0 -19.6L1.7 -15.8L5.8 -15.4L2.8 -12.6L3.6 -8.6L0 -10.6L-3.6 -8.6L-2.8 -12.6L-5.8 -15.4L-1.7 -15.8Z';

/**
 * A meeple by its number in the state. The origin is at its feet; an apprentice is a hood about 35
 * high, a master wears a crown.
 */
export function Meeple({ meeple }: { meeple: number }) {
  const familiar = FAMILIARS[ownerOf(meeple)];
  const stone = STONES[familiar];
  const master = kindOf(meeple) === MASTER;
  const body = master ? MASTER_BODY : APPRENTICE;
  return (
    <g>
      <ellipse cy="2.2" rx={master ? 14 : 11.5} ry="3.6" fill="#03040c" opacity=".6" />
      <path d={body} class="keyline" stroke-width="4" stroke-linejoin="round" />
      <path
        d={body}
        fill={`url(#stone-${familiar})`}
        stroke={stone.high}
        stroke-width={familiar === 'raven' ? 1.4 : 0.9}
        stroke-linejoin="round"
      />
      {master ? (
        <>
          <path d={CROWN} fill="url(#gold)" stroke="#4a3408" stroke-linejoin="round" />
          <path d={STAR} fill={stone.ink} opacity=".85" />
        </>
      ) : (
        <path
          d={HOOD}
          fill="none"
          stroke={stone.ink}
          stroke-opacity=".7"
          stroke-width="1.3"
          stroke-linecap="round"
        />
      )}
    </g>
  );
}

/** Where a meeple could stand. */
export function GhostMeeple() {
  return (
    <path
      d={APPRENTICE}
      fill="none"
      stroke="#d8b25c"
      stroke-opacity=".6"
      stroke-width="1.4"
      stroke-dasharray="3 2.6"
    />
  );
}
