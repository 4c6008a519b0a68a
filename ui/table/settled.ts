import { type Signal, signal } from '@preact/signals';

/** So long after a table opened, what it tells is fetched though nobody has touched it. */
const AFTER = 3000;
const TOUCHES = ['pointermove', 'pointerdown', 'keydown'] as const;

let settled: Signal<boolean> | undefined;

/**
 * The page stands, so what is read beside the game may come: at the first touch, or a little later.
 * Until then only what one plays with is fetched.
 */
export function isSettled(): boolean {
  settled ??= wait();
  return settled.value;
}

function wait(): Signal<boolean> {
  const stands = signal(false);
  const settle = () => {
    stands.value = true;
    for (const touch of TOUCHES) removeEventListener(touch, settle);
  };
  for (const touch of TOUCHES) addEventListener(touch, settle);
  setTimeout(settle, AFTER);
  return stands;
}
