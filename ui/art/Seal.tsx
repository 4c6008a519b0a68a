import { ELEMENT_LOOKS, type ElementName } from './elements.ts';
import { mix } from './stones.ts';

/** The discs of these elements, for a page's definitions. */
export function SealColours({ elements }: { elements: readonly ElementName[] }) {
  return (
    <>
      {elements.map((element) => {
        const { fill, high, low } = ELEMENT_LOOKS[element];
        return (
          <radialGradient key={element} id={`seal-${element}`} cx=".38" cy=".28" r=".85">
            <stop offset="0" stop-color={high} />
            <stop offset=".5" stop-color={fill} />
            <stop offset="1" stop-color={mix(fill, low, 0.55)} />
          </radialGradient>
        );
      })}
    </>
  );
}

interface SigilProps {
  of: ElementName;
  r: number;
  /** Of a circle of radius 1. */
  width?: number;
}

/** An element's sign in the current colour, round the origin. */
export function Sigil({ of, r, width = 0.2 }: SigilProps) {
  return (
    <path
      d={ELEMENT_LOOKS[of].sigil}
      transform={`scale(${r})`}
      fill="none"
      stroke="currentColor"
      stroke-width={width}
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  );
}

/** Where the number stands in the sign, and how the sign stands in the disc: up or down. */
const LIFT: Record<ElementName, number> = { fire: 1, air: 1, water: -1, earth: -1, mind: 0 };

/** Element and strength in one disc of radius r round the origin: it always means just that. */
export function Seal({
  of,
  r,
  children,
}: {
  of: ElementName;
  r: number;
  children?: number | string;
}) {
  const lift = LIFT[of];
  const [plate] = ELEMENT_LOOKS[of].sigil.split('M-.98');
  return (
    <>
      <circle cy={r * 0.16} r={r * 1.07} fill="#03040c" opacity=".55" />
      <circle r={r} fill={ELEMENT_LOOKS[of].low} stroke="#0a0c1d" stroke-width={r * 0.07} />
      <circle r={r * 0.88} fill={`url(#seal-${of})`} />
      <g
        transform={`translate(0 ${lift * r * 0.1}) scale(${r * 0.8})`}
        stroke="#150d1e"
        stroke-linejoin="round"
      >
        <path d={plate} fill="#fff6e0" fill-opacity=".5" stroke-opacity=".82" stroke-width=".1" />
        {(of === 'air' || of === 'earth') && (
          <path
            d={`M-1.04 ${lift * -0.12}H-.52M.52 ${lift * -0.12}H1.04`}
            stroke-width=".17"
            stroke-linecap="round"
          />
        )}
      </g>
      {children !== undefined && (
        <text
          class="seal-number"
          y={r * (lift * 0.2 + 0.41)}
          font-size={r * 1.14}
          stroke-width={r * 0.13}
        >
          {children}
        </text>
      )}
    </>
  );
}
