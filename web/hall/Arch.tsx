import type { Window } from '@magehall/ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { windowOf } from './signs.ts';

const WIDTH = 286;
const HEIGHT = 454;
const FRAME = 14;

function archPath(inset: number): string {
  const r = WIDTH / 2 - inset;
  return `M${inset} ${HEIGHT}V${WIDTH / 2}A${r} ${r} 0 0 1 ${WIDTH - inset} ${WIDTH / 2}V${HEIGHT}Z`;
}

/** The joints between the stones of the frame. */
const JOINTS = (() => {
  let path = '';
  const centre = WIDTH / 2;
  for (let degrees = -80; degrees <= 80; degrees += 16) {
    const angle = (degrees * Math.PI) / 180;
    const at = (r: number) =>
      `${(centre + r * Math.sin(angle)).toFixed(1)} ${(centre - r * Math.cos(angle)).toFixed(1)}`;
    path += `M${at(centre - FRAME)}L${at(centre)}`;
  }
  for (let y = centre + 30; y < HEIGHT; y += 36)
    path += `M0 ${y}h${FRAME}M${WIDTH - FRAME} ${y}h${FRAME}`;
  return path;
})();

/** The shadow of the frame: lines over lines, since WebKit does not blur a part of a drawing. */
const SHADES = [34, 30, 26, 22, 18, 14, 10];

/** A window of the hall into a game. */
export function Arch({ game }: { game: string }) {
  const frame = useRef<SVGSVGElement>(null);
  const [scene, setScene] = useState<Window>();
  // Drawn when it is about to be seen: on a phone the other arches are further down.
  useEffect(() => {
    const watch = new IntersectionObserver(
      ([{ isIntersecting }]) => {
        if (!isIntersecting) return;
        watch.disconnect();
        windowOf(game).then(setScene);
      },
      { rootMargin: '160px' },
    );
    if (frame.current) watch.observe(frame.current);
    return () => watch.disconnect();
  }, [game]);
  const clip = `arch-${game}`;
  return (
    <svg ref={frame} class="arch" viewBox={`-4 -14 ${WIDTH + 8} ${HEIGHT + 18}`} aria-hidden="true">
      <ellipse
        class="arch-light"
        cx={WIDTH / 2}
        cy={HEIGHT + 10}
        rx={WIDTH * 0.6}
        ry="30"
        fill="url(#candle)"
      />
      <clipPath id={clip}>
        <path d={archPath(FRAME)} />
      </clipPath>
      <path d={archPath(0)} class="arch-stone" />
      <g clip-path={`url(#${clip})`}>
        <rect width={WIDTH} height={HEIGHT} class="arch-sky" />
        {scene && <scene.Picture />}
        {SHADES.map((width) => (
          <path key={width} d={archPath(FRAME)} class="arch-shade" stroke-width={width} />
        ))}
      </g>
      <path d={archPath(0)} fill="none" stroke="url(#gold)" stroke-width="3" />
      <path d={archPath(FRAME)} class="arch-line" />
      <path d={JOINTS} class="arch-joints" />
      <g transform={`translate(${WIDTH / 2} 0)`}>
        <path d="M-17 -9H17L12 22H-12Z" class="keystone" />
        <g transform="translate(0 6)" class="keystone-sign">
          {scene && <scene.Keystone />}
        </g>
      </g>
    </svg>
  );
}

export function Candle() {
  return (
    <svg class="candle" viewBox="-60 -60 120 130" aria-hidden="true">
      <circle cy="-4" r="58" fill="url(#candle)" />
      <path class="candle-stand" d="M-9 30H9M0 30V52M-6 52H6" />
      <rect x="-4.5" y="4" width="9" height="26" rx="2" fill="#efe2c0" />
      <path d="M0 -22C6 -12 7 -6 5 -2C3 2 -3 2 -5 -2C-7 -7 -4 -12 0 -22Z" fill="#ffd98a" />
    </svg>
  );
}
