import {
  checkOptions,
  flawInName,
  type Game,
  LONGEST_NAME,
  type OptionSpec,
  OptionsError,
  type OptionValue,
  type OptionWords,
  type Player,
  type Words,
} from '@magehall/engine';
import {
  Definitions,
  Emblem,
  FAMILIARS,
  Icon,
  inWords,
  later,
  naming,
  SHEET_ICONS,
  say,
  set,
} from '@magehall/ui';
import { useEffect, useState } from 'preact/hooks';
import { rulesOf, useWords } from '../games.ts';
import type { Agreed } from '../online/hall/make.ts';
import { go } from '../routes.ts';
import * as shelf from '../store/shelf.ts';
import { newTable } from '../table/start.ts';
import { useLoaded } from '../useLoaded.ts';
import { sayHall, saySetting } from '../words/say.ts';
import { firstGame, optionsOf, seated, sitter, whoMaySit, whoSits } from './players.ts';

type Asked = Record<string, OptionValue | readonly OptionValue[]>;

const Terms = later(async () => (await import('../online/hall/door.ts')).terms());

/** A table on line: its terms, and what the seats of people and the button are called there. */
interface Online {
  agreed: Agreed;
  you: string;
  friend: string;
  make: string;
}

interface NewTableProps {
  id: string;
  /** It shall stand on line, unless somebody says otherwise. */
  withFriends: boolean;
}

/** Seats and options, each with its meaning. */
export function NewTable({ id, withFriends }: NewTableProps) {
  const words = useWords(id);
  const options = useLoaded(() => words?.options(), [words]);
  const game = useLoaded(() => rulesOf(id), [id]);
  const [chosen, setPlayers] = useState<Player[]>();
  const [asked, setAsked] = useState<Asked>({});
  const [online, setOnline] = useState<Online>();
  const [refused, setRefused] = useState<string>();
  const text = saySetting.value;
  useEffect(() => {
    if (words) document.title = say.value.pageTitle(text.title(words.title));
  }, [words, text]);
  const badName = seated(chosen ?? []).find(({ name }) => flawInName(name))?.name;
  const nameFlaw = useLoaded(() => nameTrouble(badName), [badName, text]);
  if (!game || !words || !options) return null;

  const players = chosen ?? firstGame(game);
  const sitters = seated(players);
  const clash = flaw(game, words, players, asked);
  const badNameSaid = badName === undefined ? undefined : nameFlaw;
  const start = async () => {
    const options = checkOptions(game, { ...asked, ...optionsOf(game, sitters) });
    if (online) {
      const { makeTable } = await import('../online/hall/make.ts');
      setRefused(await makeTable(game.id, options, sitters, online.agreed));
      return;
    }
    const table = newTable(game, options, sitters);
    await shelf.add(table);
    go({ page: 'table', id: table.id, at: undefined }, 'replace');
  };
  const change = (seat: number, player: Player) => {
    setPlayers(players.map((old, other) => (other === seat ? player : old)));
    if (player.plays === 'person' && seat === 0) set({ name: player.name });
  };
  return (
    <main class="new-table">
      <Definitions />
      <h1>{text.title(words.title)}</h1>
      <p class="blurb">{words.blurb}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!clash && badName === undefined) start();
        }}
      >
        <Terms
          agreed={online?.agreed}
          first={withFriends}
          agree={(agreed, words) => {
            // Friends take the place of bots; who wants bots says so below.
            if (agreed && !online)
              setPlayers(
                players.map((player, seat) => (seat > 0 ? sitter('person', seat) : player)),
              );
            setOnline(agreed && { agreed, ...words });
          }}
        />
        <section class="panel">
          <div class="heading">
            <h2>{text.seats}</h2>
            <button
              type="button"
              class="button small"
              onClick={() => {
                setPlayers(undefined);
                setAsked({});
                setOnline(undefined);
              }}
            >
              {text.first}
            </button>
          </div>
          <ol class="seats">
            {players.map((player, seat) => (
              <SeatRow
                // Seats have no identity but their place.
                key={FAMILIARS[seat]}
                seat={seat}
                player={player}
                person={online && (seat > 0 ? online.friend : online.you)}
                named={!online || seat === 0}
                may={whoMaySit(game)}
                change={(next) => change(seat, next)}
                drop={
                  players.length > game.seats[0]
                    ? () => setPlayers(players.filter((_, other) => other !== seat))
                    : undefined
                }
              />
            ))}
          </ol>
          {badNameSaid && <Wrong sentence={badNameSaid} />}
          {players.length < game.seats[1] && (
            <button
              type="button"
              class="button"
              onClick={() => setPlayers([...players, sitter('adept', players.length)])}
            >
              <Icon path={SHEET_ICONS.plus} size={16} /> {text.add}
            </button>
          )}
        </section>
        <section class="panel">
          <div class="heading">
            <h2>{text.options}</h2>
          </div>
          {Object.entries(game.options)
            // Which seats the rules play is said where everybody sits down.
            .filter(([, spec]) => spec.plays !== 'rules')
            .map(([key, spec]) => (
              <OptionRow
                key={key}
                option={key}
                spec={spec}
                words={options[key]}
                sitters={sitters}
                value={asked[key] ?? spec.default}
                clash={(value) =>
                  clash === undefined && flaw(game, words, players, { ...asked, [key]: value })
                }
                pick={(value) => setAsked({ ...asked, [key]: value })}
              />
            ))}
        </section>
        <div class="actions">
          {(clash ?? refused) && <Wrong sentence={clash ?? refused ?? ''} />}
          <button type="button" class="button" onClick={() => go({ page: 'hall' })}>
            {say.value.table.toHall}
          </button>
          <button
            type="submit"
            class="button gold"
            disabled={clash !== undefined || badName !== undefined}
          >
            {online?.make ?? text.start}
          </button>
        </div>
      </form>
    </main>
  );
}

