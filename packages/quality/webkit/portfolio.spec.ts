import { music, musicPath, step } from '../../../tests/e2e/portfolio.fixture.ts';
import { expect, Key, test, type WebKitPage } from './webkit.fixture.ts';

const [first, second] = music;
if (!first || !second) throw new Error('content has too few music videos');
const slugs = music.map(({ slug }) => slug);
const vimeo = 'player.vimeo.com';

test.use({ allowedHosts: [vimeo] });

/** Opens the portfolio and waits until it is hydrated. */
async function openPortfolio(webkit: WebKitPage, address = musicPath): Promise<void> {
  await webkit.goto(address);
  await webkit.evaluate(() => document.querySelector('[data-filter]')?.scrollIntoView());
  await webkit.poll(() => document.querySelectorAll('astro-island[ssr]').length).toBe(0);
}

/** Runs in the page: the visible cards' slugs. */
function readCards(): string[] {
  return [...document.querySelectorAll('[data-first-cards] li')]
    .filter((card) => card.checkVisibility())
    .flatMap((card) => card.querySelector('a[href^="/videos/"]')?.getAttribute('href')?.split('/').at(-1) ?? []);
}

/** Runs in the page: the player over it, if one is open. */
function readDialog() {
  const dialog = document.querySelector('dialog.player-dialog');
  return {
    isOpen: dialog?.matches(':modal') ?? false,
    address: location.pathname + location.search,
    frame: dialog?.querySelector('iframe')?.title ?? '',
    focused: document.activeElement?.getAttribute('href') ?? document.activeElement?.getAttribute('aria-label') ?? '',
  };
}

const playing = ({ slug, data }: (typeof music)[number]) => {
  return { isOpen: true, address: `${musicPath}?video=${slug}`, frame: data.title };
};

test('"Load More Videos" adds a step of cards, with the focus on the first of them', async ({ webkit }) => {
  await openPortfolio(webkit);
  await webkit.poll(readCards).toEqual(slugs.slice(0, step));
  await webkit.click('button', 'Load More Videos');
  await webkit.poll(readCards).toEqual(slugs.slice(0, 2 * step));
  await webkit.poll(() => document.activeElement?.getAttribute('href')).toBe(`/videos/${slugs[step] ?? ''}`);
});

test('a genre shows its own videos at an address that can be shared, and the way back shows all', async ({
  webkit,
}) => {
  const genre = first.data.genre ?? '';
  const ofGenre = music.filter(({ data }) => data.genre === genre).map(({ slug }) => slug);
  await openPortfolio(webkit);
  await webkit.click('[data-filter] a', genre);
  await webkit.poll(readCards).toEqual(ofGenre.slice(0, step));
  const search = await webkit.evaluate(() => location.search);
  expect(search).toContain('genre=');
  await webkit.goBack();
  await webkit.poll(() => location.search).toBe('');
  await webkit.poll(readCards).toEqual(slugs.slice(0, step));
  await openPortfolio(webkit, musicPath + search);
  await webkit.poll(readCards).toEqual(ofGenre.slice(0, step));
});

test('a visitor who comes back finds the cards that were loaded', async ({ webkit }) => {
  await openPortfolio(webkit);
  await webkit.click('button', 'Load More Videos');
  await webkit.poll(() => document.querySelectorAll('[data-first-cards] li').length).toBe(2 * step);
  await webkit.evaluate((path) => {
    location.assign(path);
  }, `/videos/${second.slug}`);
  await webkit.expectPath(`/videos/${second.slug}`);
  await webkit.goBack();
  await webkit.poll(readCards).toHaveLength(2 * step);
});

for (const way of ['Escape', 'Close'] as const) {
  test(`a click plays a video over the page; "${way}" closes it and restores the focus`, async ({
    requested,
    webkit,
  }) => {
    await openPortfolio(webkit);
    expect(requested).toEqual([]);
    await webkit.click(`[data-first-cards] a[href="/videos/${second.slug}"]`);
    await webkit.poll(readDialog).toMatchObject(playing(second));
    await expect.poll(() => requested).toContain(vimeo);
    await webkit.poll(() => document.querySelector('.growing')).toBe(null);
    if (way === 'Escape') await webkit.press(Key.ESCAPE);
    else await webkit.click('dialog.player-dialog button', 'Close');
    const focused = `/videos/${second.slug}`;
    await webkit.poll(readDialog).toEqual({ isOpen: false, address: musicPath, frame: '', focused });
  });
}

test('Enter opens the player, and the arrows lead to the next video and back', async ({ webkit }) => {
  await openPortfolio(webkit);
  await webkit.evaluate((href) => {
    const card = document.querySelector(`[data-first-cards] a[href="${href}"]`);
    if (card instanceof HTMLElement) card.focus();
  }, `/videos/${first.slug}`);
  for (const [key, video] of [
    [Key.ENTER, first],
    [Key.ARROW_RIGHT, second],
    [Key.ARROW_LEFT, first],
  ] as const) {
    await webkit.press(key);
    await webkit.poll(readDialog).toMatchObject(playing(video));
  }
});
