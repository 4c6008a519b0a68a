// `npm run pictures`: takes the pictures of the README anew, one of each table, as a browser shows
// real positions.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sure, writeGameFile } from '@magehall/engine';
import { games } from '@magehall/games';
import { judgements } from '@magehall/games/judgements';
import bundled from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';
import { openHall } from '../hall.ts';
import { position, type Wanted } from './position.ts';

const root = join(import.meta.dirname, '..', '..');
const SIZE = { width: 1280, height: 800 };
const QUALITY = 0.86;

interface Picture extends Wanted {
  game: string;
  theme: 'dark' | 'light';
  /** Touched one after the other before the picture is taken, to show how the table answers. */
  touch: readonly string[];
  /** Pointed at then. */
  look?: string;
}

const PICTURES: readonly Picture[] = [
  {
    game: 'five-seals',
    theme: 'dark',
    seats: 3,
    seed: 7,
    after: 150,
    choices: 8,
    touch: [],
    look: 'g.piece.can[data-piece^="space:"]',
  },
  {
    game: 'arkhanos',
    theme: 'dark',
    seats: 3,
    seed: 9,
    after: 75,
    choices: 20,
    touch: ['.table-die.can'],
  },
  {
    game: 'arcana-magica',
    theme: 'dark',
    seats: 2,
    seed: 5,
    after: 120,
    choices: 26,
    piece: 'side:',
    touch: ['.aim .piece.can', '#do-it', '.own-army .piece.can'],
  },
];

const { address, close } = await openHall();
try {
  const browser = await chromium.launch({
    executablePath: await bundled.executablePath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  for (const picture of PICTURES) {
    const file = join(root, 'docs', 'pictures', `${picture.game}.webp`);
    const taken = await take(browser, address, picture);
    writeFileSync(file, taken);
    console.log(`docs/pictures/${picture.game}.webp: ${Math.round(taken.length / 1024)} KB`);
  }
  await browser.close();
} finally {
  close();
}

async function take(browser: Browser, address: string, picture: Picture): Promise<Buffer> {
  const [{ game }, { judgement }] = await Promise.all([
    sure(games[picture.game]).rules(),
    sure(judgements[picture.game])(),
  ]);
  const context = await browser.newContext({
    viewport: SIZE,
    reducedMotion: 'reduce',
    colorScheme: picture.theme,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.setInputFiles('input[type=file]', {
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeGameFile(position(game, judgement, picture))),
  });
  await page.waitForSelector('#open-choices, #do-it');
  for (const piece of picture.touch) await page.locator(piece).first().click();
  if (picture.look) await page.locator(picture.look).first().hover();
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  await page.goto('about:blank');
  const webp: string = await page.evaluate(asWebp(png.toString('base64')));
  await context.close();
  return Buffer.from(webp, 'base64');
}

/** Code for the browser, which can write what Playwright can't. */
function asWebp(png: string): string {
  return `(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png}';
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', ${QUALITY}).split(',')[1];
  })()`;
}
