import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { waitForFrames } from '../browser-test.ts';
import { desktopScreen, dist, phoneScreen } from './walk.fixture.ts';

/** A file may be this many times as wide as it is painted. */
const maxOversize = 1.5;

/** A picture may be painted this many times as wide as its file, where a wider one exists: a browser takes the nearest. */
const maxUpscale = 1.5;

/** A picture is larger than another if it covers this many times as much. */
const clearly = 1.2;

/** A picture of which less can be seen, across or down, is not what a page opens with; in CSS pixels. */
const noticed = 100;

/** With their densities: no phone has less than two. */
const screens = [
  { screen: phoneScreen, scales: [2] },
  { screen: { width: 768, height: 1024 }, scales: [1, 2] },
  { screen: desktopScreen, scales: [1, 2] },
] as const;

type Size = Readonly<Record<'width' | 'height', number>>;

/** A picture as the page has laid it out; lengths in CSS pixels. */
interface LaidPicture extends Size {
  /** The file that the browser chose. */
  readonly file: string;
  /** Pixels of the widest file that it could have chosen. */
  readonly widest: number;
  readonly fit: string;
  readonly isLazy: boolean;
  readonly isFirst: boolean;
  /** How much of it the first screen shows. */
  readonly seen: Size;
}

const fileSizes = new Map<string, Promise<Size>>();

/** Pixels of a built file, by its address, once the server has encoded it. */
async function measureFile(page: Page, address: string): Promise<Size> {
  const measure = async () => {
    await page.request.get(address);
    return sharp(path.join(dist, decodeURI(address))).metadata();
  };
  const known = fileSizes.get(address) ?? measure();
  fileSizes.set(address, known);
  return known;
}

/** How wide a file is painted, what is cut off included, in pixels of the screen. */
function paintedWidth({ fit, width, height }: LaidPicture, file: Size, scale: number): number {
  const ratios = [width / file.width, height / file.height];
  if (fit === 'cover') return file.width * Math.max(...ratios) * scale;
  return fit === 'contain' ? file.width * Math.min(...ratios) * scale : width * scale;
}

/** Serves empty drawings of the right size for pictures that are chosen again: only the choice of file matters. */
export async function mockPictures(page: Page): Promise<void> {
  await page.route(/\.(?:avif|webp|jpe?g|png)\?/, async (route) => {
    const { width, height } = await measureFile(page, new URL(route.request().url()).pathname);
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    await route.fulfill({ body, contentType: 'image/svg+xml' });
  });
}

async function setScreen(session: CDPSession, screen: Size, scale: number): Promise<void> {
  await session.send('Emulation.setDeviceMetricsOverride', { ...screen, deviceScaleFactor: scale, mobile: false });
}

/**
 * Puts a new element in the place of each picture, so that the browser chooses again, and waits until it has. Addresses get
 * an ending of this choice, since Chromium prefers a larger file that it has already.
 */
async function chooseAgain(page: Page, choice: string): Promise<void> {
  // Until the page is laid out for the new screen.
  await waitForFrames(page);
  await page.locator('img').evaluateAll(async (all, ending) => {
    const choices = all.map(async (old) => {
      const whole = old.closest('picture') ?? old;
      const fresh = whole.cloneNode(true) as HTMLElement;
      for (const part of [fresh, ...fresh.querySelectorAll('source, img')]) {
        const srcset = part.getAttribute('srcset');
        if (srcset !== null)
          part.setAttribute('srcset', srcset.replaceAll(/(\.\w+)(?:\?\S*)?(?= \d+w)/g, `$1${ending}`));
      }
      const img = fresh instanceof HTMLImageElement ? fresh : fresh.querySelector('img');
      if (!img) return;
      const { loading } = img;
      img.loading = 'eager';
      const loaded = new Promise((resolve) => {
        img.addEventListener('load', resolve);
        img.addEventListener('error', resolve);
      });
      whole.replaceWith(fresh);
      await loaded;
      img.loading = loading;
    });
    await Promise.all(choices);
  }, `?${choice}`);
}