function flaw(game: Game, words: Words, players: Player[], asked: Asked): string | undefined {
  try {
    checkOptions(game, { ...asked, ...optionsOf(game, players) });
    return undefined;
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return (error.exclusion && words.exclusions[error.exclusion]) || error.message;
  }
}

function Wrong({ sentence }: { sentence: string }) {
  return (
    <p class="danger" role="alert">
      {sentence}
    </p>
  );
}

async function nameTrouble(name: string | undefined): Promise<string | undefined> {
  const trouble = name === undefined ? undefined : flawInName(name);
  return trouble && inWords(trouble);
}

interface SeatRowProps {
  seat: number;
  player: Player;
  /** What a person in this seat is called, on line. */
  person: string | undefined;
  /** A person's name is said here; friends say theirs when they sit down. */
  named: boolean;
  /** Who may sit here. */
  may: readonly string[];
  change: (player: Player) => void;
  drop: (() => void) | undefined;
}

function SeatRow({ seat, player, person, named, may, change, drop }: SeatRowProps) {
  const text = saySetting.value;
  const called = (who: string) =>
    who === 'person'
      ? (person ?? text.person)
      : who === 'rules'
        ? sayHall.value.players.automa
        : text.bot(sayHall.value.players.levels[who]);
  return (
    <li class="seat-row">
      <Emblem of={FAMILIARS[seat]} size={36} />
      <select
        aria-label={text.seat(seat + 1)}
        value={whoSits(player)}
        onChange={(event) => change(sitter(event.currentTarget.value, seat))}
      >
        {may.map((who) => (
          <option key={who} value={who}>
            {called(who)}
          </option>
        ))}
      </select>
      {(player.plays !== 'person' || named) && (
        <input
          type="text"
          aria-label={text.name}
          maxLength={2 * LONGEST_NAME}
          required
          value={player.name}
          onInput={(event) => change({ ...player, name: event.currentTarget.value })}
        />
      )}
      {drop && (
        <button type="button" class="button square" aria-label={text.drop} onClick={drop}>
          <Icon path={SHEET_ICONS.minus} size={16} />
        </button>
      )}
    </li>
  );
}

interface OptionRowProps {
  option: string;
  spec: OptionSpec;
  words: OptionWords;
  sitters: readonly Player[];
  value: OptionValue | readonly OptionValue[];
  /** Why a value can't be had with what else is set. */
  clash: (value: OptionValue | readonly OptionValue[]) => string | false | undefined;
  pick: (value: OptionValue | readonly OptionValue[]) => void;
}

function OptionRow({ option, spec, words, sitters, value, clash, pick }: OptionRowProps) {
  const { label, help, value: nameOf } = words;
  const values = spec.values(sitters.length);
  const seatName = naming(sitters);
  // Seats, such as who begins, are best told by name.
  const called = (one: OptionValue) =>
    option === 'first' && typeof one === 'number' ? seatName(one) : nameOf(one);
  const many = spec.many ? (value as readonly OptionValue[]) : undefined;
  const picked = (one: OptionValue) =>
    many ? values.filter((v) => many.includes(v) !== (v === one)) : one;
  const clashes = values.map((one) => clash(picked(one)));
  const reasons = new Set(clashes.filter((reason) => reason));
  return (
    <fieldset class="pick">
      <legend>{label}</legend>
      <p class="muted">{help}</p>
      {values.map((one, i) => (
        <label key={String(one)}>
          <input
            type={many ? 'checkbox' : 'radio'}
            name={option}
            checked={many ? many.includes(one) : one === value}
            disabled={Boolean(clashes[i])}
            onChange={() => pick(picked(one))}
          />
          <span>{called(one)}</span>
        </label>
      ))}
      {[...reasons].map((reason) => (
        <p key={reason} class="muted">
          {reason}
        </p>
      ))}
    </fieldset>
  );
}
