import { ICONS, type IconName } from './icons.ts';

/** The strokes of an icon on its 24 grid, for use inside a drawing. */
export function Strokes({ path, width = 1.8 }: { path: string; width?: number }) {
  return (
    <g
      fill="none"
      stroke="currentColor"
      stroke-width={width}
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {path.split('|').map((part) => {
        if (!part.startsWith('*')) return <path key={part} d={part} />;
        const [x, y, r] = part.slice(1).split(' ');
        return <circle key={part} cx={x} cy={y} r={r} fill="currentColor" stroke="none" />;
      })}
    </g>
  );
}

/** One that is at hand, by its name; or any other, by its strokes. */
type IconProps = { size?: number } & ({ name: IconName } | { path: string });

export function Icon({ size = 19, ...icon }: IconProps) {
  const path = 'path' in icon ? icon.path : ICONS[icon.name];
  return (
    <svg class="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <Strokes path={path} />
    </svg>
  );
}
