/** Where a new table stands: on this device, or on line and on what terms. */
import type { Pace } from '@magehall/wire';
import { useLayoutEffect } from 'preact/hooks';
import { sayHall } from '../../words/say.ts';
import { sayAround } from '../words/say.ts';
import type { Agreed } from './make.ts';
import '../online.css';

type PaceName = 'live' | 'quick' | 'day' | 'week' | 'none';

const PACES: Readonly<Record<PaceName, Pace>> = {
  live: { kind: 'live', each: 60, bank: 600 },
  quick: { kind: 'live', each: 20, bank: 180 },
  day: { kind: 'days', days: 1 },
  week: { kind: 'days', days: 7 },
  none: { kind: 'none' },
};

const FIRST: Agreed = { pace: PACES.live, listed: false, watchers: true, standin: 'adept' };

interface TermsProps {
  agreed: Agreed | undefined;
  /** On line is what is chosen first. */
  first: boolean;
  /** Also says what the seats of people and the button are called. */
  agree: (agreed: Agreed | undefined, words: { you: string; friend: string; make: string }) => void;
}

/** With its words. */
export async function terms() {
  await sayAround.there();
  return Terms;
}

function Terms({ agreed, first, agree }: TermsProps) {
  const words = sayAround.value.terms;
  const set = (change: Partial<Agreed> | undefined) =>
    agree(change && { ...FIRST, ...agreed, ...change }, words);
  useLayoutEffect(() => {
    if (first) set({});
  }, []);
  const { levels } = sayHall.value.players;
  const paceName = Object.entries(PACES).find(([, pace]) => pace === agreed?.pace)?.[0];
  return (
    <section class="panel">
      <div class="heading">
        <h2>{words.where}</h2>
      </div>
      <fieldset class="pick">
        <legend class="unseen">{words.where}</legend>
        <p class="muted">{words.whereHelp}</p>
        {(['here', 'online'] as const).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="where"
              checked={(each === 'online') === (agreed !== undefined)}
              onChange={() => set(each === 'here' ? undefined : {})}
            />
            <span>{words[each]}</span>
          </label>
        ))}
      </fieldset>
      {agreed && (
        <div class="terms">
          <Choice
            label={words.pace}
            value={paceName ?? 'live'}
            values={words.paces}
            pick={(pace) => set({ pace: PACES[pace as PaceName] })}
          />
          <Choice
            label={words.who}
            value={agreed.listed ? 'listed' : 'link'}
            values={{ link: words.link, listed: words.listed }}
            pick={(who) => set({ listed: who === 'listed' })}
          />
          <Choice
            label={words.watchers}
            value={agreed.watchers ? 'yes' : 'no'}
            values={{ yes: words.watchersYes, no: words.watchersNo }}
            pick={(who) => set({ watchers: who === 'yes' })}
          />
          <Choice
            label={words.standin}
            value={agreed.standin}
            values={levels}
            pick={(standin) => set({ standin })}
          />
        </div>
      )}
    </section>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  values: Readonly<Record<string, string>>;
  pick: (value: string) => void;
}

function Choice({ label, value, values, pick }: ChoiceProps) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => pick(currentTarget.value)}>
        {Object.entries(values).map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
