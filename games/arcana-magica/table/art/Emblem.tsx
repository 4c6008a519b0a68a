import emblems from './emblems.svg';

/** A unit's emblem round the origin: 84 × 112. All are in one picture, which is fetched once. */
export function Emblem({ unit, colour }: { unit: number; colour: string }) {
  return <use href={`${emblems}#arcanum-${unit}`} style={{ '--a': colour }} />;
}