async function listPictures(page: Page): Promise<LaidPicture[]> {
  return page.locator('img').evaluateAll((all) =>
    all
      .filter((element) => element instanceof HTMLImageElement)
      .map((img) => {
        const { width, height, top, bottom, left, right } = img.getBoundingClientRect();
        const between = (start: number, end: number, length: number) =>
          Math.max(0, Math.min(end, length) - Math.max(start, 0));
        const file = img.currentSrc === '' ? '' : new URL(img.currentSrc).pathname;
        const choices = [...(img.closest('picture')?.querySelectorAll('source') ?? [])].find(({ srcset }) =>
          srcset.includes(file),
        );
        return {
          file,
          widest: Math.max(0, ...[...(choices?.srcset ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width))),
          fit: getComputedStyle(img).objectFit,
          width,
          height,
          isLazy: img.loading === 'lazy',
          isFirst: img.fetchPriority === 'high',
          seen: { width: between(left, right, innerWidth), height: between(top, bottom, innerHeight) },
        };
      }),
  );
}

/** Pictures whose file is too wide or too narrow for their place, in words. */
async function listMisfits(
  page: Page,
  pictures: readonly LaidPicture[],
  where: string,
  scale: number,
): Promise<string[]> {
  const misfits: string[] = [];
  for (const picture of pictures) {
    // What is not drawn at all, such as a menu's, and drawings, which have no pixels.
    if (picture.width === 0 || picture.file === '' || picture.file.endsWith('.svg')) continue;
    const file = await measureFile(page, picture.file);
    const painted = paintedWidth(picture, file, scale);
    const isSoft = painted > file.width * maxUpscale && picture.widest > file.width;
    if (file.width <= painted * maxOversize && !isSoft) continue;
    misfits.push(`${where}: ${picture.file} is ${file.width} wide, painted ${painted.toFixed(0)}`);
  }
  return misfits;
}

/** What is wrong with how a page's pictures load, when each screen shows the pictures of a list; in words. */
function listLoadingFaults(shown: readonly (readonly LaidPicture[])[]): string[] {
  const [phone = []] = shown;
  const isShown = ({ seen }: LaidPicture) => Math.min(seen.width, seen.height) > noticed;
  const eager = phone.flatMap(({ isLazy }, index) => (isLazy ? [] : [index]));
  const area = ({ seen }: LaidPicture) => seen.width * seen.height;
  const first = Math.max(0, ...eager.map((index) => (phone[index] ? area(phone[index]) : 0)));
  const waiting = phone.filter((picture) => picture.isLazy && isShown(picture) && area(picture) > first * clearly);
  return [
    ...(eager.length > 1 ? [`${eager.length} load at once`] : []),
    ...waiting.map(({ file }) => `${file} waits, and is the largest on a phone's first screen`),
    ...phone.filter(({ isLazy, isFirst }) => isLazy === isFirst).map(({ file }) => `${file} is half eager`),
    ...eager
      .filter((index) => !shown.some((pictures) => pictures[index] && isShown(pictures[index])))
      .map((index) => `${phone[index]?.file ?? ''} loads at once, and no first screen shows it`),
  ];
}

/** What is wrong with the files that a page's pictures choose, and with the order in which they load; in words. */
export async function listPictureFaults(page: Page, session: CDPSession): Promise<string[]> {
  const misfits: string[] = [];
  const laid: LaidPicture[][] = [];
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  for (const { screen, scales } of screens) {
    for (const scale of scales) {
      await setScreen(session, screen, scale);
      await chooseAgain(page, `${screen.width}-${scale}`);
      const pictures = await listPictures(page);
      misfits.push(...(await listMisfits(page, pictures, `${screen.width} px at ${scale}×`, scale)));
      if (scale === 2) laid.push(pictures);
    }
  }
  // What Playwright believes the screen to be.
  await setScreen(session, desktopScreen, 1);
  return [...misfits, ...listLoadingFaults(laid)];
}
