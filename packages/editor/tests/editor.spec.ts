import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { runCommand } from '@site/delivery/build/run-command.ts';
import { expect, field, fill, linesOf, photo, save, test } from './editor.fixture.ts';

test('a title is changed, and nothing else in its file', async ({ open, page, project }) => {
  const before = await project.read('team/ana-quiroga.yaml');
  await open('collection/team/item/ana-quiroga');
  await field(page, 'Title').fill('Director of everything');
  expect(await save(page)).toBe(200);
  expect(linesOf(await project.read('team/ana-quiroga.yaml'), before)).toEqual(['title: Director of everything']);

  // The page did not reload, and knows what it has saved: it can save again.
  await field(page, 'Quote').fill('From the top, please.');
  expect(await save(page)).toBe(200);
  expect(await project.read('team/ana-quiroga.yaml')).toContain('quote: From the top, please.\n');
});

test('a wrong value is refused beside its field', { tag: '@nightly' }, async ({ open, page, project }) => {
  const before = await project.read('site.yaml');
  await open('singleton/site');
  await field(page, 'Phone').fill('(305) 555-0142');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Phone is not right: write + and the digits alone')).toBeVisible();
  expect(await project.read('site.yaml')).toBe(before);

  await field(page, 'Phone').fill('+13055550199');
  expect(await save(page)).toBe(200);
  expect(linesOf(await project.read('site.yaml'), before)).toEqual(["phone: '+13055550199'"]);
});

test(
  'the hours are changed by day and time, and a wrong time is refused beside its field',
  { tag: '@nightly' },
  async ({ open, page, project }) => {
    const before = await project.read('site.yaml');
    await open('singleton/site');
    const hours = page.getByRole('grid', { name: 'When the phone is answered' });
    await hours.getByRole('row').first().click();
    const row = page.getByRole('dialog');
    await row.getByLabel('Closes').fill('8 pm');
    await row.getByLabel('Closes').blur();
    await expect(row.getByText('Closes is not right: write a time on the clock of 24 hours')).toBeVisible();
    await row.getByLabel('Closes').fill('21:30');
    await row.getByRole('button', { name: 'Done' }).click();
    expect(await save(page)).toBe(200);
    expect(linesOf(await project.read('site.yaml'), before)).toEqual(["    closes: '21:30'"]);
  },
);

