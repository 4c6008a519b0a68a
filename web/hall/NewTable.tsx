import {
  checkOptions,
  type Game,
  type OptionSpec,
  OptionsError,
  type OptionValue,
  type OptionWords,
  type Player,
  type Words,
} from '@magehall/engine';
import { Definitions, Emblem, FAMILIARS, Icon, naming, say, set } from '@magehall/ui';
import { useEffect, useState } from 'preact/hooks';
import { rulesOf, useWords } from '../games.ts';
import { PERSON } from '../person.ts';
import { go } from '../routes.ts';
import * as shelf from '../store/shelf.ts';
import { newTable } from '../table/start.ts';
import { useLoaded } from '../useLoaded.ts';
import { sayHall } from '../words/say.ts';
import { bot, firstGame, LEVELS, seated, you } from './players.ts';

type Asked = Record<string, OptionValue | readonly OptionValue[]>;

/** Seats and options, each with its meaning. */
export function NewTable({ id }: { id: string }) {
  const words = useWords(id);
  const options = useLoaded(() => words?.options(), [words]);
  const game = useLoaded(() => rulesOf(id), [id]);
  const [chosen, setPlayers] = useState<Player[]>();
  const [asked, setAsked] = useState<Asked>({});
  const text = sayHall.value.newTable;
  useEffect(() => {
    if (words) document.title = say.value.pageTitle(text.title(words.title));
  }, [words, text]);
  if (!game || !words || !options) return null;

  const players = chosen ?? firstGame(game);
  const automas = (asked.automas ?? []) as readonly number[];
  const sitters = seated(players, automas);
  const wrong = flaw(game, words, players, asked);
  const start = async () => {
    const options = checkOptions(game, { ...asked, seats: sitters.length });
    const table = newTable(game, options, sitters);
    await shelf.add(table);
    go({ page: 'table', id: table.id, at: undefined }, 'replace');
  };
  const change = (seat: number, player: Player) => {
    setPlayers(players.map((old, other) => (other === seat ? player : old)));
    if (player.plays === PERSON && seat === 0) set({ name: player.name });
  };
  return (
    <main class="new-table">
      <Definitions />
      <h1>{text.title(words.title)}</h1>
      <p class="blurb">{words.blurb}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong) start();
        }}
      >
        <section class="panel">
          <div class="heading">
            <h2>{text.seats}</h2>
            <button
              type="button"
              class="button small"
              onClick={() => {
                setPlayers(undefined);
                setAsked({});
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
                automa={automas.includes(seat) ? sitters[seat].name : undefined}
                change={(next) => change(seat, next)}
                drop={
                  players.length > game.seats[0]
                    ? () => setPlayers(players.filter((_, other) => other !== seat))
                    : undefined
                }
              />
            ))}
          </ol>
          {players.length < game.seats[1] && (
            <button
              type="button"
              class="button"
              onClick={() => setPlayers([...players, bot('adept')])}
            >
              <Icon name="plus" size={16} /> {text.add}
            </button>
          )}
        </section>
        <section class="panel">
          <div class="heading">
            <h2>{text.options}</h2>
          </div>
          {Object.entries(game.options).map(([key, spec]) => (
            <OptionRow
              key={key}
              option={key}
              spec={spec}
              words={options[key]}
              sitters={sitters}
              value={asked[key] ?? spec.default}
              clash={(value) =>
                wrong === undefined && flaw(game, words, players, { ...asked, [key]: value })
              }
              pick={(value) => setAsked({ ...asked, [key]: value })}
            />
          ))}
        </section>
        {wrong && (
          <p class="danger" role="alert">
            {wrong}
          </p>
        )}
        <div class="actions">
          <button type="button" class="button" onClick={() => go({ page: 'hall' })}>
            {say.value.table.toHall}
          </button>
          <button type="submit" class="button gold" disabled={wrong !== undefined}>
            {text.start}
          </button>
        </div>
      </form>
    </main>
  );
}

function flaw(game: Game, words: Words, players: Player[], asked: Asked): string | undefined {
  try {
    checkOptions(game, { ...asked, seats: players.length });
    return undefined;
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error;
    return (error.exclusion && words.exclusions[error.exclusion]) || error.message;
  }
}

interface SeatRowProps {
  seat: number;
  player: Player;
  /** What it is called, if the Automa plays there. */
  automa: string | undefined;
  change: (player: Player) => void;
  drop: (() => void) | undefined;
}

function SeatRow({ seat, player, automa, change, drop }: SeatRowProps) {
  const text = sayHall.value.newTable;
  const sit = (plays: string) => {
    if (plays !== PERSON) change(bot(plays));
    else change(seat === 0 ? you() : { name: text.names[seat], plays });
  };
  return (
    <li class="seat-row">
      <Emblem of={FAMILIARS[seat]} size={36} />
      <select
        aria-label={text.seat(seat + 1)}
        value={automa ? 'automa' : player.plays}
        disabled={automa !== undefined}
        onChange={(event) => sit(event.currentTarget.value)}
      >
        {automa && <option value="automa">{text.automa}</option>}
        <option value={PERSON}>{text.person}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {text.bot(text.levels[level])}
          </option>
        ))}
      </select>
      <input
        type="text"
        aria-label={text.name}
        maxLength={24}
        required
        value={automa ?? player.name}
        disabled={automa !== undefined}
        onInput={(event) => change({ ...player, name: event.currentTarget.value })}
      />
      {drop && (
        <button type="button" class="button square" aria-label={text.drop} onClick={drop}>
          <Icon name="minus" size={16} />
        </button>
      )}
    </li>
  );
}

/** The options that ask for seats: who begins, and whom the Automa plays. */
const OF_SEATS: readonly string[] = ['first', 'automas'];

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
    OF_SEATS.includes(option) && typeof one === 'number' ? seatName(one) : nameOf(one);
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
