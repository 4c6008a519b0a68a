/** The game in its arch of the hall: three towers under the moon. */
import type { Window } from '@magehall/ui';
import { TILES } from '../rules/data.ts';
import { type DieName, dieNamed } from '../rules/names.ts';
import { Definitions } from './art/Definitions.tsx';
import { ManaDie } from './art/ManaDie.tsx';
import { Meeple } from './art/Meeple.tsx';
import { Plaque } from './art/Plaque.tsx';
import { SignShape } from './art/signs.tsx';
import './art/art.css';
import { Foot, pillarX, Slab } from './art/Tower.tsx';

const PITCH = 76;

interface PictureTower {
  central?: boolean;
  tiles: readonly number[];
  /** Floors from the ground up, as dice; the last may have gaps. */
  floors: readonly (readonly (DieName | '')[])[];
  /** On the top floor, by place. */
  meeples: readonly number[];
}

function SmallTower({ central = false, tiles, floors, meeples }: PictureTower) {
  const top = floors.length - 1;
  return (
    <g>
      <path class="mast" d={`M0 ${-top * PITCH}V${-top * PITCH - 84}`} />
      <Foot />
      {floors.map((dice, level) => (
        <g key={tiles[level] + level * 20}>
          <Slab
            y={-level * PITCH}
            level={level}
            floor={level + 1}
            colours={central ? [] : TILES[tiles[level] - 1].colours}
            central={central}
          />
          {dice.map(
            (die, place) =>
              die && (
                <g
                  key={pillarX(place, level)}
                  transform={`translate(${pillarX(place, level)} ${-level * PITCH - 28}) scale(.41)`}
                >
                  <ManaDie die={dieNamed(die)} />
                </g>
              ),
          )}
        </g>
      ))}
      {meeples.map(
        (meeple, place) =>
          meeple > 0 && (
            <g
              key={pillarX(place, top)}
              transform={`translate(${pillarX(place, top) + 24} ${-top * PITCH + 8}) scale(.86)`}
            >
              <Meeple meeple={meeple} />
            </g>
          ),
      )}
      <g transform={`translate(0 ${-top * PITCH - 86})`}>
        <Plaque
          tile={central ? undefined : TILES[tiles[top] - 1]}
          words={{ any: '1–6', different: '1–6' }}
        />
      </g>
    </g>
  );
}

function Picture() {
  return (
    <g>
      <defs>
        <Definitions />
      </defs>
      <circle cx="151" cy="128" r="170" fill="url(#moonlight)" />
      <circle class="moon-ring" cx="151" cy="120" r="74" />
      <circle class="moon-ring" cx="151" cy="120" r="84" stroke-dasharray="2 7" />
      <path d="M165 62A60 60 0 1 0 205 142A48 48 0 1 1 165 62Z" fill="url(#gold)" />
      <path class="far-mountains" d="M0 394L60 324L110 374L180 304L240 364L286 324V454H0Z" />
      <g transform="translate(66 402) scale(.56)">
        <SmallTower
          tiles={[1, 6]}
          floors={[
            ['yellow-1', 'yellow-4', 'yellow-6'],
            ['pink-3', '', ''],
          ]}
          meeples={[3, 0, 0]}
        />
      </g>
      <g transform="translate(226 402) scale(.56)">
        <SmallTower
          tiles={[4, 11, 13]}
          floors={[
            ['blue-2', 'blue-5', 'blue-3'],
            ['purple-4', 'purple-2', 'purple-6'],
            ['yellow-5', '', ''],
          ]}
          meeples={[1, 0, 0]}
        />
      </g>
      <g transform="translate(145 402) scale(.7)">
        <SmallTower
          central
          tiles={[2, 3, 5]}
          floors={[
            ['blue-1', 'purple-3', 'yellow-2'],
            ['pink-4', 'blue-6', 'blue-5'],
            ['purple-3', 'pink-5', ''],
          ]}
          meeples={[6, 7, 0]}
        />
      </g>
    </g>
  );
}

export const scene: Window = {
  Picture,
  Keystone: () => <SignShape colour="yellow" r={8} />,
};
