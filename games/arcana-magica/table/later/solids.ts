/** The five dice as solids: facets on a circle of radius 1, each with its shade, front facet first. */
type Point = readonly [number, number];
interface Solid {
  facets: readonly { path: string; shade: number }[];
  /** Where the number stands, and how high it is. */
  number: Point;
  height: number;
}

/** Corners of a regular figure, the first one up, clockwise. */
function regular(corners: number, r: number): Point[] {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i * 2 * Math.PI) / corners;
    return [r * Math.sin(angle), -r * Math.cos(angle)];
  });
}

const round = (n: number) => Math.round(n * 100) / 100;

function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Shades go from 0, the light colour, over 1, the middle, to 2, the dark one. */
function facets(...list: readonly (readonly [number, readonly Point[]])[]): Solid['facets'] {
  return list.map(([shade, points]) => ({ path: path(points), shade }));
}

function tetrahedron(): Solid {
  const out = regular(3, 1.2).map(([x, y]): Point => [x, y + 0.2]);
  const [a, b, c] = out;
  const [d, e, f] = out.map(([x, y]): Point => [x * 0.66, (y - 0.2) * 0.66 + 0.2]);
  return {
    facets: facets(
      [0.08, [d, e, f]],
      [1.2, [a, b, e, d]],
      [1.75, [b, c, f, e]],
      [0.55, [c, a, d, f]],
    ),
    number: [0, 0.27],
    height: 0.66,
  };
}

function cube(): Solid {
  const [l, r, d] = [-0.86, 0.58, 0.3];
  return {
    facets: facets(
      [
        0.1,
        [
          [l, -r],
          [r, -r],
          [r, 0.86],
          [l, 0.86],
        ],
      ],
      [
        0.45,
        [
          [l, -r],
          [l + d, -r - d],
          [r + d, -r - d],
          [r, -r],
        ],
      ],
      [
        1.35,
        [
          [r, -r],
          [r + d, -r - d],
          [r + d, 0.86 - d],
          [r, 0.86],
        ],
      ],
    ),
    number: [-0.14, 0.14],
    height: 0.82,
  };
}

function octahedron(): Solid {
  const [top, foot]: Point[] = [
    [0, -1.08],
    [0, 1.08],
  ];
  const [left, right, upLeft, upRight]: Point[] = [
    [-0.94, 0.42],
    [0.94, 0.42],
    [-0.94, -0.42],
    [0.94, -0.42],
  ];
  return {
    facets: facets(
      [0.12, [top, left, right]],
      [0.75, [top, upLeft, left]],
      [1.1, [top, upRight, right]],
      [1.6, [foot, left, right]],
    ),
    number: [0, 0.02],
    height: 0.62,
  };
}

function dodecahedron(): Solid {
  const out = regular(10, 1.04);
  const front = regular(5, 0.66);
  const shades = [0.35, 1.15, 1.7, 1.55, 0.6];
  const sides = shades.map((shade, i): readonly [number, readonly Point[]] => [
    shade,
    [front[i], out[2 * i], out[2 * i + 1], out[(2 * i + 2) % 10], front[(i + 1) % 5]],
  ]);
  return {
    facets: facets([0.1, front], ...sides),
    number: [0, 0],
    height: 0.66,
  };
}

function icosahedron(): Solid {
  const o = regular(6, 1.06);
  const t = regular(3, 0.76);
  return {
    facets: facets(
      [0.06, t],
      [0.4, [t[0], o[0], o[1]]],
      [0.62, [t[0], t[1], o[1]]],
      [1.25, [t[1], o[1], o[2]]],
      [1.6, [t[1], o[2], o[3]]],
      [1.72, [t[1], t[2], o[3]]],
      [1.62, [t[2], o[3], o[4]]],
      [1.1, [t[2], o[4], o[5]]],
      [0.7, [t[2], t[0], o[5]]],
      [0.5, [t[0], o[5], o[0]]],
    ),
    number: [0, 0.09],
    height: 0.6,
  };
}

/** By number of sides. The counter may also run on a d10, which no attack rolls. */
export const SOLIDS: Readonly<Record<number, Solid>> = {
  4: tetrahedron(),
  6: cube(),
  8: octahedron(),
  12: dodecahedron(),
  20: icosahedron(),
};
