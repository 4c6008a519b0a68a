import { announce, Icon, say } from '@magehall/ui';
import { close, show, shown } from './shown.ts';
import { trouble } from './store/shelf.ts';

type Notice = 'elsewhere' | 'bot' | 'linked' | 'linkFailed' | 'offline' | 'file' | 'unexpected';

/** A sentence at the head of the page, for a while. */
export async function notice(what: Notice, more = ''): Promise<void> {
  await say.there();
  const { trouble: words, replay } = say.value;
  const texts: Record<Notice, string> = {
    elsewhere: words.elsewhere,
    bot: words.bot,
    linked: replay.linked,
    linkFailed: replay.linkFailed,
    offline: words.offline,
    unexpected: words.unexpected,
    file: `${words.file} ${more}`,
  };
  const said = { what, text: texts[what] };
  show(said);
  announce(said.text);
  setTimeout(() => close(said), what === 'file' ? 15_000 : 6_000);
}

/** A new version waits to be loaded. */
export async function offerUpdate(load: () => void): Promise<void> {
  await say.there();
  const { update, updateNow } = say.value.trouble;
  show({ what: 'update', text: update, act: { label: updateNow, does: load } });
}

export function Notices() {
  const lasting = trouble.value && say.value.trouble[trouble.value];
  if (!lasting && shown.value.length === 0) return null;
  return (
    <aside class="notices" aria-label={say.value.trouble.notices}>
      {lasting && (
        <p class="notice danger" role="alert">
          {lasting}
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
