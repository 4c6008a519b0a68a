/** The link to a table: to copy, to select, or for a phone's camera. */
import { announce, later } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { copy } from '../../copy.ts';
import { inviteOf, keepInvite, linkTo } from '../hall/link.ts';
import { ask3 } from '../line/post.ts';
import { linkOf } from '../path.ts';
import { sayAround } from '../words/say.ts';

const Code = later(async () => (await import('./Code.tsx')).Code);

export function Invite({ table, owner }: { table: string; owner: boolean }) {
  const words = sayAround.value.room;
  const token = useSignal<string | undefined>(undefined);
  const said = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    inviteOf(table).then((kept) => {
      token.value = kept;
    });
  }, [table]);
  const renew = async () => {
    const { invite } = await ask3<{ invite: string }>(`tables/${table}/invite`, {});
    await keepInvite(table, invite);
    token.value = invite;
    say(words.oldVoid);
  };
  const say = (sentence: string) => {
    said.value = sentence;
    announce(sentence);
  };
  if (token.value === undefined)
    return owner ? (
      <button type="button" class="button" onClick={renew}>
        {words.newLink}
      </button>
    ) : null;
  const path = linkOf({ id: table, invite: token.value });
  const { address, onlyHere } = linkTo(path);
  const copyIt = async () => {
    try {
      await copy(Promise.resolve(address));
      say(words.copied);
    } catch {
      field.current?.focus();
      field.current?.select();
      say(words.copyByHand);
    }
  };
  return (
    <section class="panel invite">
      <div class="heading">
        <h2>{words.invite}</h2>
      </div>
      <p>{words.inviteHelp}</p>
      {onlyHere && (
        <p class="danger" role="note">
          {words.onlyHere}
        </p>
      )}
      <div class="invite-row">
        <input
          ref={field}
          type="text"
          readOnly
          aria-label={words.link}
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button type="button" class="button gold" onClick={copyIt}>
          {words.copy}
        </button>
      </div>
      <p class="muted" role="status">
        {said.value}
      </p>
      {!onlyHere && <Code text={address} label={words.qr} />}
      {owner && (
        <button type="button" class="button small" onClick={renew}>
          {words.newLink}
        </button>
      )}
    </section>
  );
}
