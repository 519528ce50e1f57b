/** What visitors see of the cities' exhibits: a permit path, a call sheet, a packing list and a board. */
import { paper } from '../e2e/printed-pages.ts';
import { desktopScreen, expect, phoneScreen, test } from './walk.fixture.ts';
import { findExhibit } from './find-exhibit.ts';

test.use({ viewport: desktopScreen });

test('an hour has the same height everywhere on the call sheet, and its lines are in order', async ({ page }) => {
  const { path, figures } = findExhibit('callsheet');
  await page.goto(path);
  const lines = page.getByRole('figure', { name: figures.title }).getByRole('listitem');
  await expect(lines).toHaveCount(figures.lines.length);
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const heights: number[] = [];
  for (const [index, { at, what }] of figures.lines.entries()) {
    await expect(lines.nth(index)).toContainText(what);
    const box = await lines.nth(index).boundingBox();
    heights.push((box?.height ?? 0) / (minutes(figures.lines[index + 1]?.at ?? figures.wrap) - minutes(at)));
  }
  for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0, 1);

  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  const light = await lines.first().locator('svg').boundingBox();
  const words = await lines.first().getByRole('paragraph').boundingBox();
  expect((light?.x ?? Infinity) + (light?.width ?? 0), 'on paper the light is beside the words').toBeLessThan(
    words?.x ?? 0,
  );
});

test('cases are listed with size and weight, and drawn under the same numbers', async ({ page }) => {
  const { path, figures } = findExhibit('packing');
  await page.goto(path);
  const exhibit = page.getByRole('figure', { name: figures.title });
  const items = figures.piles.flatMap((pile) => pile.items);
  for (const { what, length, pounds } of items) {
    const row = exhibit.getByRole('row').filter({ hasText: what });
    await expect(row).toContainText(String(length));
    await expect(row).toContainText(`${String(pounds)} ${figures.words.pounds}`);
  }
  await expect(exhibit.locator('svg text')).toHaveCount(items.length);
  for (const { people } of figures.crew) await expect(exhibit).toContainText(people);
});

test('the permit path counts down to the shoot, with what runs beside it', async ({ page }) => {
  const { path, figures } = findExhibit('permitpath');
  await page.goto(path);
  const stops = page.getByRole('figure', { name: figures.title }).getByRole('listitem');
  await expect(stops).toHaveCount(figures.steps.length + 1);
  let left = figures.steps.reduce((sum, { days }) => sum + days, 0);
  for (const [index, { name, days, beside }] of figures.steps.entries()) {
    await expect(stops.nth(index)).toContainText(String(left));
    await expect(stops.nth(index)).toContainText(name);
    if (beside) await expect(stops.nth(index)).toContainText(beside.name);
    left -= days;
  }
  await expect(stops.last()).toContainText(figures.words.end);
});

test('the board has a row for each hour, and can be pushed along by keys on a phone', async ({ page }) => {
  const { path, figures } = findExhibit('board');
  await page.setViewportSize(phoneScreen);
  await page.goto(path);
  const board = page.getByRole('region', { name: figures.title });
  await expect(board.getByRole('row')).toHaveCount(figures.to - figures.from + 1);
  const spans = figures.places.flatMap((place) => place.spans);
  await expect(board.getByRole('cell').filter({ hasText: figures.words.record })).toHaveCount(
    spans.filter(({ sound }) => sound === 'record').length,
  );
  await board.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => board.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
