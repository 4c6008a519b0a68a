import { DieColours } from '@magehall/ui';
import { COLOURS } from '../../rules/data.ts';
import { SIGNS } from './signs.tsx';

/** Stone of the outer towers is blue, of the central one violet. */
const STONE = {
  slab: ['#565e9c', '#3d447c', '#20254f'],
  'slab-central': ['#7c66ac', '#5b4a86', '#302655'],
} as const;
const TOP = { top: ['#8b94cf', '#4c5493'], 'top-central': ['#b6a2de', '#6d5a9c'] } as const;

export function Definitions() {
  return (
    <>
      {COLOURS.map((colour) => (
        <DieColours key={colour} kind={colour} {...SIGNS[colour]} />
      ))}
      {Object.entries(STONE).map(([id, [left, middle, right]]) => (
        <linearGradient key={id} id={id}>
          <stop offset="0" stop-color={left} />
          <stop offset=".3" stop-color={middle} />
          <stop offset="1" stop-color={right} />
        </linearGradient>
      ))}
      {Object.entries(TOP).map(([id, [near, far]]) => (
        <linearGradient key={id} id={id} y2=".4">
          <stop offset="0" stop-color={near} />
          <stop offset="1" stop-color={far} />
        </linearGradient>
      ))}
      <linearGradient id="doorway" x2="0" y2="1">
        <stop offset="0" stop-color="#ffe2a0" />
        <stop offset="1" stop-color="#f08a35" />
      </linearGradient>
      <linearGradient id="foot" y2=".3">
        <stop offset="0" stop-color="#3d437a" />
        <stop offset="1" stop-color="#171b42" />
      </linearGradient>
      <radialGradient id="moonlight" r=".5">
        <stop offset="0" stop-color="#ffe9b8" stop-opacity=".34" />
        <stop offset=".45" stop-color="#ffd98a" stop-opacity=".13" />
        <stop offset="1" stop-color="#ffd98a" stop-opacity="0" />
      </radialGradient>
    </>
  );
}
