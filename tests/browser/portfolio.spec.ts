import { load } from 'cheerio';
import { groupSlug } from '@site/model/video/group-slug.ts';
import { listGroups } from '#features/portfolio/group.ts';
import { removeShare } from './devices.fixture.ts';
import {
  cardOf,
  cards,
  listInOrder,
  moreButton,
  music,
  musicPath,
  notification,
  openPortfolio,
  player,
  step,
} from './portfolio.fixture.ts';
import { content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;
const groups = listGroups(music.map(({ data }) => ({ ...data, groupSlug: groupSlug(data.group) })));
const corporate = listInOrder('corporate');

test.use({ viewport: desktopScreen });

test('the page itself holds the first twelve, each a link to its watch page', async ({ request }) => {
  const html = await (await request.get(musicPath)).text();
  const links = load(html)('[data-first-cards] [data-card] a').toArray();
  expect(links.map(({ attribs }) => attribs.href)).toEqual(music.slice(0, step).map(({ slug }) => `/videos/${slug}`));
});

test('"Load More Videos" adds twelve at a time until all are there, then gives way to the channel', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await openPortfolio(page);
  const widthOf = async (index: number) => (await cards(page).nth(index).boundingBox())?.width;
  for (let count = step; count < music.length; count = Math.min(count + step, music.length)) {
    await expect(cards(page)).toHaveCount(count);
    await expect(page.getByRole('status')).toHaveText(`${count} of ${music.length} videos`);
    await moreButton(page).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await moreButton(page).click();
    const first = music[count];
    if (!first) throw new Error('There is nothing more to load');
    await expect(cardOf(page, first.slug), 'the first new card has the focus').toBeFocused();
    expect(await page.evaluate(() => scrollY), 'the page stays where the reader is').toBe(place);
  }
  await expect(cards(page)).toHaveCount(music.length);
  await expect(page.getByRole('status')).toHaveText(`${music.length} of ${music.length} videos`);
  await expect(moreButton(page)).toHaveCount(0);
  const { text, label } = content.portfolio('music').hostPrompt ?? { text: '', label: '' };
  await expect(page.getByText(text)).toBeVisible();
  const channel = page.locator('main').getByRole('link', { name: label });
  await expect(channel).toHaveAttribute('href', content.site.channels.vimeo ?? '');
  await expect(channel).toHaveAttribute('target', '_blank');
  const slugs = await cards(page)
    .locator('a[href^="/videos/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  expect(slugs, 'every video once, in order').toEqual(music.map(({ slug }) => slug));

  expect(await widthOf(step), 'no card of further rows takes the width of the page').toBe(await widthOf(2));
  for (const added of [cards(page).nth(step), cards(page).last()]) {
    await added.scrollIntoViewIfNeeded();
    await expect(added).toHaveCSS('opacity', '1');
    await expect(added.locator('img').first()).toHaveJSProperty('complete', true);
  }
});

test('the next page is on its way before the reader asks, and a click says that it is busy', async ({ page }) => {
  const asked: string[] = [];
  const held = Promise.withResolvers<undefined>();
  await page.route('**/data/portfolio/music/all/2.json', async (route) => {
    asked.push(route.request().url());
    await held.promise;
    await route.continue();
  });
  await openPortfolio(page);
  await moreButton(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(1);
  await moreButton(page).click();
  const busy = page.getByRole('button', { name: 'Loading' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click();
  held.resolve(undefined);
  await expect(cards(page)).toHaveCount(2 * step);
  expect(asked, 'asked for once').toHaveLength(1);
});

test('a visitor who comes back finds the cards and the place again @engines', async ({ page }) => {
  await openPortfolio(page);
  await moreButton(page).click();
  await expect(cards(page)).toHaveCount(2 * step);
  const video = music[step + 6];
  if (!video) throw new Error('content has too few music videos');
  await cardOf(page, video.slug).scrollIntoViewIfNeeded();
  await expect
    .poll(() => page.evaluate(() => (history.state as { top?: number }).top === scrollY), 'its place is kept')
    .toBe(true);
  // Leaves and returns in the same window: a new one would be a new visit.
  await page.evaluate((path) => location.assign(path), `/videos/${video.slug}`);
  await expect(page).toHaveURL(`/videos/${video.slug}`);
  await page.goBack();
  await expect(cards(page)).toHaveCount(2 * step);
  await expect(cardOf(page, video.slug)).toBeInViewport();
});

test('a genre shows its own videos, with its count, in an address of its own @engines', async ({ page }) => {
  await openPortfolio(page);
  const filter = page.getByRole('navigation', { name: 'Genre' });
  await expect(filter.getByRole('link')).toHaveText(
    [{ name: 'All', count: music.length }, ...groups].map(({ name, count }) => new RegExp(`${name}\\s*${count}`)),
  );
  await expect(filter.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
  for (const { slug, name, count } of [groups[0], groups.at(-1)].filter((group) => group !== undefined)) {
    await filter.getByRole('link', { name }).click();
    await expect(page).toHaveURL(`${musicPath}?genre=${slug}`);
    await expect(filter.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    await expect(cards(page)).toHaveCount(Math.min(count, step));
    await expect(page.getByRole('status')).toHaveText(`${Math.min(count, step)} of ${count} ${name} videos`);
    for (const text of await cards(page).allTextContents()) expect(text).toContain(name);
  }
  await page.goBack();
  await expect(page).toHaveURL(`${musicPath}?genre=${groups[0]?.slug ?? ''}`);
  await expect(cards(page)).toHaveCount(Math.min(groups[0]?.count ?? 0, step));
  await page.goBack();
  await expect(page).toHaveURL(musicPath);
  await expect(cards(page).first()).toContainText(music[0]?.data.title ?? '');
  await page.goForward();
  await expect(page).toHaveURL(`${musicPath}?genre=${groups[0]?.slug ?? ''}`);
  await expect(filter.getByRole('link', { name: groups[0]?.name ?? '' })).toHaveAttribute('aria-current', 'true');
});

test('a shared address opens its genre, and more of it can be loaded', async ({ page }) => {
  const large = groups.find(({ count }) => count > step);
  if (!large) throw new Error('content has no genre of more than twelve');
  await openPortfolio(page, `${musicPath}?genre=${large.slug}&utm_source=mail`);
  await expect(page.getByRole('status')).toHaveText(`${step} of ${large.count} ${large.name} videos`);
  await expect(cards(page)).toHaveCount(step);
  await moreButton(page).click();
  await expect(cards(page)).toHaveCount(large.count);
  for (const text of await cards(page).allTextContents()) expect(text).toContain(large.name);
  await page.getByRole('navigation', { name: 'Genre' }).getByRole('link', { name: 'All' }).click();
  await expect(page, 'what else the address says stays').toHaveURL(`${musicPath}?utm_source=mail`);
});

test('"Share" from a filtered list shares the video within its list', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await removeShare(page);
  const [group] = groups;
  const video = music.find(({ data }) => data.group === group?.name);
  if (!group || !video) throw new Error('content has no genres');
  const inList = `${musicPath}?genre=${group.slug}&video=${video.slug}`;
  await openPortfolio(page, `${inList}&utm_source=mail`);
  const readShared = async () => {
    await player(page).getByRole('button', { name: 'Share' }).click();
    await expect(notification(page)).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await readShared()).toBe(`${baseURL ?? ''}${inList}`);
  await openPortfolio(page, `${musicPath}?video=${video.slug}`);
  expect(await readShared(), 'from the whole list its own page').toBe(`${baseURL ?? ''}/videos/${video.slug}`);
});

test('the corporate portfolio filters by service; with twelve there is nothing to load', async ({ page }) => {
  await openPortfolio(page, routes.portfolio('corporate'));
  await expect(cards(page)).toHaveCount(Math.min(corporate.length, step));
  if (corporate.length <= step) await expect(moreButton(page)).toHaveCount(0);
  const service = corporate[0]?.data.group ?? '';
  const ofService = corporate.filter(({ data }) => data.group === service);
  await page.getByRole('navigation', { name: 'Service' }).getByRole('link', { name: service }).click();
  await expect(page).toHaveURL(`${routes.portfolio('corporate')}?service=${groupSlug(service)}`);
  await expect(cards(page)).toHaveCount(ofService.length);
});

test('on a phone the genres scroll horizontally, and the page does not widen', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  await openPortfolio(page);
  const last = page.locator('[data-filter] a').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phoneScreen.width);
  const boxes = await page.locator('[data-filter] a').evaluateAll((links) => links.map((link) => link.clientHeight));
  expect(Math.min(...boxes), 'the touch target').toBeGreaterThanOrEqual(42);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the index, which lists every video', async ({ page }) => {
    await page.goto(musicPath);
    await expect(page.locator('[data-filter]'), 'no filter that does nothing').toBeHidden();
    await expect(moreButton(page), 'no button that does nothing').toBeHidden();
    await page.getByRole('link', { name: 'All videos', exact: true }).click();
    await page.waitForURL('/videos');
    const found: string[] = [];
    for (;;) {
      const hrefs = await page
        .locator('main a[href^="/videos/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      found.push(...hrefs.filter((href) => !/\/\d+$/.test(href)));
      const next = page.getByRole('link', { name: 'Next' });
      if ((await next.count()) === 0) break;
      const following = (await next.getAttribute('href')) ?? '';
      await next.click();
      await page.waitForURL(following);
    }
    const all = [...music, ...corporate];
    expect(found.toSorted(), 'every video once').toEqual(all.map(({ slug }) => `/videos/${slug}`).toSorted());
    const groupOf = new Map(all.map(({ slug, data }) => [`/videos/${slug}`, data.group]));
    const kinds = new Set(groupOf.values()).size;
    const firstKinds = new Set(found.slice(0, kinds).map((path) => groupOf.get(path)));
    expect(firstKinds.size, 'one of each kind before a second of any').toBe(kinds);
    expect(all).toHaveLength(content.list('videos').length);
  });
});
