import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../art/Icon.tsx';
import { say } from '../words/language.ts';

interface DialogProps {
  title: string;
  close: () => void;
  class?: string;
  children: ComponentChildren;
}

/** A sheet over the page. Escape or a click beside it closes it; focus returns to where it was. */
export function Dialog({ title, close, class: more = '', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  const latest = useRef(close);
  latest.current = close;
  // In the layout effect: whoever sees the sheet can press Escape already.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    // A browser may close a sheet without asking (no cancel before the close).
    const closed = () => latest.current();
    dialog?.addEventListener('close', closed);
    dialog?.showModal();
    return () => {
      dialog?.removeEventListener('close', closed);
      dialog?.close();
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      class={`dialog panel ${more}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onPointerDown={(event) => {
        if (event.target === ref.current) close();
      }}
    >
      <div class="dialog-inside">
        <div class="heading">
          <h2 id={heading}>{title}</h2>
          <button type="button" class="plain" aria-label={say.value.table.close} onClick={close}>
            <Icon name="cross" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
