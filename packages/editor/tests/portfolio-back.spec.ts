import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { saveChanges } from '../content/save.ts';
import { readView } from '../content/view.ts';
import { weddingsOf } from '../content/weddings.fixture.ts';
import { origin, testAlone } from './studio.fixture.ts';

const place = 'portfolios/weddings.json';

testAlone(
  'a portfolio that was deleted comes back from the list, by keyboard on a phone',
  async ({ browser, studio: { enter, folder } }) => {
    const content = path.join(folder, 'content');
    const corporate = (await readView(content).get('portfolios/corporate.json')?.read()) ?? '{}';
    const data = weddingsOf(JSON.parse(corporate) as Record<string, unknown>);
    await saveChanges(
      content,
      { additions: [{ path: place, data }], deletions: [] },
      { name: 'Ana Owner', email: 'ana@example.com' },
    );
    const read = async () => readFile(path.join(content, 'portfolios/weddings.yaml'), 'utf8').catch(() => 'none');
    const before = await read();

    const page = await enter(browser, 'ana');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}/keystatic/collection/portfolios/item/weddings`);
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible({ timeout: 60_000 });
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /delete/i })
      .press('Enter');
    await page
      .getByRole('dialog', { name: 'What it leaves behind' })
      .getByRole('button', { name: 'Delete' })
      .press('Enter');
    await expect.poll(read).toBe('none');

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}/keystatic`);
    await page.getByRole('main').getByRole('link', { name: 'Weddings', exact: true }).press('Enter');
    // The editor opens the page again once it is back: to leave before that would race with it.
    const openedAgain = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Bring it back' }).press('Enter');
    await openedAgain;
    expect(await read(), 'as it was').toBe(before);
    await page.goto(`${origin}/keystatic/collection/portfolios`);
    await expect(page.getByRole('main').getByText('weddings', { exact: true })).toBeVisible();
  },
);
