import type { Page } from '@playwright/test';
import { content, expect } from './site.fixture.ts';

export const words = content.single('search');

export const start = content.routes.written('services');

/** Files that only the search needs. */
const ofSearch = /^\/(?:search\.js|data\/search|uploads\/(?:mount-)?search\.)/;

export function parts(page: Page) {
  const dialog = page.locator('#search');
  return {
    dialog,
    button: page.getByRole('banner').getByRole('link', { name: words.label }),
    field: dialog.getByRole('combobox', { name: words.label }),
    results: dialog.getByRole('option'),
    status: dialog.getByRole('status'),
    close: dialog.getByRole('button', { name: words.close }),
    siteMap: dialog.getByRole('link', { name: words.siteMap }),
  };
}

export function watchSearchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (ofSearch.test(pathname)) asked.push(pathname);
  });
  return asked;
}

export async function searchFor(page: Page, text: string, path = start): Promise<void> {
  await page.goto(path);
  await parts(page).button.click();
  await parts(page).field.fill(text);
}

/** The first result for what was typed. */
export async function expectFirst(page: Page, path: string): Promise<void> {
  const { results } = parts(page);
  await expect(results.first()).toHaveAttribute('href', path);
}
