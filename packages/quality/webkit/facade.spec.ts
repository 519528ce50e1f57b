import { content, watchPath } from '../../../tests/e2e/site.fixture.ts';
import { expect, test } from './webkit.fixture.ts';

const vimeo = 'player.vimeo.com';
const live = new URL(content.promotion.channel).host;

test.use({ allowedHosts: [vimeo, live] });

/** Runs in the page. */
const readSource = () => document.querySelector('main iframe')?.getAttribute('src') ?? '';

test('a click on a poster loads the player, and a message replaces one that does not answer', async ({
  requested,
  webkit,
}) => {
  await webkit.goto(watchPath);
  expect(await webkit.evaluate(readSource)).toBe('');
  expect(requested).toEqual([]);
  await webkit.click('main a[data-facade]', content.list('videos')[0]?.data.title);
  await webkit.poll(readSource).toContain(`https://${vimeo}/video/`);
  await expect.poll(() => requested).toContain(vimeo);
  // No host answers here; a player has eight seconds to do so.
  const readAlert = () => webkit.evaluate(() => document.querySelector('main [role=alert]')?.textContent ?? '');
  await expect.poll(readAlert, { timeout: 20_000 }).toContain('Vimeo');
  expect(await webkit.evaluate(readSource)).toBe('');
});

test('the live channel plays on a tap', async ({ requested, webkit }) => {
  await webkit.goto(content.routes.path('promotion'));
  await webkit.click('main a[data-facade]');
  await webkit.poll(readSource).toContain(content.promotion.channel);
  await expect.poll(() => requested).toContain(live);
});
