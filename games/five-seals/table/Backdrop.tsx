import pictures from './art/pictures.svg';

/** A few stars in a fixed order, and the hairline circles of a chart round the dungeon. */
export function Backdrop() {
  return (
    <svg
      class="backdrop sky"
      viewBox="0 0 1280 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${pictures}#sky`} />
    </svg>
  );
}
