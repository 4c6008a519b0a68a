/**
 * Who listens at a table, and what each is told. Views are kept by viewer, not by listener: all
 * who look with the same eyes are told the same bytes, made once.
 */
import {
  type About,
  aboutOf,
  changedKeys,
  heardBy,
  type Standing,
  seatOf,
  viewerFor,
} from '@magehall/dealer/hall';
import { hashJson, NOBODY, type Seat, same } from '@magehall/engine';
import {
  changesBetween,
  hashAfter,
  type Message,
  type MovesMessage,
  type TableMessage,
  WIRE,
} from '@magehall/wire';

/** A page's line, or a bot's stream. */
export interface Listener {
  person: string | undefined;
  tell(text: string): void;
}

/** What a pair of eyes saw last. */
interface Seen {
  view: Readonly<Record<string, unknown>>;
  hash: number;
  /** How many steps it knows of. */
  steps: number;
  where: ReturnType<typeof heardBy>['where'];
}

/** More steps than so many are asked for when they are wanted. */
const MOST_STEPS = 200;
/** So long may the news of one move be. */
const LONGEST = 2800;
/** Somebody whose line broke is still here for a while. */
const LINGERS = 30_000;

export class Listeners {
  /** Each with the eyes it has; undefined: it may not look any more. */
  readonly #viewers = new Map<Listener, Seat | undefined>();
  /** What each pair of eyes saw last, and what everybody knows of the rest. */
  #views = new Map<Seat, Seen>();
  #about: About | undefined;
  /** People whose line broke, and the end of their stay. */
  readonly #leaving = new Map<string, NodeJS.Timeout>();

  /** By person, what it ordered. It alone is told. */
  readonly #orders = new Map<string, Readonly<Record<string, string>>>();

  /** Called when somebody's stay is over. */
  readonly #left: () => void;

  constructor(left: () => void) {
    this.#left = left;
  }

  get size(): number {
    return this.#viewers.size;
  }

