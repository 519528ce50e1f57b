import { content, expect, test } from './site.fixture.ts';

const { routes, phone } = content;

test('on paper a page is in black on white under the phone, and a call sheet is alone with its link', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(routes.path('packages'));
  await expect(page.locator('.print-sheet')).toContainText(phone.text);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const { name, cells } of content.single('packages').tiers) {
    await expect(page.getByRole('heading', { name, exact: true })).toHaveCSS('color', 'rgb(0, 0, 0)');
    for (const cell of cells) await expect(page.getByRole('cell', { name: cell, exact: true }).first()).toBeVisible();
  }

  await page.goto(`${routes.path('plan')}#2.32.music.song-mid.street.solo.night`);
  const { brief, questions } = content.single('planPage');
  await expect(page.locator('.plan-sheet').getByRole('heading', { name: brief.label })).toBeVisible();
  await expect(page.getByText(/\/plan#[\w.-]+night/)).toBeVisible();
  await expect(page.getByRole('heading', { name: questions.heading })).toBeHidden();
});