test(
  'what only the whole content shows to be wrong is refused with its file and field',
  { tag: '@nightly' },
  async ({ open, page, project }) => {
    const before = await project.read('featured.yaml');
    await open('collection/reviews/item/hanna-park');
    await field(page, 'What the client said').fill('They answered {nobody} and sent the invoice to {nowhere}, twice.');
    expect(await save(page)).toBe(422);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('What the client said uses {nobody}, which is not a fact');
    await expect(alert).toContainText('uses {nowhere}');

    const [slug = ''] = /(?<=- )\S+/.exec(before) ?? [];
    await open(`collection/videos/item/${slug}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /delete/i })
      .click();
    const asked = page.getByRole('dialog', { name: 'What it leaves behind' });
    const use = asked.getByRole('button', { name: /Videos on the home page: Videos 1$/ });
    await expect(use).toContainText('Remove it there');
    await expect(asked.getByRole('button', { name: /Planner: Films 1, Film$/ })).toContainText('Choose');
    await expect(asked.getByRole('button', { name: 'Delete' })).toBeDisabled();
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing was changed.')).toBeVisible();
    expect(await project.read(`videos/${slug}.yaml`)).toContain('title:');
  },
);

test('a video is added with its poster', async ({ open, page, project }) => {
  await open('collection/videos/create');
  await field(page, 'Title').fill('Luz de Agua');
  await expect(field(page, 'Name in the address')).toHaveValue('luz-de-agua');
  await fill(page, {
    'Vimeo number': '123456789',
    Description: 'A singer walks out of the sea at dawn, and the band is waiting for her on the sand.',
  });
  // Its star is a part of its name while its list is open.
  const portfolio = page.getByRole('combobox', { name: /^Portfolio/ });
  await portfolio.fill('Music');
  await page.getByRole('option', { name: 'Music Videos' }).click();
  await expect(portfolio).toHaveValue('Music Videos');
  // The words of the other videos are offered, and any other may be typed.
  const genre = page.getByRole('combobox', { name: 'Filter word' });
  await genre.fill('Latin pop');
  await expect(page.getByRole('option', { name: 'Latin pop' })).toBeVisible();
  await genre.press('Escape');
  await fill(page, {
    Artist: 'Marisol Test',
    Length: '3:21',
    Location: 'Key Biscayne, Florida',
    Synopsis: `${'Nobody was allowed to walk on the sand before the first take. '.repeat(3)}Then all did.`,
  });
  // Cameras and frames have such a button, too.
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  const credit = page.getByRole('dialog');
  await fill(credit, { Role: 'Director', Name: 'Ana Quiroga' });
  await credit.getByRole('button', { name: 'Add', exact: true }).click();
  await page.locator('input[type=file]').setInputFiles(await photo(300, 200));
  await expect(page.getByText('Poster is only 300×200: give one of at least 1280×720')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(await photo(1600, 1200));
  const shown = page.getByAltText('The new picture');
  const middle = await shown.getAttribute('src');
  await page.getByRole('slider', { name: 'What is shown' }).press('End');
  await expect(shown, 'its lower part').not.toHaveAttribute('src', middle ?? '');
  await field(page, 'What the poster shows').fill('A singer in the surf at dawn');
  expect(await save(page, 'Create')).toBe(200);

  const file = await project.read('videos/luz-de-agua.yaml');
  expect(file).toMatch(/^id: \d+\ntitle: Luz de Agua\nvimeoId: '123456789'\ndescription: A singer/);
  expect(file).toContain('poster: ../media/posters/luz-de-agua.jpg\n');
  expect(file).toContain('credits:\n  - role: Director\n    name: Ana Quiroga\n');
  const poster = await readFile(path.join(project.folder, 'content/media/posters/luz-de-agua.jpg'));
  expect(await sharp(poster).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 720 });
});

test('the link of a video fills the fields, poster included', { tag: '@nightly' }, async ({ open, page, project }) => {
  await open('collection/videos/create');
  const link = field(page, 'Link of the video');
  const paste = page.getByRole('button', { name: 'Paste a link' });
  await link.fill('https://vimeo.com/100000003');
  await paste.click();
  await expect(page.getByText('Vimeo answers 403: the video is private')).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('');

  await link.fill('https://vimeo.com/100000002/0a1b2c3d4e?share=copy');
  await paste.click();
  await expect(field(page, 'Title')).toHaveValue('Salt on the Wind');
  await expect(field(page, 'Name in the address')).toHaveValue('salt-on-the-wind');
  await expect(field(page, 'Vimeo number')).toHaveValue('100000002?h=0a1b2c3d4e');
  await expect(field(page, 'Length')).toHaveValue('3:07');
  await expect(field(page, 'Year')).toHaveValue('2026');
  await expect(page.getByLabel('Published')).toHaveValue('2026-03-04');
  const poster = page.getByAltText('The new picture');
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);

  await open('collection/movies/create');
  await link.fill('https://youtu.be/publicVideo');
  await paste.click();
  await expect(field(page, 'Title')).toHaveValue('Rain Towers');
  await expect(field(page, 'Player')).toHaveValue('https://www.youtube-nocookie.com/embed/publicVideo');
  await fill(page, {
    'What the poster shows': 'Two rain towers over a street at night',
    Description: 'Two towers rain on forty meters of street.',
    Year: '2025',
    'Length in minutes': '91',
    'What the film is about': 'It rains for a whole night on one street, and nobody goes home. '.repeat(2),
  });
  await page.getByRole('button', { name: 'Add', exact: true }).first().click();
  const credit = page.getByRole('dialog');
  await fill(credit, { Role: 'Director', Name: 'Ana Quiroga' });
  await credit.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await save(page, 'Create')).toBe(200);
  const file = await project.read('movies/rain-towers.yaml');
  expect(file).toContain('src: https://www.youtube-nocookie.com/embed/publicVideo\n');
  expect(file).toContain('poster: ../media/posters/rain-towers.jpg\n');
});

test('the team gets another order, by button and by hand', { tag: '@nightly' }, async ({ open, page, project }) => {
  const files = (await readdir(path.join(project.folder, 'content/team'))).map((name) => `team/${name}`);
  const state = async () => Promise.all(files.map(async (file) => project.read(file)));
  const before = await state();
  await open('singleton/order-team');
  const rows = page.getByRole('grid', { name: 'Order' }).getByRole('row');
  const names = async () =>
    (await rows.allTextContents()).map((text) => /\d+\. ([\p{L} '-]+?)(?=Move|$)/u.exec(text)?.[1]);
  await expect(rows.nth(2)).toBeVisible();
  const [first, second, third] = await names();
  await page.getByRole('button', { name: `Move ${first ?? ''} down` }).click();
  expect((await names()).slice(0, 3)).toEqual([second, first, third]);
  await rows
    .nth(2)
    .getByRole('button', { name: /drag/i })
    .dragTo(rows.nth(0), { targetPosition: { x: 200, y: 2 } });
  expect((await names()).slice(0, 3)).toEqual([third, second, first]);
  expect(await save(page)).toBe(200);
  const after = await state();
  const changed = after.flatMap((text, index) => linesOf(text, before[index] ?? ''));
  expect(changed.length).toBeLessThanOrEqual(2);
  expect(changed.every((line) => /^order: \d+$/.test(line))).toBe(true);
  await page.reload();
  await expect(rows.first()).toContainText(third ?? '');
});

test('the text of a page changes, and its fields stay', async ({ open, page, project }) => {
  const before = await project.read('pages/color-grading.mdoc');
  await open('collection/writtenPages/item/color-grading');
  const text = field(page, 'Text of the page');
  const written = await text.inputValue();
  await text.press('ControlOrMeta+End');
  await page
    .getByRole('group', { name: 'Write into: Text of the page' })
    .getByRole('button', { name: 'Heading' })
    .click();
  await expect(text).toHaveValue(/\n\n## Heading$/);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text, 'the browser takes it back').toHaveValue(written);
  await text.fill(written.replace('A grade has two jobs.', 'A grade has two jobs, and a deadline.'));
  expect(await save(page)).toBe(200);
  expect(await project.read('pages/color-grading.mdoc')).toBe(before.replace('two jobs.', 'two jobs, and a deadline.'));
  // Followed without a browser: a window counts as opened once the page in it is made, and the first takes minutes.
  const preview = page.getByRole('button', { name: 'Preview', exact: true });
  await expect(preview).toHaveAttribute('target', '_blank');
  const address = new URL((await preview.getAttribute('href')) ?? '', project.origin).href;
  const { headers } = await fetch(address, { redirect: 'manual' });
  expect(headers.get('location')).toBe('/color-grading');
});

test('what was edited is built, and nothing of the editor', { tag: '@nightly' }, async ({ project }) => {
  test.setTimeout(900_000);
  const { folder } = project;
  const code = await runCommand(process.execPath, ['packages/delivery/build/build.ts'], {
    root: folder,
    env: { NODE_ENV: 'production' },
    showOutput: false,
  });
  expect(code).toBe(0);
  const read = async (file: string) => readFile(path.join(folder, 'dist', file), 'utf8');
  expect(await read('videos/luz-de-agua/index.html')).toContain('Luz de Agua');
  expect(await read('about/index.html')).toContain('Director of everything');
  expect(await read('contact/index.html')).toContain('(305) 555-0199');
  expect(await read('color-grading/index.html')).toContain('A grade has two jobs, and a deadline.');
  const article = await read('blog/what-dancers-need/index.html');
  expect(article).toContain('What the floor says</h2>');
  expect(article).toContain('alt="Chalk marks on a wooden floor"');
});
