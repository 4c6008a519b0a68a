import type { ComponentChildren } from 'preact';
import { type Settings, set, settings } from '../settings.ts';
import { saySheets } from '../words/saySheets.ts';
import { Dialog } from './Dialog.tsx';

interface PickProps<T extends string> {
  label: string;
  value: T;
  values: readonly { value: T; label: string }[];
  pick: (value: T) => void;
}

function Pick<T extends string>({ label, value, values, pick }: PickProps<T>) {
  return (
    <fieldset class="pick">
      <legend>{label}</legend>
      {values.map((one) => (
        <label key={one.value}>
          <input
            type="radio"
            name={label}
            checked={one.value === value}
            onChange={() => pick(one.value)}
          />
          <span>{one.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

const options = <T extends string>(texts: Record<string, string>, values: readonly T[]) =>
  values.map((value) => ({ value, label: texts[value] }));

/** What the one at this device prefers, and whatever the page adds. */
export function Menu({ close, children }: { close: () => void; children?: ComponentChildren }) {
  const words = saySheets.value.menu;
  const now = settings.value;
  const motion = (value: string) => set({ motion: Number(value) as Settings['motion'] });
  return (
    <Dialog title={words.title} close={close}>
      <Pick
        label={words.theme}
        value={now.theme}
        values={options(words.themes, ['auto', 'dark', 'light'] as const)}
        pick={(theme) => set({ theme })}
      />
      <Pick
        label={words.language}
        value={now.language}
        values={[
          { value: 'en', label: 'English' },
          { value: 'fr', label: 'Français' },
        ]}
        pick={(language) => set({ language })}
      />
      <Pick
        label={words.motion}
        value={String(now.motion)}
        values={options(words.speeds, ['0', '0.5', '1', '2'])}
        pick={motion}
      />
      <Pick
        label={words.pace}
        value={now.pace}
        values={options(words.paces, ['slow', 'normal', 'fast', 'wait'] as const)}
        pick={(pace) => set({ pace })}
      />
      <Pick
        label={words.sound}
        value={now.sound ? 'on' : 'off'}
        values={[
          { value: 'off', label: words.off },
          { value: 'on', label: words.on },
        ]}
        pick={(sound) => set({ sound: sound === 'on' })}
      />
      <div class="menu-more">{children}</div>
    </Dialog>
  );
}

export function Keys({ close }: { close: () => void }) {
  return (
    <Dialog title={saySheets.value.keys.title} close={close}>
      <dl class="keys">
        {saySheets.value.keys.list.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