  /** Somebody begins to listen, or asks for the whole anew. */
  hear(standing: Standing, listener: Listener, after: number): void {
    const viewer = viewerFor(standing, listener.person);
    const { id } = standing.terms;
    if (viewer === undefined) {
      this.#viewers.delete(listener);
      listener.tell(text({ type: 'gone', table: id, error: 'not-invited' }));
      return;
    }
    const isNew = !this.#viewers.has(listener);
    this.#viewers.set(listener, viewer);
    this.#stays(listener.person);
    listener.tell(text(this.#whole(standing, listener.person, viewer, after)));
    if (isNew) this.here(standing);
  }

  /** The table as a person sees it now, without listening. */
  look(standing: Standing, person: string | undefined, after: number): TableMessage | undefined {
    const viewer = viewerFor(standing, person);
    return viewer === undefined ? undefined : this.#whole(standing, person, viewer, after);
  }

  /** What a person has ordered, as it is stored. */
  recall(person: string, orders: Readonly<Record<string, string>>): void {
    this.#orders.set(person, orders);
  }

  /** A person has ordered something: all its pages learn it. */
  ordered(standing: Standing, person: string, orders: Readonly<Record<string, string>>): void {
    this.recall(person, orders);
    for (const listener of this.#viewers.keys())
      if (listener.person === person) this.hear(standing, listener, standing.head);
  }

  leave(standing: Standing, listener: Listener): void {
    if (!this.#viewers.delete(listener)) return;
    const { person } = listener;
    if (person === undefined) {
      this.here(standing);
      return;
    }
    this.#stays(person);
    const gone = setTimeout(() => {
      this.#leaving.delete(person);
      this.#left();
    }, LINGERS);
    gone.unref();
    this.#leaving.set(person, gone);
  }

  /** Everybody hears of a move: from where they stood to where the table stands now. */
  moved(standing: Standing, from: number, by: string | null, key: string): void {
    const about = aboutOf(standing, this.#present(standing));
    const { vote = null, ...rest } = changedKeys(this.#about ?? {}, about);
    const around = { ...rest, ...(!same(this.#about?.vote, about.vote) && { vote }) };
    this.#about = about;
    const was = this.#views;
    this.#views = new Map();
    const told = new Map<Seat, string>();
    for (const [listener, eyes] of this.#viewers) {
      const viewer = viewerFor(standing, listener.person);
      const before = viewer === undefined ? undefined : was.get(viewer);
      // Who sat down sees with other eyes, and who may not look on any more sees nothing.
      if (viewer === undefined || viewer !== eyes || !before) {
        this.hear(standing, listener, -1);
        continue;
      }
      const said = told.get(viewer) ?? this.#news(standing, viewer, before, from, around);
      told.set(viewer, said);
      listener.tell(listener.person === by ? withKey(said, key) : said);
    }
  }

  /** The table stands elsewhere than was thought: all are told the whole. */
  anew(standing: Standing): void {
    this.#views.clear();
    this.#about = undefined;
    for (const listener of this.#viewers.keys()) this.hear(standing, listener, -1);
  }

  /** Says to all who is here. */
  here(standing: Standing): void {
    const present = this.#present(standing);
    const seats = [...present].sort();
    const watchers = [...this.#viewers.values()].filter((viewer) => viewer === NOBODY).length;
    const told = this.#about?.seats.map((seat, i) => ({ ...seat, here: present.has(i) }));
    if (this.#about && told) this.#about = { ...this.#about, seats: told };
    this.all({ type: 'here', table: standing.terms.id, seats, watchers });
  }

  all(message: Message): void {
    const said = text(message);
    for (const listener of this.#viewers.keys()) listener.tell(said);
  }

  /** To those with such eyes: people who play, or all the others. */
  each(make: (person: string | undefined, viewer: Seat) => Message | undefined): void {
    for (const [listener, viewer] of this.#viewers) {
      const message = viewer === undefined ? undefined : make(listener.person, viewer);
      if (message) listener.tell(text(message));
    }
  }

  /** Nobody is waited for any more. */
  close(): void {
    for (const gone of this.#leaving.values()) clearTimeout(gone);
  }

  #stays(person: string | undefined): void {
    if (person === undefined) return;
    clearTimeout(this.#leaving.get(person));
    this.#leaving.delete(person);
  }

  #present(standing: Standing): Set<Seat> {
    const people = [...this.#viewers.keys()].map(({ person }) => person);
    const seats = [...people, ...this.#leaving.keys()].flatMap((person) =>
      person === undefined ? [] : (seatOf(standing, person) ?? []),
    );
    return new Set(seats);
  }

  #ordersOf(person: string | undefined, viewer: Seat): Pick<TableMessage, 'orders'> {
    const orders = person === undefined || viewer < 0 ? undefined : this.#orders.get(person);
    return orders && Object.keys(orders).length > 0 ? { orders: { ...orders } } : {};
  }

  /** What those with such eyes are told of the moves after `from`. */
  #news(standing: Standing, viewer: Seat, before: Seen, from: number, around: object): string {
    const { heard, where, view } = heardBy(standing, viewer, from);
    const changed = changesBetween(before.view, view);
    const hash = hashAfter(before.hash, before.view, view, changed);
    const { keep, steps } = heard;
    this.#views.set(viewer, { view, hash, where, steps: keep + steps.length });
    const { terms, head, at, next } = standing;
    const news: MovesMessage = {
      ...{ type: 'moves', table: terms.id, seq: head, at },
      ...(from !== head - 1 && { from }),
      ...(keep !== before.steps && { keep }),
      ...{ steps, hash, changed, ...changedKeys(before.where, where), ...around },
      ...(next !== undefined && { next }),
    };
    const said = text(news);
    return said.length <= LONGEST ? said : text(shortened(news));
  }

  #whole(
    standing: Standing,
    person: string | undefined,
    viewer: Seat,
    after: number,
  ): TableMessage {
    const { terms, head } = standing;
    // A number that was never given out, as after a store was put back: from the start.
    const { heard, where, view } = heardBy(standing, viewer, after > head ? -1 : after);
    const hash = hashJson(view);
    const about = aboutOf(standing, this.#present(standing));
    if (this.#viewers.size > 0) {
      const steps = heard.keep + heard.steps.length;
      this.#views.set(viewer, { view, hash, where, steps });
      this.#about ??= about;
    }
    const skipped = Math.max(0, heard.steps.length - MOST_STEPS);
    return {
      type: 'table',
      wire: WIRE,
      table: terms.id,
      game: terms.game,
      rulesVersion: terms.rulesVersion,
      options: terms.options,
      ...(terms.start !== undefined && { start: terms.start }),
      pace: terms.pace,
      listed: terms.listed,
      watchers: terms.watchers,
      standin: terms.standin,
      owner: person !== undefined && terms.owner === person,
      viewer,
      seq: head,
      at: standing.at,
      ...about,
      ...where,
      ...heard,
      hash,
      view,
      ...(skipped > 0 && { skipped, steps: heard.steps.slice(skipped) }),
      ...(standing.next !== undefined && { next: standing.next }),
      ...this.#ordersOf(person, viewer),
    } as TableMessage;
  }
}

/** With the newest steps that there is room for: the dealing of a table, or the end that opens all that was hidden. */
function shortened(news: MovesMessage): MovesMessage {
  const { steps } = news;
  let left = LONGEST - text({ ...news, steps: [] }).length;
  let skipped = steps.length;
  while (skipped > 0) {
    left -= JSON.stringify(steps[skipped - 1]).length + 1;
    if (left < 0) break;
    skipped--;
  }
  return { ...news, skipped, steps: steps.slice(skipped) };
}

/** The one who asked hears by its key that it is answered. All else is written once for all who see the same. */
function withKey(said: string, key: string): string {
  return `${said.slice(0, -1)},"key":${JSON.stringify(key)}}`;
}

function text(message: Message): string {
  return JSON.stringify(message);
}
