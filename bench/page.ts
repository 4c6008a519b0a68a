/**
 * The page in a real Chromium: what Lighthouse says of the hall and of a table, and whether the
 * main thread stays free while archmages think.
 */
import { createRequire } from 'node:module';
import { sure } from '@magehall/engine';
import { games } from '@magehall/games';
import bundled from '@sparticuz/chromium';
import { openHall } from '../scripts/hall.ts';

export interface Marks {
  /** The hall, or the table of a game. */
  page: string;
  /** How Lighthouse looks: as a phone on a slow line, its default, or as a desktop. */
  as: Form;
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** What cost marks, in its own words. */
  complaints: string[];
  /** How fast Lighthouse found this machine at that moment: the more, the faster. */
  machine: number;
}

/** What the main thread did while two archmages played. */
export interface Freedom {
  game: string;
  seconds: number;
  steps: number;
  /** The longest task in the thread's own time, and by the clock on the wall; milliseconds. */
  longestTask: number;
  longestOnTheWall: number;
  /** What the browser itself calls long tasks, by the clock on the wall. */
  longTasks: { from: string; milliseconds: number }[];
}

export interface PageFigures {
  chromium: string;
  marks: Marks[];
  freedom: Freedom[];
}

type Form = 'phone' | 'desktop';

/** As much of puppeteer, which Lighthouse brings along, as is used here. */
interface Page {
  goto(address: string): Promise<unknown>;
  url(): string;
  waitForSelector(selector: string): Promise<unknown>;
  evaluate(code: string): Promise<unknown>;
  tracing: { start(settings: object): Promise<void>; stop(): Promise<Uint8Array> };
  close(): Promise<void>;
}
interface Browser {
  newPage(): Promise<Page>;
  version(): Promise<string>;
  close(): Promise<void>;
}

/** As much of Lighthouse's report. */
interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
}
type Lighthouse = (
  address: string,
  flags: object,
  config: object | undefined,
  page: Page,
) => Promise<{ lhr: Report }>;

// Asked for when it runs: the checks of the house must not need what only the bench installs.
const require = createRequire(import.meta.url);

/** As a phone, on a slow processor and a slow line, loads differ more. */
const LOADS: Readonly<Record<Form, number>> = { phone: 3, desktop: 1 };
const WATCHED_SECONDS = 20;

export async function measurePage(): Promise<PageFigures> {
  process.stderr.write('page …\n');
  const { address: hall, close } = await openHall();
  try {
    const browser = await openBrowser();
    try {
      const marks = await marksOf(browser, hall);
      const freedom: Freedom[] = [];
      for (const game of Object.keys(games)) freedom.push(await watch(browser, hall, game));
      return { chromium: await browser.version(), marks, freedom };
    } finally {
      await browser.close();
    }
  } finally {
    close();
  }
}

async function openBrowser(): Promise<Browser> {
  const { default: puppeteer } = require('puppeteer-core') as {
    default: { launch(settings: object): Promise<Browser> };
  };
  return puppeteer.launch({
    executablePath: await bundled.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--lang=en'],
  });
}

async function marksOf(browser: Browser, hall: string): Promise<Marks[]> {
  const page = await browser.newPage();
  const addresses = new Map([['hall', hall]]);
  for (const game of Object.keys(games))
    addresses.set(`table of ${game}`, await sitDown(page, hall, game, 'person'));
  const marks: Marks[] = [];
  for (const as of ['phone', 'desktop'] as const)
    for (const [name, at] of addresses) marks.push(await marksFor(page, name, at, as));
  await page.close();
  return marks;
}

/** A new table, `plays` in the first chair and an archmage in the second; returns its address. */
async function sitDown(page: Page, hall: string, game: string, plays: string): Promise<string> {
  await page.goto(`${hall}#/new/${game}`);
  await page.waitForSelector('ol.seats select');
  for (const [seat, who] of [plays, 'archmage'].entries())
    await page.evaluate(`{
      const seats = document.querySelectorAll('ol.seats select:has(option[value=archmage])');
      seats[${seat}].value = '${who}';
      seats[${seat}].dispatchEvent(new Event('change', { bubbles: true }));
      // The page draws a change before it takes the next.
      new Promise((drawn) => setTimeout(drawn, 100));
    }`);
  await page.waitForSelector('button[type=submit]:not(:disabled)');
  await page.evaluate(`document.querySelector('button[type=submit]').click()`);
  await page.waitForSelector('.table-page');
  return page.url();
}

