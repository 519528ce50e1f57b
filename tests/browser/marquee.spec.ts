import type { Page } from '@playwright/test';
import { content, desktopScreen, expect, expectTouchTarget, test } from './site.fixture.ts';

const { routes } = content;
const reviews = content.list('reviews');
const ofArtists = reviews.filter(({ data }) => data.category === 'music');
/** On both pages with passing reviews. */
const [firstReview] = ofArtists;

test.use({ viewport: desktopScreen });

function parts(page: Page) {
  const section = page.locator('main section').filter({ has: page.getByText(firstReview?.data.text ?? '').first() });
  return {
    region: section.getByRole('region'),
    track: section.locator('.marquee-track'),
    pause: section.getByRole('checkbox'),
    heading: section.getByRole('heading').first(),
  };
}

for (const [path, shown] of [
  [routes.path('home'), reviews],
  [routes.portfolio('music'), ofArtists],
] as const) {
  test(`the reviews of ${path} pass by, each once to assistive technology`, async ({ page }) => {
    await page.goto(path);
    const { region, track } = parts(page);
    await region.scrollIntoViewIfNeeded();
    await expect(region.getByRole('listitem')).toHaveCount(shown.length);
    for (const { data } of shown) {
      await expect(region.getByRole('listitem').filter({ hasText: data.text })).toContainText(data.name);
    }
    const left = async () => track.evaluate((element) => element.getBoundingClientRect().left);
    const before = await left();
    await expect.poll(left).toBeLessThan(before);
  });
}

test('they pause by their switch, under a pointer and on focus', async ({ page }) => {
  await page.goto(routes.path('home'));
  const { region, track, pause, heading } = parts(page);
  // The focus may scroll the page under the pointer, which would then rest on the reviews.
  await pause.focus();
  await heading.hover();
  await expect(track).toHaveCSS('animation-play-state', 'running');

  await page.keyboard.press('Space');
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.keyboard.press('Space');
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await expectTouchTarget(pause.locator('..'));

  await region.hover();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await heading.hover();
  await expect(track).toHaveCSS('animation-play-state', 'running');

  await region.focus();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await expect(region).toHaveAccessibleName(/\S/);
});

test('with reduced motion they do not move, and all can be scrolled to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.path('home'));
  const { region, track, pause } = parts(page);
  await expect(pause).toBeHidden();
  expect(await track.evaluate((element) => element.getAnimations().length)).toBe(0);
  const last = region.getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 0.9 });
});

test('companies read what other companies said, side by side', async ({ page }) => {
  await page.goto(routes.portfolio('corporate'));
  const section = page.getByRole('region', { name: content.portfolio('corporate').reviews?.heading ?? '' });
  await section.scrollIntoViewIfNeeded();
  const ofCompanies = reviews.filter(({ data }) => data.category === 'corporate');
  await expect(section.getByRole('listitem')).toHaveCount(ofCompanies.length);
  for (const { data } of ofCompanies) await expect(section).toContainText(data.text);
});
