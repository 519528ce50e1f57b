/** What visitors see of the exhibits of written pages, and do with them; forms are in exhibit-forms.spec.ts. */
import { paper } from '../printed-pages.ts';
import { openExhibit } from './find-exhibit.ts';
import { desktopScreen, expect, phoneScreen, test } from './walk.fixture.ts';

test.use({ viewport: desktopScreen });

const nowhere = { x: 0, y: 0, width: 0, height: 0 };

test('two sheets face each other row by row, and each difference has a word and what it means', async ({ page }) => {
  const { data, exhibit } = await openExhibit(page, 'grid', ({ words }) => words !== undefined);
  for (const screen of [desktopScreen, phoneScreen]) {
    await page.setViewportSize(screen);
    for (const [index, { mark, cells }] of data.rows.entries()) {
      const row = exhibit.locator('tbody').getByRole('row').nth(index);
      for (const [place, { text, note = '' }] of cells.entries()) {
        await expect(row.getByRole('cell').nth(place)).toContainText(text);
        await expect(row.getByRole('cell').nth(place)).toContainText(note);
      }
      await expect(row.getByRole('rowheader')).toContainText(data.words?.[mark ?? 'same'] ?? '');
    }
  }
});

test('a board has a row for each hour, and can be pushed along by keys on a phone', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  const { data, exhibit } = await openExhibit(page, 'grid', ({ look }) => look === 'board');
  const board = exhibit.getByRole('region', { name: data.title });
  for (const { name, cells } of data.rows) {
    const row = board.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    for (const { text, note } of cells) await expect(row).toContainText(note ?? text);
  }
  await board.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => board.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('every row of tags has all its cells, each under the name of its column', async ({ page }) => {
  const { data, exhibit } = await openExhibit(page, 'grid', ({ look }) => look === 'tags');
  for (const { name, cells } of data.rows) {
    const row = exhibit.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
    for (const [place, { text, figure = '' }] of cells.entries()) {
      const cell = row.getByRole('cell').nth(place);
      for (const words of [data.columns[place]?.name ?? '', figure]) await expect(cell).toContainText(words);
      if (!text.includes('{')) await expect(cell).toContainText(text);
    }
  }
});

test.describe('a timeline', () => {
  test('by the clock, an hour has the same height everywhere, and is beside its words on paper', async ({ page }) => {
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

  test('by days counts down to its end, with what runs beside it', async ({ page }) => {
    const { data, exhibit } = await openExhibit(page, 'timeline', ({ left }) => left !== undefined);
    const steps = exhibit.getByRole('listitem');
    let daysLeft = data.steps.reduce((sum, { days = 0 }) => sum + days, 0);
    for (const [index, { what, days = 0, beside }] of data.steps.entries()) {
      for (const words of [String(daysLeft), what, beside?.what ?? '']) {
        await expect(steps.nth(index)).toContainText(words);
      }
      daysLeft -= days;
    }
    await expect(steps.last()).toContainText(data.end.what);
  });
});

test.describe('weeks', () => {
  test('scroll sideways by keyboard, and the page around them does not', async ({ page }) => {
    const { data, exhibit } = await openExhibit(page, 'weeks');
    const strip = exhibit.getByRole('region', { name: data.title });
    for (const screen of [desktopScreen, phoneScreen]) {
      await page.setViewportSize(screen);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await strip.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });

  test('are an ordered list with all their steps, on paper as well', async ({ page }) => {
    const { data, exhibit } = await openExhibit(page, 'weeks');
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    for (const [index, { name, steps, open }] of data.weeks.entries()) {
      const week = exhibit.getByRole('region').locator('> ol > li').nth(index);
      for (const words of [name, open]) await expect(week).toContainText(words);
      for (const { what } of steps) await expect(week.getByRole('listitem').filter({ hasText: what })).toBeVisible();
    }
  });
});

test('all bars are on one scale, in the colors of their key, with a table that says the same', async ({ page }) => {
  const { data, exhibit } = await openExhibit(page, 'bars');
  for (const screen of [desktopScreen, phoneScreen]) {
    await page.setViewportSize(screen);
    const drawings = data.bars.map(({ name }) =>
      exhibit.getByRole('listitem').filter({ hasText: name }).locator('svg'),
    );
    const boxes = await Promise.all(drawings.map((drawing) => drawing.boundingBox()));
    expect(new Set(boxes.map((box) => [box?.x, box?.width].join())).size).toBe(1);
  }
  for (const { text } of data.bars.flatMap(({ parts }) => parts))
    await expect(exhibit.getByRole('table')).toContainText(text);

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

  test('do not move for those who ask for less motion', async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp4')) films.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { exhibit } = await openExhibit(page, 'notes', ({ notes }) => notes.some(({ film }) => film));
    await exhibit.locator('[data-loop]').first().hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.locator('video')).toHaveCount(0);
    expect(films).toEqual([]);
  });
});

test('cases to pack are listed with size and weight, and who goes along', async ({ page }) => {
  const { data, exhibit } = await openExhibit(page, 'packing');
  for (const { what, length, pounds } of data.piles.flatMap((pile) => pile.items)) {
    const row = exhibit.getByRole('row').filter({ hasText: what });
    await expect(row).toContainText(String(length));
    await expect(row).toContainText(`${String(pounds)} ${data.words.pounds}`);
  }
  for (const { people } of data.crew) await expect(exhibit).toContainText(people);
});

test('each place of a map has its look in a list, below the outline on a phone', async ({ page }) => {
  await page.setViewportSize(phoneScreen);
  const { data, exhibit } = await openExhibit(page, 'map');
  const list = exhibit.getByRole('list');
  for (const [index, { name, light, standsFor, hours }] of data.places.entries()) {
    for (const words of [name, light, standsFor, String(hours)]) {
      await expect(list.getByRole('listitem').nth(index)).toContainText(words);
    }
  }
  const outline = (await exhibit.locator('svg').boundingBox()) ?? nowhere;
  expect(((await list.boundingBox()) ?? nowhere).y).toBeGreaterThanOrEqual(outline.y + outline.height);
});

test('each still has its scopes, and what they show in words', async ({ page }) => {
  const { data, exhibit } = await openExhibit(page, 'scopes');
  for (const [index, { name, alt, reading }] of data.shots.entries()) {
    const shot = exhibit.getByRole('listitem').nth(index);
    await expect(shot.getByRole('img', { name: alt })).toBeVisible();
    for (const words of [name, reading]) await expect(shot).toContainText(words);
    await expect(shot).toContainText(new RegExp(`${data.words.black} \\d+% · ${data.words.white} \\d+%`));
    expect(((await shot.locator('svg').boundingBox()) ?? nowhere).width, name).toBeGreaterThan(300);
  }
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

  test('paper has the sum, all work and all choices', async ({ page }) => {
    const { data, exhibit } = await openExhibit(page, 'hours');
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    await expect(exhibit.getByText(String(data.total)).first()).toBeVisible();
    for (const { name } of [...data.phases.flatMap(({ work }) => work), ...data.choices]) {
      await expect(exhibit.getByText(name, { exact: true })).toBeVisible();
    }
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('choices say what they add, without a box to tick', async ({ page }) => {
      const { data, exhibit } = await openExhibit(page, 'hours');
      for (const { name, hours } of data.choices) {
        await expect(exhibit.getByRole('listitem').filter({ hasText: name })).toContainText(`+${String(hours)}`);
      }
      await expect(exhibit.getByRole('checkbox')).toHaveCount(0);
    });
  });
});
