/** Where things begin and end on a desktop: what a visitor sees as one line, or as a hole. */
import { content, desktopScreen, expect, test } from './site.fixture.ts';

const { routes } = content;
const written = content.list('writtenPages');

test.use({ viewport: desktopScreen, javaScriptEnabled: false });

test('last words and footer take less than two thirds of a screen together, however a page ends', async ({ page }) => {
  const camera = written.find(({ data }) => data.camera !== undefined);
  const [person] = content.list('team');
  for (const path of [
    routes.path('home'),
    routes.portfolio('music'),
    routes.path('plan'),
    routes.written('services'),
    ...(camera ? [routes.written(camera.slug)] : []),
    ...(person ? [`/crew/${person.slug}`] : []),
  ]) {
    await page.goto(path);
    const band = page.locator('main section', { has: page.locator('#call-to-action') }).last();
    const heights = await Promise.all([band, page.locator('body > footer')].map((part) => part.boundingBox()));
    const sum = heights.reduce((height, box) => height + (box?.height ?? Infinity), 0);
    expect(sum, path).toBeLessThan(600);
  }
});

test('the words of each service at home begin at the edge of the page or at its own', async ({ page }) => {
  await page.goto(routes.path('home'));
  const list = page.locator('section[aria-labelledby="our-services"] > ul > li');
  const margin = await page.locator('#our-services').boundingBox();
  for (const service of await list.all()) {
    const [card, title] = await Promise.all([service, service.locator('h3')].map((part) => part.boundingBox()));
    const edges = [margin, card].map((box) => Math.round(box?.x ?? 0));
    expect(edges).toContain(Math.round(title?.x ?? -1));
  }
});

test('the list of a lighting plan begins beside its drawing', async ({ page }) => {
  const [first] = written.filter(({ data }) => data.group === 'Cases');
  if (!first) throw new Error('content has no case');
  await page.goto(routes.written(first.slug));
  const plan = page.locator('.lighting-plan');
  const tops = await Promise.all([plan.locator('svg'), plan.locator('ul')].map((part) => part.boundingBox()));
  expect(tops[0]?.y).toBe(tops[1]?.y);
});

test('a list of small headings fills the page, in rows that begin on one line', async ({ page }) => {
  await page.goto(routes.written('services'));
  const entries = page.locator('.entries > *');
  const boxes = await entries.evaluateAll((list) => list.map((entry) => entry.getBoundingClientRect()));
  const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
  for (const row of rows.values()) {
    expect(row.length).toBe(3);
    expect(row.at(-1)?.right).toBeGreaterThan(desktopScreen.width * 0.9);
  }
});
