import { checkOptions, type Game, NOBODY, type Seat, seeded } from '@magehall/engine';
import { wisps } from '@magehall/engine/sample';
import { games } from '@magehall/games';
import { readStep } from '@magehall/wire/steps';
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TestHall, TestPosting } from '../testing/hall.ts';
import { OnlinePlay } from './play.ts';

/** A page at a table: what it was told, and what it asked for. */
class Page {
  readonly posting: TestPosting;
  readonly play: OnlinePlay;
  readonly notices: string[] = [];
  readonly asked: number[] = [];
  readonly away = signal(false);
  readonly #hall: TestHall;
  readonly viewer: Seat;
  #heard: unknown;

  constructor(hall: TestHall, viewer: Seat) {
    this.#hall = hall;
    this.viewer = viewer;
    this.posting = new TestPosting(hall, viewer);
    const table = hall.whole(viewer);
    this.#heard = table.view;
    this.play = new OnlinePlay({
      game: hall.table.game,
      table,
      posting: this.posting,
      away: this.away,
      viewAt: async (steps) => hall.table.game.view(hall.table.at(steps), viewer),
      stepsBetween: async (from, to) => hall.table.told(viewer).slice(from, to),
      file: async () => hall.file(),
      again: (after) => {
        this.asked.push(after);
        queueMicrotask(() => this.reconnect(after));
      },
      notice: (what) => this.notices.push(what),
    });
  }

  get now() {
    return this.play.now.value;
  }

