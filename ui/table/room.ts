/** How much room the page has. */
import { type Signal, signal } from '@preact/signals';

/** Asked for when a page first draws: words and sizes are also reckoned where there is no screen. */
function fits(query: string): { readonly value: boolean } {
  let now: Signal<boolean> | undefined;
  const follow = () => {
    const screen = matchMedia(query);
    const fitting = signal(screen.matches);
    screen.addEventListener('change', () => {
      fitting.value = screen.matches;
    });
    return fitting;
  };
  return {
    get value() {
      now ??= follow();
      return now.value;
    },
  };
}

/** A phone held upright. */
export const narrow = fits('(max-width: 599px)');

/** No column beside the board: a phone or a tablet. */
export const compact = fits('(max-width: 1199px)');
