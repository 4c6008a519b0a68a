import { Drawn } from './Drawn.tsx';

/** A unit's emblem round the origin: 84 × 112. */
export function Emblem({ unit, colour }: { unit: number; colour: string }) {
  return (
    <g style={{ '--a': colour }}>
      <Drawn name={`arcanum-${unit}`} />
    </g>
  );
}
