import { content } from '../../../tests/e2e/site.fixture.ts';
import { expect, test } from './webkit.fixture.ts';

const [video] = content.list('videos');
if (!video) throw new Error('content has no videos');
const vimeo = 'player.vimeo.com';
const live = new URL(content.site.channels.live).host;

test.use({ allowedHosts: [vimeo, live] });

test('a poster gives way to a player, and to a sentence where the player does not come', async ({ asked, webkit }) => {
  const path = `/videos/${video.slug}`;
  await webkit.goto(path);
  expect(await webkit.evaluate(() => document.querySelectorAll('iframe').length)).toBe(0);
  expect(asked).toEqual([]);
  await webkit.click('main a[data-facade]', video.data.title);
  const source = () => webkit.evaluate(() => document.querySelector('main iframe')?.getAttribute('src') ?? '');
  await expect.poll(source).toContain('https://player.vimeo.com/video/');
  await expect.poll(() => asked).toContain(vimeo);
  // No host answers here: eight seconds are what a player has.
  const trouble = () => webkit.evaluate(() => document.querySelector('main [role=alert]')?.textContent ?? '');
  await expect.poll(trouble, { timeout: 20_000 }).toContain('No answer from Vimeo');
  expect(await source()).toBe('');
});

test('the live channel plays on a tap', async ({ asked, webkit }) => {
  await webkit.goto(content.routes.path('promotion'));
  await webkit.click('main a[data-facade]');
  const source = () => webkit.evaluate(() => document.querySelector('main iframe')?.getAttribute('src') ?? '');
  await expect.poll(source).toContain(content.site.channels.live);
  await expect.poll(() => asked).toContain(live);
});
