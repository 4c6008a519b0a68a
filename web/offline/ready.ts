/** Whether all of Magehall is on this device, so that it can be played without a network. */
import { signal } from '@preact/signals';

export const ready = signal(
  'navigator' in globalThis && Boolean(navigator.serviceWorker?.controller),
);
