import { content } from '../../../tests/browser/site.fixture.ts';
import { expect, field, save, test } from './editor.fixture.ts';

const [member] = content.list('team').filter(({ slug }) => slug === 'ana-quiroga');
if (!member) throw new Error('tests/fixture has no Ana Quiroga');

test('by keyboard on a phone a translation is begun from the first page, beside the words of the first language', async ({
  page,
  project,
}) => {
  // As other tests have left it.
  const [, title = ''] = /^title: (.*)$/m.exec(await project.read('team/ana-quiroga.yaml')) ?? [];
  await page.setViewportSize({ width: 390, height: 780 });
  await page.goto(`${project.origin}/keystatic`);
  const waiting = page.getByRole('region', { name: 'Translations' });
  const link = waiting.getByRole('link', { name: `Team, ${member.data.name}`, exact: true });
  await waiting.getByText(/wait$/).press('Enter');
  await link.press('Enter');
  await expect(page).toHaveURL(/translation-fr\/item\/team\.ana-quiroga$/);
  await expect(page.getByText(title, { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(field(page, 'Name'), 'a name is the same in every language').toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await field(page, 'Title').fill('x'.repeat(200));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/has 200 characters: write at most/)).toBeVisible();
  await field(page, 'Title').fill('Réalisatrice');
  expect(await save(page)).toBe(200);
  expect(await project.read('fr/team/ana-quiroga.yaml')).toMatch(/^title: Réalisatrice\noriginal: [a-z]{8}\n$/);

  await page.goto(`${project.origin}/keystatic`);
  await waiting.getByText(/wait$/).press('Enter');
  await expect(waiting.getByText('Some words are missing').locator('xpath=..').getByRole('link')).toContainText([
    member.data.name,
  ]);
});