  /** The line brings what came since. */
  hear(): void {
    if (this.play.seq === this.#hall.head) return;
    this.play.hear(this.#hall.moves(this.viewer, this.play.seq, this.#heard));
    this.#heard = this.#hall.table.view(this.viewer);
  }

  reconnect(after = this.play.seq): void {
    const table = this.#hall.whole(this.viewer, after);
    this.#heard = table.view;
    this.play.hear(table);
  }

  /** Holds just what the hall would tell a newcomer. */
  expectTrue(): void {
    const { view, steps, waitingFor } = this.#hall.whole(this.viewer);
    const { now } = this;
    expect(JSON.parse(JSON.stringify([now.view, now.steps, now.waitingFor]))).toEqual(
      JSON.parse(JSON.stringify([view, steps.map(readStep), waitingFor])),
    );
  }
}

/** Whatever goes out has come back. */
async function settled(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve();
}

const all: [string, () => Promise<Game>][] = [
  ['wisps', async () => wisps],
  ...Object.entries(games).map(([id, { rules }]): [string, () => Promise<Game>] => [
    id,
    async () => (await rules()).game,
  ]),
];

beforeEach(() => {
  vi.useRealTimers();
});

describe.each(all)('a table of %s on line', (_, load) => {
  it('is played to its end by pages that see only their own view, and all hold the truth', async () => {
    const game = await load();
    const roll = seeded(7);
    const hall = new TestHall(game, checkOptions(game, { seats: game.seats[0] }), roll);
    const seats = Array.from({ length: hall.table.seats }, (_, seat) => seat);
    const pages = [...seats, NOBODY].map((seat) => new Page(hall, seat));
    for (let choices = 0; !hall.table.over; choices++) {
      if (choices > 4000) throw new Error('the game does not end');
      const page = pages[hall.table.waitingFor];
      const { now } = page;
      expect(now.choices.length).toBeGreaterThan(0);
      const head = hall.head;
      // Now and then something is taken back: here what is only tried, there what was sent.
      if (now.noUndo === undefined && roll(6) === 0) page.play.undo();
      else page.play.choose(now.choices[roll(now.choices.length)]);
      await settled();
      if (hall.head === head) continue;
      for (const each of pages) if (roll(3) > 0 || each === page) each.hear();
      page.expectTrue();
      // Some sleep for a while.
      const next = pages[hall.table.waitingFor];
      if (next && next !== page) next.hear();
    }
    for (const page of pages) {
      page.hear();
      page.expectTrue();
      expect(page.now.outcome).toEqual(hall.table.outcome(page.viewer));
      expect(page.notices).toEqual([]);
      expect(page.asked).toEqual([]);
    }
  });
});

describe('at a table of Five Seals', async () => {
  const { game } = await games['five-seals'].rules();
  const start = () => {
    const hall = new TestHall(game, checkOptions(game, { seats: 2, first: 0 }), seeded(3));
    const pages = [0, 1, NOBODY].map((seat) => new Page(hall, seat));
    return { hall, pages, mine: pages[hall.table.waitingFor] };
  };

  it('an own choice shows at once, as pending until it is stored', async () => {
    const { hall, mine } = start();
    const { length } = mine.now.steps;
    mine.posting.cut = true;
    mine.play.choose(mine.now.choices[0]);
    await settled();
    expect(mine.now.steps.length).toBeGreaterThan(length);
    expect(mine.now.pending).toBe(true);
    expect(hall.head).toBe(0);
    mine.posting.cut = false;
    mine.play.flush();
    await settled();
    expect(mine.now.pending).toBe(false);
    expect(hall.head).toBe(1);
    mine.hear();
    mine.expectTrue();
  });

  it('an answer that is lost makes nothing double: the same key goes again', async () => {
    const { hall, mine } = start();
    mine.posting.losesAnswers = 3;
    mine.play.choose(mine.now.choices[0]);
    for (let i = 0; i < 4; i++) {
      await settled();
      mine.play.flush();
    }
    await settled();
    expect(mine.posting.sent.length).toBeGreaterThan(3);
    expect(new Set(mine.posting.sent).size).toBe(1);
    expect(hall.head).toBe(1);
    expect(mine.posting.kept.size).toBe(0);
    mine.hear();
    mine.expectTrue();
    expect(mine.now.pending).toBe(false);
  });

  it('what an earlier page left without an answer shows again, and is made once', async () => {
    const { hall, mine } = start();
    mine.posting.cut = true;
    mine.play.choose(mine.now.choices[0]);
    await settled();
    const left = [...mine.posting.kept.values()];
    expect(left).toHaveLength(1);
    const page = new Page(hall, mine.viewer);
    page.posting.cut = true;
    page.play.restore(left);
    await settled();
    expect(page.now.pending).toBe(true);
    expect(page.now.steps).toEqual(mine.now.steps);
    page.posting.cut = false;
    page.play.flush();
    await settled();
    expect(hall.head).toBe(1);
    page.hear();
    page.expectTrue();
  });

  it('two tabs of one person: who comes second is told, and shows what stands', async () => {
    const { hall, mine } = start();
    const other = new Page(hall, mine.viewer);
    mine.play.choose(mine.now.choices[0]);
    other.play.choose(other.now.choices.at(-1));
    await settled();
    expect(hall.head).toBe(1);
    expect(other.notices).toEqual(['wentOn']);
    other.hear();
    mine.hear();
    mine.expectTrue();
    other.expectTrue();
    expect(other.now.pending).toBe(false);
    expect(other.posting.kept.size).toBe(0);
  });

  it('if nothing but talk came between, a choice is sent again by itself', async () => {
    const { hall, mine } = start();
    hall.talk();
    mine.play.choose(mine.now.choices[0]);
    await settled();
    expect(hall.head).toBe(2);
    expect(mine.notices).toEqual([]);
    mine.hear();
    mine.expectTrue();
  });

  it('a line that lost a message asks for the table again', async () => {
    const { hall, pages, mine } = start();
    const rival = pages[1 - mine.viewer];
    mine.play.choose(mine.now.choices[0]);
    await settled();
    hall.talk();
    rival.play.hear(hall.moves(rival.viewer, 1, rival.now.view));
    expect(rival.asked).toEqual([0]);
    await settled();
    rival.expectTrue();
  });

  it('a view that is not the hall’s is noticed, and replaced', async () => {
    const { hall, pages, mine } = start();
    const rival = pages[1 - mine.viewer];
    mine.play.choose(mine.now.choices[0]);
    await settled();
    const message = hall.moves(rival.viewer, 0, {});
    const [key] = Object.keys(message.changed);
    rival.play.hear({ ...message, changed: { ...message.changed, [key]: null } });
    expect(rival.asked).toEqual([-1]);
    await settled();
    rival.expectTrue();
  });

  it('who only looks on is never asked, and takes nothing back', async () => {
    const { pages } = start();
    const watcher = pages[2];
    expect(watcher.now.choices).toEqual([]);
    expect(watcher.now.noUndo).toBe('nothing');
  });

  it('says when nothing is heard', () => {
    const { mine } = start();
    expect(mine.now.away).toBe(false);
    mine.away.value = true;
    expect(mine.now.away).toBe(true);
  });

  it('shows the clock in this device’s time, while its seat is asked', () => {
    const { hall, mine } = start();
    const message = hall.whole(mine.viewer);
    const at = message.at - 3_600_000;
    mine.play.hear({
      ...message,
      at,
      clocks: { until: at + 30_000 },
    });
    const { clock } = mine.now;
    expect(clock?.seat).toBe(mine.viewer);
    expect(Math.abs((clock?.until ?? 0) - Date.now() - 30_000)).toBeLessThan(2_000);
  });

  it('a moment of the past comes from the hall, later', async () => {
    const { hall, mine } = start();
    for (let i = 0; i < 6; i++) {
      mine.hear();
      if (mine.now.choices.length === 0) break;
      mine.play.choose(mine.now.choices[0]);
      await settled();
    }
    mine.hear();
    const then = mine.play.viewAt(1);
    expect(then).toBeInstanceOf(Promise);
    expect(await then).toEqual(game.view(hall.table.at(1), mine.viewer));
  });

  it('gives its file when somebody gave up, and places by that', async () => {
    const { hall, mine, pages } = start();
    await expect(mine.play.file()).rejects.toThrow();
    hall.end(0, [2, 1]);
    for (const page of pages) {
      page.hear();
      expect(page.now.waitingFor).toBe(NOBODY);
      expect(page.now.outcome.winners).toEqual([1]);
      expect(page.now.noUndo).toBe('over');
      expect(page.now.choices).toEqual([]);
    }
    expect((await mine.play.file()).log).toHaveLength(hall.table.length);
  });

  it('a stand-in’s seat and a table at rest are not asked', () => {
    const { hall, mine } = start();
    const message = hall.whole(mine.viewer);
    const seats = message.seats.map((seat) => ({ ...seat, standin: true }));
    mine.play.hear({ ...message, seats });
    expect(mine.now.choices).toEqual([]);
    mine.play.hear(message);
    expect(mine.now.choices.length).toBeGreaterThan(0);
    mine.play.hear({ ...message, phase: 'paused' });
    expect(mine.now.choices).toEqual([]);
  });
});

describe('what is only tried out', async () => {
  const { game } = await games['arcana-magica'].rules();

  it('stays in the page until it is whole, and can be taken back there', async () => {
    const roll = seeded(5);
    const hall = new TestHall(game, checkOptions(game, { seats: 2 }), roll);
    const pages = [0, 1].map((seat) => new Page(hall, seat));
    let tried = 0;
    for (let i = 0; i < 300 && tried < 3 && !hall.table.over; i++) {
      const page = pages[hall.table.waitingFor];
      page.hear();
      const { head } = hall;
      const before = page.now;
      page.play.choose(before.choices[roll(before.choices.length)]);
      await settled();
      if (hall.head > head) continue;
      tried++;
      expect(page.now.pending).toBe(false);
      expect(page.now.noUndo).toBeUndefined();
      page.play.undo();
      expect(page.now.steps).toEqual(before.steps);
      expect(page.now.view).toEqual(before.view);
      expect(hall.head).toBe(head);
    }
    expect(tried).toBe(3);
  });
});
