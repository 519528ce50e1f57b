import { listGroups } from '../../../src/features/portfolio/group.ts';
import { music, musicPath, step } from '../../../tests/e2e/portfolio.fixture.ts';
import { openPortfolio } from './portfolio.fixture.ts';
import { expect, test, type WebKitPage } from './webkit.fixture.ts';

const groups = listGroups(music.map(({ data }) => ({ group: data.genre ?? '' })));
const [first, second] = music;
const [group] = groups;
if (!first || !second || !group) throw new Error('content has too few music videos');

async function readCards(webkit: WebKitPage): Promise<string[]> {
  return webkit.evaluate(() =>
    [...document.querySelectorAll('[data-first-cards] li')]
      .filter((card) => card.checkVisibility())
      .flatMap((card) => card.querySelector('a[href^="/videos/"]')?.getAttribute('href')?.split('/').at(-1) ?? []),
  );
}

const slugs = music.map(({ slug }) => slug);

test('"Load More Videos" adds twelve, with the focus on the first of them', async ({ webkit }) => {
  await openPortfolio(webkit);
  await expect.poll(() => readCards(webkit)).toEqual(slugs.slice(0, step));
  await webkit.click('button', 'Load More Videos');
  await expect.poll(() => readCards(webkit)).toEqual(slugs.slice(0, 2 * step));
  const focused = () => webkit.evaluate(() => document.activeElement?.getAttribute('href'));
  await expect.poll(focused).toBe(`/videos/${slugs[step] ?? ''}`);
});

test('a genre shows its own videos in an address of its own, and the way back shows all', async ({ webkit }) => {
  await openPortfolio(webkit);
  await webkit.click('[data-filter] a', group.name);
  await expect.poll(() => webkit.evaluate(() => location.search)).toBe(`?genre=${group.slug}`);
  const ofGroup = music.filter(({ data }) => data.genre === group.name).map(({ slug }) => slug);
  await expect.poll(() => readCards(webkit)).toEqual(ofGroup.slice(0, step));
  await webkit.goBack();
  await expect.poll(() => webkit.evaluate(() => location.search)).toBe('');
  await expect.poll(() => readCards(webkit)).toEqual(slugs.slice(0, step));
});

test('a shared address opens its genre', async ({ webkit }) => {
  await openPortfolio(webkit, `${musicPath}?genre=${group.slug}`);
  const ofGroup = music.filter(({ data }) => data.genre === group.name).map(({ slug }) => slug);
  await expect.poll(() => readCards(webkit)).toEqual(ofGroup.slice(0, step));
});

test('who comes back finds the cards that were loaded', async ({ webkit }) => {
  await openPortfolio(webkit);
  await webkit.click('button', 'Load More Videos');
  await expect.poll(() => readCards(webkit)).toHaveLength(2 * step);
  await webkit.evaluate((path) => {
    location.assign(path);
  }, `/videos/${second.slug}`);
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe(`/videos/${second.slug}`);
  await webkit.goBack();
  await expect.poll(() => readCards(webkit)).toHaveLength(2 * step);
});
