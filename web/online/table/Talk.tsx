/** Beside the table: who is here, what is said, one's notes, and what all decide together. */
import { Dialog, Emblem, FAMILIARS, Icon, SHEET_ICONS } from '@magehall/ui';
import type { ChatMessage } from '@magehall/wire';
import { LONGEST_CHAT, LONGEST_NOTE } from '@magehall/wire/limits';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { ask } from '../line/post.ts';
import { sayAround, sayOnline } from '../words/say.ts';
import { Acts } from './acts.ts';
import type { About, HeardTable } from './heard.ts';
import { isMuted, mute } from './muted.ts';
import { Orders } from './Orders.tsx';
import { SeatLine } from './SeatLine.tsx';

interface TalkProps {
  heard: HeardTable;
  about: About;
  close: () => void;
}

export function Talk({ heard, about, close }: TalkProps) {
  const acts = useMemo(() => new Acts(heard), [heard]);
  const words = sayAround.value.talk;
  const plays = about.viewer >= 0;
  const own = plays ? 'players' : 'watchers';
  const room = useSignal<'players' | 'watchers'>(own);
  return (
    <Dialog title={sayOnline.value.talk.title} close={close} class="talk">
      <h3>{words.who}</h3>
      <ul class="who">
        {about.seats.map((_, seat) => (
          <li key={FAMILIARS[seat]}>
            <Emblem of={FAMILIARS[seat]} size={24} />
            <SeatLine heard={heard} about={about} seat={seat} />
          </li>
        ))}
      </ul>
      {about.phase === 'over' && about.watchers && (
        <fieldset class="pick">
          {(['players', 'watchers'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="room"
                checked={room.value === each}
                onChange={() => {
                  room.value = each;
                }}
              />
              <span>{words[each]}</span>
            </label>
          ))}
        </fieldset>
      )}
      {room.value === own && <Say send={(text) => acts.chat(own, text)} />}
      <Lines
        lines={heard.chat.value.filter((line) => line.room === room.value)}
        owner={about.owner}
        acts={acts}
      />
      {plays && <Notes table={about.table} />}
      {plays && about.phase !== 'over' && <Orders about={about} />}
      {plays && about.phase !== 'over' && <Together about={about} acts={acts} />}
    </Dialog>
  );
}

interface LinesProps {
  lines: readonly ChatMessage[];
  owner: boolean;
  acts: Acts;
}

function Lines({ lines, owner, acts }: LinesProps) {
  const words = sayAround.value.talk;
  if (lines.length === 0) return <p class="muted">{words.empty}</p>;
  return (
    // The newest first: what is said last is what one looks for.
    <ul class="chat" aria-live="polite">
      {lines.toReversed().map(({ n, name, text, hidden, mine }) => {
        const muted = !mine && isMuted(name);
        return (
          <li key={n}>
            {hidden || muted ? (
              <span class="muted">{hidden ? words.hidden : words.muted}</span>
            ) : (
              <span>
                <b>
                  <bdi>{name}</bdi>
                </b>{' '}
                <bdi>{text}</bdi>
              </span>
            )}
            {!mine && (
              <button
                type="button"
                class="plain"
                aria-label={muted ? words.unmute(name) : words.mute(name)}
                title={muted ? words.unmute(name) : words.mute(name)}
                onClick={() => mute(name, !muted)}
              >
                <Icon path={muted ? SHEET_ICONS.eye : SHEET_ICONS.minus} size={15} />
              </button>
            )}
            {owner && !hidden && (
              <button
                type="button"
                class="plain"
                aria-label={words.hide}
                title={words.hide}
                onClick={() => acts.hide(n)}
              >
                <Icon path={SHEET_ICONS.bin} size={15} />
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Say({ send }: { send: (text: string) => Promise<void> }) {
  const words = sayAround.value.talk;
  const text = useSignal('');
  return (
    <form
      class="say"
      onSubmit={async (event) => {
        event.preventDefault();
        const said = text.value.trim();
        if (said === '') return;
        text.value = '';
        await send(said);
      }}
    >
      <input
        type="text"
        aria-label={words.say}
        placeholder={words.say}
        maxLength={LONGEST_CHAT}
        autocomplete="off"
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
      <button type="submit" class="button">
        {words.send}
      </button>
    </form>
  );
}

function Notes({ table }: { table: string }) {
  const words = sayAround.value.talk;
  const text = useSignal<string | undefined>(undefined);
  const kept = useSignal(false);
  useEffect(() => {
    ask<{ text: string }>(`tables/${table}/notes`).then(
      (found) => {
        text.value = found.text;
      },
      () => undefined,
    );
  }, [table]);
  if (text.value === undefined) return null;
  return (
    <details class="notes">
      <summary>{words.notes}</summary>
      <textarea
        aria-label={words.notes}
        rows={4}
        maxLength={LONGEST_NOTE}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
          kept.value = false;
        }}
        onChange={async () => {
          await ask(`tables/${table}/notes`, { text: text.value }, 'PUT');
          kept.value = true;
        }}
      />
      <p class="muted" role="status">
        {kept.value ? words.kept : words.notesHelp}
      </p>
    </details>
  );
}

function Together({ about, acts }: { about: About; acts: Acts }) {
  const words = sayAround.value.talk;
  const asking = useSignal(false);
  const paused = about.phase === 'paused';
  if (asking.value)
    return (
      <section class="together">
        <p>
          {words.resignSure} {about.seats.length === 2 ? words.resignTwo : words.resignMore}
        </p>
        <div class="actions">
          <button
            type="button"
            class="button"
            onClick={() => {
              asking.value = false;
            }}
          >
            {words.resignNo}
          </button>
          <button type="button" class="button gold" onClick={() => acts.resign()}>
            {words.resignYes}
          </button>
        </div>
      </section>
    );
  return (
    <section class="together">
      <h3>{words.together}</h3>
      <div class="actions">
        {!about.vote && !paused && (
          <button type="button" class="button small" onClick={() => acts.takeBack()}>
            {words.takeBack}
          </button>
        )}
        {!about.vote && (
          <button
            type="button"
            class="button small"
            onClick={() => acts.vote(paused ? 'resume' : 'pause', true)}
          >
            {paused ? words.resume : words.pause}
          </button>
        )}
        {!about.vote && (
          <button type="button" class="button small" onClick={() => acts.vote('end', true)}>
            {words.end}
          </button>
        )}
        <button
          type="button"
          class="button small"
          onClick={() => {
            asking.value = true;
          }}
        >
          {words.resign}
        </button>
      </div>
    </section>
  );
}
