import { expect, type Locator, type Page } from '@playwright/test';
import { content } from './site.fixture.ts';

const { routes } = content;

export function listInOrder(category: 'music' | 'corporate') {
  return content
    .list('videos')
    .filter(({ data }) => data.category === category)
    .sort((a, b) => a.data.order - b.data.order);
}

export const musicPath = routes.portfolio('music');
export const music = listInOrder('music');
/** Cards in the page itself, and in each step. */
export const step = 12;

export function cards(page: Page): Locator {
  return page.locator('[data-first-cards] li:visible').filter({ has: page.locator('[data-card]') });
}

export function moreButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Load More Videos' });
}

export function notification(page: Page): Locator {
  return page.locator('li.notification');
}

export function player(page: Page): Locator {
  return page.locator('dialog.player-dialog');
}

/** Opens the portfolio and waits until its island is hydrated. */
export async function openPortfolio(page: Page, address = musicPath): Promise<void> {
  await page.goto(address);
  await page.locator('[data-filter]').scrollIntoViewIfNeeded();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}

export function cardOf(page: Page, slug: string): Locator {
  return cards(page).locator(`a[href="/videos/${slug}"]`);
}

/** The player and its sound are gone, and the page is as before, with the focus on a video's card. */
export async function expectPlayerClosed(page: Page, slug: string): Promise<void> {
  await expect(player(page)).toHaveCount(0);
  await expect(page.locator('iframe'), 'its sound is gone with it').toHaveCount(0);
  await expect(page).toHaveURL(musicPath);
  await expect(cardOf(page, slug), 'the focus is back on the card').toBeFocused();
}
