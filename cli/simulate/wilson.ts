/** The normal distribution's 97.5 % point: two sides of 2.5 % lie outside. */
const Z = 1.959963984540054;

/**
 * The 95 % interval of a share, by Wilson's score: unlike the textbook's plus-minus it stays
 * within 0..1 and is right for small counts and shares near the ends.
 */
export function wilson(hits: number, n: number): [number, number] {
  if (n === 0) return [0, 1];
  const share = hits / n;
  const spread = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const centre = share + (Z * Z) / (2 * n);
  const scale = 1 + (Z * Z) / n;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}
