import { signal } from '@preact/signals';

const spoken = signal({ text: '', turn: 0 });

/** Says something to whoever listens instead of looking. */
export function announce(text: string): void {
  if (text) spoken.value = { text, turn: spoken.value.turn + 1 };
}

/** Leaves nothing of what was said on the page, for whoever takes the chair next. */
export function hush(): void {
  spoken.value = { ...spoken.value, text: '' };
}

/** Two regions in turn, so that the same sentence twice is heard twice. */
export function Announcer() {
  const { text, turn } = spoken.value;
  return (
    <div class="unseen announcer">
      <p aria-live="polite" data-announced="even">
        {turn % 2 === 0 ? text : ''}
      </p>
      <p aria-live="polite" data-announced="odd">
        {turn % 2 === 1 ? text : ''}
      </p>
    </div>
  );
}
