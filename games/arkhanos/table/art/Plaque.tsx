import { COLOURS, type Tile } from '../../rules/data.ts';
import { SIGNS, SignShape } from './signs.tsx';

export interface PlaqueWords {
  any: string;
  different: string;
}

/** Which dice a floor takes: the signs it takes, then its numbers. Without a tile it takes any. */
export function Plaque(props: { tile: Tile | undefined; words: PlaqueWords; width?: number }) {
  const { tile, words, width = 152 } = props;
  const left = -width / 2;
  return (
    <g class="plaque">
      <rect class="plaque-shade" x={left} y="-14" width={width} height="34" rx="9" />
      <rect class="plaque-face" x={left} y="-17" width={width} height="34" rx="9" />
      {tile ? (
        <Restriction tile={tile} words={words} left={left} right={width / 2 - 8} />
      ) : (
        <>
          {COLOURS.map((colour, i) => (
            <SignShape
              key={colour}
              colour={colour}
              x={left + 22 + i * 22}
              r={7.6}
              fill={SIGNS[colour].fill}
            />
          ))}
          <text class="plaque-word" x={width / 2 - 14} y="5" text-anchor="end">
            {words.any}
          </text>
        </>
      )}
    </g>
  );
}

function Restriction(props: { tile: Tile; words: PlaqueWords; left: number; right: number }) {
  const { tile, words, left, right } = props;
  const start = left + 17 + tile.colours.length * 21;
  const cell = (right - start) / 6;
  return (
    <>
      {tile.colours.map((colour, i) => (
        <SignShape
          key={colour}
          colour={colour}
          x={left + 19 + i * 21}
          r={8}
          fill={SIGNS[colour].fill}
        />
      ))}
      {tile.different ? (
        <text class="plaque-word" x={(start + right) / 2 + 1} y="4.6" text-anchor="middle">
          {words.different}
        </text>
      ) : (
        [1, 2, 3, 4, 5, 6].map((number, i) => {
          const taken = tile.numbers.includes(number);
          return (
            <g key={number} class={taken ? 'plaque-cell takes' : 'plaque-cell'}>
              <rect x={start + i * cell + 1} y="-9.5" width={cell - 2} height="19" rx="4" />
              <text x={start + (i + 0.5) * cell} y="4.8" text-anchor="middle">
                {number}
              </text>
            </g>
          );
        })
      )}
    </>
  );
}
