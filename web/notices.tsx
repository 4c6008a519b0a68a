import { announce, later, say } from '@magehall/ui';
import { close, show, shown } from './shown.ts';
import { trouble } from './store/database.ts';
import type { NoticeWords } from './words/notices.en.ts';
import { sayNotices } from './words/say.ts';

type Notice =
  | Exclude<keyof NoticeWords['notices'], 'label' | 'update' | 'updateNow'>
  | 'unexpected';

/** A sentence at the head of the page, for a while: longer if somebody should act on it. */
export async function notice(what: Notice, more = ''): Promise<void> {
  const said = { what, text: `${await sentence(what)} ${more}`.trim() };
  show(said);
  announce(said.text);
  setTimeout(() => close(said), /file|removed/.test(what) ? 15_000 : 6_000);
}

/** That something went wrong can be said even if nothing more can be fetched. */
async function sentence(what: Notice): Promise<string> {
  await say.there();
  if (what === 'unexpected') return say.value.unexpected;
  await sayNotices.there();
  return sayNotices.value.notices[what];
}

/** A new version waits to be loaded. */
export async function offerUpdate(load: () => void): Promise<void> {
  await sayNotices.there();
  const { update, updateNow } = sayNotices.value.notices;
  show({ what: 'update', text: update, act: { label: updateNow, does: load } });
}

const NoticeList = later(
  async () => {
    const [list] = await Promise.all([import('./NoticeList.tsx'), say.there(), sayNotices.there()]);
    return list.NoticeList;
  },
  () => (
    <aside class="notices">
      <p class="notice">{say.value.unexpected}</p>
    </aside>
  ),
);

export function Notices() {
  return trouble.value || shown.value.length > 0 ? <NoticeList /> : null;
}
