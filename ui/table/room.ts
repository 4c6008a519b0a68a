/** How much room the page has. */
import { signal } from '@preact/signals';

function fits(query: string) {
  const screen = matchMedia(query);
  const now = signal(screen.matches);
  screen.addEventListener('change', () => {
    now.value = screen.matches;
  });
  return now;
}

/** A phone held upright. */
export const narrow = fits('(max-width: 599px)');

/** No column beside the board: a phone or a tablet. */
export const compact = fits('(max-width: 1199px)');
