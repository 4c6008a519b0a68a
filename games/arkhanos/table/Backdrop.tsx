const CONSTELLATIONS = [
  [
    [300, 120],
    [340, 92],
    [392, 110],
    [430, 84],
    [476, 120],
  ],
  [
    [880, 90],
    [918, 118],
    [960, 96],
    [986, 136],
  ],
];

const MOON = { x: 735, y: 170 };
const RAYS = Array.from({ length: 48 }, (_, i) => {
  const angle = (i * Math.PI) / 24;
  const at = (r: number) =>
    `${(MOON.x + r * Math.sin(angle)).toFixed(1)} ${(MOON.y - r * Math.cos(angle)).toFixed(1)}`;
  return `M${at(i % 2 ? 122 : 116)}L${at(i % 4 === 0 ? 142 : 130)}`;
}).join('');

/** Mountains, a constellation, and the moon behind the central tower. Nothing moves here. */
export function Backdrop() {
  return (
    <svg
      class="backdrop"
      viewBox="0 0 1280 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        class="far-mountains"
        d="M-400 560L-250 500L-120 545L0 560L60 500L120 530L200 470L270 520L330 470L372 510L430 430L486 500L552 444L610 520L676 462L742 518L812 440L872 508L930 456L1012 520L1080 470L1150 530L1220 480L1280 540L1420 480L1680 560V1000H-400Z"
      />
      <path
        class="near-mountains"
        d="M-400 600L-200 560L0 570L120 540L240 566L350 524L440 556L540 516L640 560L760 522L860 562L960 530L1012 556L1120 534L1280 566L1480 540L1680 600V1000H-400Z"
      />
      <circle cx={MOON.x} cy={MOON.y} r="210" fill="url(#moonlight)" />
      <circle class="moon" cx={MOON.x} cy={MOON.y} r="96" />
      <circle class="moon-ring" cx={MOON.x} cy={MOON.y} r="108" />
      <path class="moon-ring" d={RAYS} />
      {CONSTELLATIONS.map((stars) => (
        <g key={stars[0][0]} class="constellation">
          <path d={`M${stars.map((star) => star.join(' ')).join('L')}`} />
          {stars.map(([x, y]) => (
            <circle key={x} cx={x} cy={y} r="1.8" />
          ))}
        </g>
      ))}
    </svg>
  );
}
