import { openExhibit } from './find-exhibit.ts';
import { desktopScreen, expect, phoneScreen, test } from './walk.fixture.ts';

test.use({ viewport: desktopScreen });

test('on a phone, arrow keys scroll a wide exhibit, and the page does not overflow', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  const { data, exhibit } = await openExhibit(
    page,
    'grid',
    ({ look, columns }) => look === 'board' && columns.length > 2,
  );
  const strip = exhibit.getByRole('region', { name: data.title });
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test.describe('the hours of a job', () => {
  test('ticking choices adds their hours to the sum, and taking one back takes them away', async ({ page }) => {
    const { data, exhibit } = await openExhibit(page, 'hours');
    const sum = exhibit.getByRole('status');
    let expected = data.total;
    await expect(sum).toContainText(String(expected));
    for (const { name, hours } of data.choices) {
      await exhibit.getByRole('checkbox', { name }).check();
      expected += hours;
      await expect(sum).toContainText(String(expected));
    }
    const [{ name, hours } = { name: '', hours: 0 }] = data.choices;
    await exhibit.getByRole('checkbox', { name }).press('Space');
    await expect(sum).toContainText(String(expected - hours));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('choices say what they add, without a box to tick', async ({ page }) => {
      const { data, exhibit } = await openExhibit(page, 'hours');
      for (const { name, hours } of data.choices) {
        await expect(exhibit.getByRole('listitem').filter({ hasText: name })).toContainText(`+${hours}`);
      }
      await expect(exhibit.getByRole('checkbox')).toHaveCount(0);
    });
  });
});
