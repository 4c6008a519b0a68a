import { Icon, say } from '@magehall/ui';
import { close, shown } from './shown.ts';
import { trouble } from './store/database.ts';
import { sayNotices } from './words/say.ts';

/** What is to be read at the head of the page; first of all that games can't be kept. */
export function NoticeList() {
  return (
    <aside class="notices" aria-label={sayNotices.value.notices.label}>
      {trouble.value && (
        <p class="notice danger" role="alert">
          {sayNotices.value.notices[trouble.value]}
        </p>
      )}
      {shown.value.map((one) => (
        <p class="notice" key={one.what}>
          {one.text}
          {one.act && (
            <button type="button" class="button small" onClick={one.act.does}>
              {one.act.label}
            </button>
          )}
          <button
            type="button"
            class="plain"
            aria-label={say.value.table.close}
            onClick={() => close(one)}
          >
            <Icon name="cross" />
          </button>
        </p>
      ))}
    </aside>
  );
}
