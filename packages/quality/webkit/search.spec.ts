import { start, words } from '../../../tests/e2e/search.fixture.ts';
import { content } from '../../../tests/e2e/site.fixture.ts';
import { expect, test } from './webkit.fixture.ts';

const { routes } = content;

test('the search finds a page by what is typed, and Enter opens it', async ({ webkit }) => {
  await webkit.goto(start);
  await webkit.click('header a', words.label);
  const focused = () => webkit.evaluate(() => document.activeElement?.getAttribute('role'));
  await expect.poll(focused).toBe('combobox');
  await webkit.type('color grading');
  const found = () =>
    webkit.evaluate(() => document.querySelector('#search [role=option]')?.getAttribute('href') ?? '');
  await expect.poll(found).toBe(routes.written('color-grading'));
  await webkit.press('Enter');
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe(routes.written('color-grading'));
});

test('Escape closes the search and gives the focus back', async ({ webkit }) => {
  await webkit.goto(start);
  await webkit.click('header a', words.label);
  const isOpen = () => webkit.evaluate(() => document.querySelector('#search')?.matches(':modal') ?? false);
  await expect.poll(isOpen).toBe(true);
  await webkit.press('Escape');
  await expect.poll(isOpen).toBe(false);
  const label = () => webkit.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(label).toBe(words.label);
});
