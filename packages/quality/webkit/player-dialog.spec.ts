import { music, musicPath } from '../../../tests/e2e/portfolio.fixture.ts';
import { openPortfolio } from './portfolio.fixture.ts';
import { expect, test } from './webkit.fixture.ts';

const [first, second] = music;
if (!first || !second) throw new Error('content has too few music videos');
const vimeo = 'player.vimeo.com';

test.use({ allowedHosts: [vimeo] });

/** In the page: the player over it, if one is open. */
function readDialog() {
  const dialog = document.querySelector('dialog.player-dialog');
  const frame = dialog?.querySelector('iframe');
  return {
    isOpen: dialog instanceof HTMLDialogElement && dialog.open,
    address: location.pathname + location.search,
    frame: frame?.title ?? '',
    focused: document.activeElement?.getAttribute('href') ?? document.activeElement?.getAttribute('aria-label') ?? '',
  };
}

const played = (slug: string, frame: string) => ({ isOpen: true, address: `${musicPath}?video=${slug}`, frame });

for (const way of ['Escape', 'Close'] as const) {
  test(`a click plays a video over the page; "${way}" closes it and gives the focus back`, async ({
    asked,
    webkit,
  }) => {
    await openPortfolio(webkit);
    expect(asked).toEqual([]);
    await webkit.click(`[data-first-cards] a[href="/videos/${second.slug}"]`);
    await expect.poll(() => webkit.evaluate(readDialog)).toMatchObject(played(second.slug, second.data.title));
    await expect.poll(() => asked).toContain(vimeo);
    const isGrowing = () => webkit.evaluate(() => document.querySelector('.growing') !== null);
    await expect.poll(isGrowing, 'the poster has grown').toBe(false);
    if (way === 'Escape') await webkit.press('Escape');
    else await webkit.click('dialog.player-dialog button', 'Close');
    const closed = { isOpen: false, address: musicPath, frame: '', focused: `/videos/${second.slug}` };
    await expect.poll(() => webkit.evaluate(readDialog)).toEqual(closed);
  });
}

test('Enter opens the player, and the arrows lead to the next video and back', async ({ webkit }) => {
  await openPortfolio(webkit);
  await webkit.evaluate((href) => {
    const card = document.querySelector(`[data-first-cards] a[href="${href}"]`);
    if (card instanceof HTMLElement) card.focus();
  }, `/videos/${first.slug}`);
  await webkit.press('Enter');
  await expect.poll(() => webkit.evaluate(readDialog)).toMatchObject(played(first.slug, first.data.title));
  await webkit.press('ArrowRight');
  await expect.poll(() => webkit.evaluate(readDialog)).toMatchObject(played(second.slug, second.data.title));
  await webkit.press('ArrowLeft');
  await expect.poll(() => webkit.evaluate(readDialog)).toMatchObject(played(first.slug, first.data.title));
});
