import type { Page } from '@playwright/test';
import { expect, field, fill, save, test } from './editor.fixture.ts';

/** The window that says what else changes. */
const windowOf = (page: Page) => page.getByRole('dialog', { name: /^What (?:it leaves behind|changes with it)$/ });

test('a new name shows what follows, and changes all of it in one save', async ({ open, page, project }) => {
  await open('collection/team/item/greta-holloway');
  await fill(page, { 'Name in the address': 'greta-h' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const asked = windowOf(page);
  await expect(asked.getByRole('list', { name: 'The old address leads to the new one' })).toContainText(
    '/crew/greta-holloway → /crew/greta-h',
  );
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Nothing was changed.')).toBeVisible();
  await expect(asked).toBeHidden();
  expect(await project.read('team/greta-holloway.yaml')).toContain('name:');

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/update') && answer.status() === 200);
  await asked.getByRole('button', { name: 'Change all of it' }).click();
  await saved;
  expect(await project.read('team/greta-h.yaml')).toContain('name:');
  expect(await project.read('redirects.yaml')).toContain('{ from: /crew/greta-holloway, to: /crew/greta-h }');
  // The page knows what it has saved.
  await expect(page).toHaveURL(/item\/greta-h$/);
  await field(page, 'Quote').fill('Measure it twice, and then once more.');
  expect(await save(page)).toBe(200);
});

test('by keyboard on a phone a page is deleted, and what named it leads elsewhere', async ({ open, page, project }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open('singleton/promotionPage');
  await page.getByRole('button', { name: 'Delete this page' }).press('Enter');
  const asked = windowOf(page);
  await expect(asked).toBeInViewport({ ratio: 1 });
  const leads = asked.getByRole('button', { name: /The old address leads to$/ });
  await leads.press('Enter');
  await page.getByRole('option', { name: 'Packages', exact: true }).press('Enter');
  await expect(leads).toContainText('Packages');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(leads).toBeFocused();
  const link = asked.getByRole('button', { name: /Written pages, .*Text of the page/ }).first();
  await expect(link).toContainText('Remove it there');
  await link.press('Enter');
  await page.getByRole('option', { name: 'About', exact: true }).press('Enter');
  await expect(link).toContainText('About');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(link).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  await asked.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByText('This page is not on the site.')).toBeVisible();
  await expect(project.read('pages/promotion.yaml')).rejects.toThrow('ENOENT');
  expect(await project.read('redirects.yaml')).toContain('{ from: /music-video-promotion, to: /packages }');

  await page.getByRole('button', { name: 'Bring it back' }).press('Enter');
  await expect(page.getByText('The history does not have this page')).toBeVisible();
});
