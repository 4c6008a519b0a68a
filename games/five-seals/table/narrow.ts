/** Whether this is a phone held upright. */
import { signal } from '@preact/signals';

const phone = matchMedia('(max-width: 599px)');

export const narrow = signal(phone.matches);

phone.addEventListener('change', () => {
  narrow.value = phone.matches;
});
