/** How the exhibits of written pages are drawn, and what visitors do with them; forms are in exhibit-forms.spec.ts. */
import { paper } from '../printed-pages.ts';
import { openExhibit } from './find-exhibit.ts';
import { desktopScreen, expect, phoneScreen, test } from './walk.fixture.ts';

test.use({ viewport: desktopScreen });

const nowhere = { x: 0, y: 0, width: 0, height: 0 };

for (const kind of ['grid', 'weeks'] as const) {
  test(`on a phone keys push along what is wider than the screen, and the page around it stays: ${kind}`, async ({
    page,
  }) => {
    await page.setViewportSize(phoneScreen);
    const { data, exhibit } = await openExhibit<'grid' | 'weeks'>(
      page,
      kind,
      (one) => !('look' in one) || one.look === 'board',
    );
    const strip = exhibit.getByRole('region', { name: data.title });
    // Columns stay beside each other.
    const tops = await strip
      .getByRole('row')
      .first()
      .locator('th')
      .evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top));
    expect(new Set(tops).size, tops.join(', ')).toBeLessThanOrEqual(1);
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test('on a timeline by the clock an hour has the same height everywhere, and is beside its words on paper', async ({
  page,
}) => {
  const { data, exhibit } = await openExhibit(page, 'timeline', ({ light }) => light !== undefined);
  const steps = exhibit.getByRole('listitem');
  const minutes = (clock = '') => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const heights: number[] = [];
  for (const [index, { at, what }] of data.steps.entries()) {
    await expect(steps.nth(index)).toContainText(what);
    const next = data.steps[index + 1]?.at ?? data.end.at;
    heights.push(((await steps.nth(index).boundingBox())?.height ?? 0) / (minutes(next) - minutes(at)));
  }
  for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? 0, 1);
  await expect(steps.last()).toContainText(data.end.what);

  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  const light = (await steps.first().locator('svg').boundingBox()) ?? nowhere;
  const words = (await steps.first().getByRole('paragraph').last().boundingBox()) ?? nowhere;
  expect(light.x + light.width, 'on paper the light is beside the words').toBeLessThan(words.x);
});

test('all bars are on one scale, in the colors of their key', async ({ page }) => {
  const { data, exhibit } = await openExhibit(page, 'bars');
  for (const screen of [desktopScreen, phoneScreen]) {
    await page.setViewportSize(screen);
    const drawings = data.bars.map(({ name }) =>
      exhibit.getByRole('listitem').filter({ hasText: name }).locator('svg'),
    );
    const boxes = await Promise.all(drawings.map((drawing) => drawing.boundingBox()));
    expect(new Set(boxes.map((box) => [box?.x, box?.width].join())).size).toBe(1);
  }
  const listFills = (list: number) =>
    exhibit
      .getByRole('list')
      .nth(list)
      .locator('path')
      .evaluateAll((paths) => [...new Set(paths.map((path) => getComputedStyle(path).fill))].sort());
  const groups = new Set(data.bars.flatMap(({ parts }) => parts.map(({ group }) => group)));
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    expect(await listFills(1), `a color for each group, ${media}`).toHaveLength(groups.size);
    expect(await listFills(0), `the key has the colors of the bars, ${media}`).toEqual(await listFills(1));
  }
});

test.describe('notes', () => {
  test('face what stands against them, and it follows them on a phone', async ({ page }) => {
    const { data, exhibit } = await openExhibit(page, 'notes', ({ notes }) => notes.some(({ answer }) => answer));
    const place = async (text: string) => (await exhibit.getByText(text).boundingBox()) ?? nowhere;
    for (const { title, answer } of data.notes) {
      if (!answer) continue;
      await page.setViewportSize(desktopScreen);
      const [left, right] = [await place(title), await place(answer.text)];
      expect(right.x, title).toBeGreaterThan(left.x + 200);
      await page.setViewportSize(phoneScreen);
      const [first, second] = [await place(title), await place(answer.text)];
      expect(second.y, title).toBeGreaterThan(first.y);
      expect(second.x - first.x, title).toBeLessThan(20);
    }
  });

  test('lead to their films, which move under a pointer where they have a loop', async ({ page }) => {
    const { data, exhibit } = await openExhibit(page, 'notes', ({ notes }) => notes.some(({ film }) => film));
    for (const { film, stamp } of data.notes) {
      await expect(exhibit.getByText(stamp, { exact: true }).first()).toBeVisible();
      if (!film) continue;
      await expect(exhibit.getByRole('link', { name: film.shows })).toHaveAttribute('href', `/videos/${film.video}`);
    }
    const moving = exhibit.locator('[data-loop]').first();
    await moving.hover();
    await expect(moving.locator('video.playing')).toBeVisible({ timeout: 15_000 });
  });
});

test('the list of a map is below its outline on a phone', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  const { exhibit } = await openExhibit(page, 'map');
  const outline = (await exhibit.locator('svg').boundingBox()) ?? nowhere;
  const list = (await exhibit.getByRole('list').boundingBox()) ?? nowhere;
  expect(list.y).toBeGreaterThanOrEqual(outline.y + outline.height);
});

test('notes stand beside their lines of a script, and below them on a phone', async ({ page }) => {
  const { data, exhibit } = await openExhibit(page, 'script');
  const place = async (words: string) => (await exhibit.getByText(words).boundingBox()) ?? nowhere;
  for (const { text, note } of data.lines) {
    if (note === undefined) continue;
    await page.setViewportSize(desktopScreen);
    const [line, beside] = [await place(text), await place(note)];
    expect(beside.x, note).toBeGreaterThanOrEqual(line.x + line.width);
    expect(Math.abs(beside.y - line.y), note).toBeLessThan(10);
    await page.setViewportSize(phoneScreen);
    expect((await place(note)).y, note).toBeGreaterThan((await place(text)).y);
  }
});

test.describe('the hours of a job', () => {
  test('ticking choices adds their hours to the sum, and taking one back takes them away', async ({ page }) => {
    const { data, exhibit } = await openExhibit(page, 'hours');
    const sum = exhibit.getByRole('status');
    let expected = data.total;
    await expect(sum).toContainText(String(expected));
    for (const { name, hours } of data.choices) {
      await exhibit.getByRole('checkbox', { name }).check();
      expected += hours;
      await expect(sum).toContainText(String(expected));
    }
    const [{ name, hours } = { name: '', hours: 0 }] = data.choices;
    await exhibit.getByRole('checkbox', { name }).press('Space');
    await expect(sum).toContainText(String(expected - hours));
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('choices say what they add, without a box to tick', async ({ page }) => {
      const { data, exhibit } = await openExhibit(page, 'hours');
      for (const { name, hours } of data.choices) {
        await expect(exhibit.getByRole('listitem').filter({ hasText: name })).toContainText(`+${hours}`);
      }
      await expect(exhibit.getByRole('checkbox')).toHaveCount(0);
    });
  });
});
