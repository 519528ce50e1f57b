import { expect } from '@playwright/test';
import { weddingStudio } from '../../../tests/content/new-company.fixture.ts';
import { field } from './editor.fixture.ts';
import { origin, testAlone } from './studio.fixture.ts';

/** What is written, in the order of the fields; what they do is chosen. */
const answers = { ...weddingStudio, site: 'https://www.tern-and-tide-films.com' };
const { phone, email, site, area, zone, country, hours, color } = answers;

testAlone(
  'an owner starts a site of their own from the first page, by keyboard on a phone',
  async ({ browser, studio: { enter, git } }) => {
    const ben = await enter(browser, 'ben');
    await ben.goto(`${origin}/keystatic`);
    await expect(ben.getByRole('button', { name: 'New page' })).toBeVisible({ timeout: 60_000 });
    await expect(ben.getByText('Is this your company?'), 'only an owner is asked').toHaveCount(0);

    const status = () => git('status', '--porcelain', '--', 'content');
    const before = status();
    const page = await enter(browser, 'ana');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${origin}/keystatic`);
    const offer = page.getByRole('region', { name: 'Is this your company?' });
    await expect(offer).toContainText('Regulus Films is an example');
    await expect(offer.getByRole('link', { name: 'Take over what is here' })).toHaveAttribute(
      'href',
      '/keystatic/singleton/site',
    );
    await offer.getByRole('button', { name: 'Start a small site of your own' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Start a small site of your own' });
    const { keyboard } = page;
    const trade = dialog.getByRole('button', { name: /What you do/ });
    await trade.press('Enter');
    await page.getByRole('option', { name: 'Weddings and events' }).press('Enter');
    await expect(trade).toBeFocused();
    for (const answer of [phone, email, site, '', area, '', zone, country, hours, color]) {
      await keyboard.press('Tab');
      await keyboard.insertText(answer);
    }
    await expect(field(dialog, 'Main color')).toHaveValue(color);
    await keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await offer.getByRole('button').press('Enter');
    await expect(field(dialog, 'Phone'), 'what was written is there again').toHaveValue(phone);

    const write = dialog.getByRole('button', { name: 'Replace what is here' });
    await write.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Some answers are missing or not right.');
    await expect(field(dialog, 'Name')).toBeFocused();
    await expect(field(dialog, 'Name')).toHaveAccessibleDescription(/Name is missing: write the company's name/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await keyboard.insertText(answers.name);
    await write.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('The site of Tern & Tide is written', { timeout: 60_000 });
    await expect(dialog.getByRole('button', { name: 'Open it' })).toBeFocused();
    await keyboard.press('Enter');

    await expect(page).toHaveTitle('Edit Tern & Tide');
    const foot = page.getByRole('complementary', { name: 'Publish' });
    await foot.getByRole('button', { name: /^\d+ samples left$/ }).press('Enter');
    const list = page.getByRole('dialog', { name: 'Publish' });
    await expect(list.getByRole('link', { name: /^Home/ }).first()).toBeVisible();
    await expect(offer).toHaveCount(0);
    expect(git('log', '-1', '--format=%an: %s', 'drafts')).toBe('Ana Owner: Start the site of Tern & Tide');

    // What was there comes back like any earlier state.
    await page.setViewportSize({ width: 1280, height: 900 });
    await list.getByRole('radio', { name: 'Publications' }).click();
    await list
      .getByRole('button', { name: /^Put back/ })
      .first()
      .press('Enter');
    await expect.poll(status, { timeout: 60_000 }).toBe(before);
  },
);