/** Of a few loads, the one in the middle by performance, which is what differs between them. */
async function marksFor(page: Page, name: string, at: string, as: Form): Promise<Marks> {
  process.stderr.write(`Lighthouse on the ${name}, as a ${as} …\n`);
  const loads: Marks[] = [];
  for (let load = 0; load < LOADS[as]; load++)
    loads.push({ page: name, as, ...(await look(page, at, as)) });
  return sure(loads.sort((a, b) => a.performance - b.performance)[LOADS[as] >> 1]);
}

/** Lighthouse empties the caches before it loads the page, but leaves the kept games alone. */
async function look(page: Page, at: string, as: Form): Promise<Omit<Marks, 'page' | 'as'>> {
  const { default: lighthouse, desktopConfig } = require('lighthouse') as {
    default: Lighthouse;
    desktopConfig: object;
  };
  // From another address, or the part after the # alone would change and nothing would load.
  await page.goto('about:blank');
  const { lhr } = await lighthouse(
    at,
    { logLevel: 'error', onlyCategories: ['performance', 'accessibility', 'best-practices'] },
    as === 'desktop' ? desktopConfig : undefined,
    page,
  );
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const mark = (category: string) => Math.round(sure(lhr.categories[category]).score * 100);
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    bestPractices: mark('best-practices'),
    complaints: complaints(lhr),
    machine: lhr.environment.benchmarkIndex,
  };
}

function complaints({ categories, audits }: Report): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => sure(audits[id]))
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ title, displayValue }) => (displayValue ? `${title}: ${displayValue}` : title));
}

/** Two archmages at a table of their own, and every task of the page's main thread meanwhile. */
async function watch(browser: Browser, hall: string, game: string): Promise<Freedom> {
  process.stderr.write(`${game}: two archmages for ${WATCHED_SECONDS} s …\n`);
  const page = await browser.newPage();
  await sitDown(page, hall, game, 'archmage');
  await page.tracing.start({ categories: ['toplevel', '__metadata'] });
  const seen = (await page.evaluate(`new Promise((done) => {
    const longTasks = [];
    const note = (entries) => {
      for (const { duration, name } of entries)
        longTasks.push({ from: name, milliseconds: duration });
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'longtask' });
    const steps = () => Number(document.querySelector('.table-page').dataset.steps);
    const before = steps();
    setTimeout(() => {
      note(observer.takeRecords());
      done({ steps: steps() - before, longTasks });
    }, ${WATCHED_SECONDS * 1000});
  })`)) as Pick<Freedom, 'steps' | 'longTasks'>;
  const trace = await page.tracing.stop();
  await page.close();
  if (seen.steps === 0) throw new Error(`${game}: the archmages made no move.`);
  return { game, seconds: WATCHED_SECONDS, ...longest(new TextDecoder().decode(trace)), ...seen };
}

/** As much of an event of the browser's trace; times in microseconds, `tdur` the thread's own. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/**
 * The longest task on the pages' main threads. In the thread's own time, as all of this bench: the
 * archmages keep a core busy, and on a small or busy machine the wall clock counts others' work.
 */
function longest(trace: string): Pick<Freedom, 'longestTask' | 'longestOnTheWall'> {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(thread),
  );
  const tasks = traceEvents.filter(
    (event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(thread(event)),
  );
  // The task that is under way when the tracing ends has no length.
  const longestOf = (time: 'dur' | 'tdur') =>
    tasks.reduce((most, task) => Math.max(most, task[time] ?? 0), 0) / 1000;
  return { longestTask: longestOf('tdur'), longestOnTheWall: longestOf('dur') };
}
