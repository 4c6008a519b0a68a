/** The waiting room: who sits where, a free seat in one click, and the link for friends. */
import { flawInName, LONGEST_NAME, tidyName } from '@magehall/engine';
import { Definitions, Emblem, FAMILIARS, inWords, say, set, settings } from '@magehall/ui';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../../games.ts';
import { go } from '../../routes.ts';
import { nowKnown } from '../hall/door.ts';
import { inviteOf } from '../hall/link.ts';
import { theLine } from '../line/line.ts';
import { ask3 } from '../line/post.ts';
import { goTo } from '../path.ts';
import { sentenceOf } from '../words/refusal.ts';
import { sayAround } from '../words/say.ts';
import type { About, HeardTable } from './heard.ts';
import { Invite } from './Invite.tsx';
import { LineStatus } from './LineStatus.tsx';
import { SeatLine } from './SeatLine.tsx';

export function Room({ heard, about }: { heard: HeardTable; about: About }) {
  const words = sayAround.value.room;
  const game = useWords(about.game);
  const wrong = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  const name = useSignal(firstName(about));
  const { seats, phase, viewer, table, dice } = about;
  const free = seats.filter(({ plays }) => plays === 'open').length;
  const isOpen = phase === 'open' && free > 0;
  useEffect(() => {
    if (game) document.title = say.value.pageTitle(words.title(game.title));
  }, [game, words]);
  const attempt = (work: () => Promise<unknown>) => async () => {
    wrong.value = '';
    try {
      await work();
    } catch (error) {
      wrong.value = sentenceOf(error);
    }
  };
  const sit = (seat?: number) =>
    attempt(async () => {
      const tidy = tidyName(name.value);
      const flaw = flawInName(tidy);
      if (flaw) {
        wrong.value = await inWords(flaw);
        field.current?.focus();
        return;
      }
      set({ name: tidy });
      const { freshSeal } = await import('./receipts.ts');
      const [{ sealed }, invite] = await Promise.all([freshSeal(table), inviteOf(table)]);
      await ask3(`tables/${table}/seats`, {
        name: tidy,
        sealed,
        ...(seat !== undefined && { seat }),
        ...(invite !== undefined && { invite }),
      });
      theLine().renew();
      nowKnown();
      goTo({ id: table }, 'replace');
    });
  const leave = attempt(() => ask3(`tables/${table}/leave`, {}));
  const wantsSeat = viewer < 0 && isOpen;
  return (
    <main class="new-table room">
      <Definitions />
      <h1>{words.title(game?.title ?? ' ')}</h1>
      <p class="muted">
        <LineStatus heard={heard} />
      </p>
      <form
        class="panel"
        onSubmit={(event) => {
          event.preventDefault();
          if (wantsSeat) sit()();
        }}
      >
        <div class="heading">
          <h2>{words.seats}</h2>
          <span class="muted">{watchersOf(heard)}</span>
        </div>
        {wantsSeat && (
          <div class="name-field">
            <label>
              {words.name}
              <input
                ref={field}
                type="text"
                maxLength={2 * LONGEST_NAME}
                required
                autocomplete="nickname"
                value={name.value}
                onInput={({ currentTarget }) => {
                  name.value = currentTarget.value;
                }}
              />
            </label>
            <button type="submit" class="button gold">
              {free > 1 ? words.sitFirst : words.sit}
            </button>
          </div>
        )}
        {wantsSeat && free > 1 && <p class="muted">{words.sitHelp}</p>}
        <ol class="seats">
          {seats.map((seat, i) => (
            <li class="seat-row" key={FAMILIARS[i]} data-plays={seat.plays}>
              <Emblem of={FAMILIARS[i]} size={36} />
              <SeatLine heard={heard} about={about} seat={i} />
              {wantsSeat && free > 1 && seat.plays === 'open' && (
                <button
                  type="button"
                  class="button"
                  aria-label={words.sitHere(i + 1)}
                  onClick={sit(i)}
                >
                  {words.here}
                </button>
              )}
              {i === viewer && phase === 'open' && (
                <button type="button" class="button" onClick={leave}>
                  {words.leave}
                </button>
              )}
            </li>
          ))}
        </ol>
        {wrong.value && (
          <p class="danger" role="alert">
            {wrong.value}
          </p>
        )}
        {dice && dice.sealings > 0 && (
          <p class="danger" role="status">
            {words.sealingAgain(dice.sealings)}
          </p>
        )}
        <p class="muted" role="status">
          {isOpen ? words.waits : words.sealing}
        </p>
      </form>
      {isOpen && (viewer >= 0 || about.owner) && <Invite table={table} owner={about.owner} />}
      <div class="actions">
        <button type="button" class="button" onClick={() => go({ page: 'hall' })}>
          {say.value.table.toHall}
        </button>
      </div>
    </main>
  );
}

/** One's own name, if it is nobody's here. */
function firstName({ seats }: About): string {
  const { name } = settings.peek();
  return seats.some((seat) => seat.name === name) ? '' : name;
}

function watchersOf({ here }: HeardTable): string {
  const watchers = here.value?.watchers ?? 0;
  return watchers > 0 ? sayAround.value.room.watching(watchers) : '';
}
