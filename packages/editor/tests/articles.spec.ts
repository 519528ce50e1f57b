import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, field, linesOf, photo, save, test } from './editor.fixture.ts';

test('a word of an old article is changed, and nothing else in its file', async ({ open, page, project }) => {
  const before = await project.read('blog/what-dancers-need.yaml');
  await open('collection/posts/item/what-dancers-need');
  const article = field(page, 'Article');
  await expect(article, 'the lines of the old blog are not shown').not.toContainText('Marcus Vale');
  await article.getByText('Talk in counts.').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ControlOrMeta+ArrowRight');
  await page.keyboard.type('Speak');
  await expect(page.frameLocator('iframe[title="As visitors read it"]').getByText('Speak in counts.')).toBeVisible();
  expect(await save(page)).toBe(200);
  const after = await project.read('blog/what-dancers-need.yaml');
  const [line = ''] = linesOf(before, after);
  expect(linesOf(after, before)).toEqual([line.replace('Talk in counts', 'Speak in counts')]);
  expect(after.split('\n')).toHaveLength(before.split('\n').length);
});

test(
  'an article is written with buttons, a picture among its words, and read as visitors will',
  { tag: '@nightly' },
  async ({ open, page, project }) => {
    const before = await project.read('blog/what-dancers-need.yaml');
    await open('collection/posts/item/what-dancers-need');
    const article = field(page, 'Article');
    const buttons = page.getByRole('group', { name: 'Write into: Article' });
    const shown = page.frameLocator('iframe[title="As visitors read it"]');
    await article.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await buttons.getByRole('button', { name: 'Heading', exact: true }).click();
    await page.keyboard.type('What the floor says');
    const heading = shown.getByRole('heading', { name: 'What the floor says' });
    await expect(heading).toBeVisible();
    await expect(heading, "the site's own look").toHaveCSS('font-family', /Archivo Display/);
    const scrolledTo = () => shown.locator('html').evaluate((html) => html.scrollTop);
    await heading.evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant' });
    });
    const place = await scrolledTo();
    expect(place).toBeGreaterThan(0);
    await shown.owner().evaluate((frame) => {
      frame.scrollIntoView({ block: 'start' });
    });
    await expect(buttons, 'they stay while the text is scrolled').toBeInViewport();

    await page.keyboard.press('Enter');
    await page.keyboard.type('Ask the floor');
    await page.keyboard.press('Shift+ControlOrMeta+ArrowLeft');
    await buttons.getByRole('button', { name: 'Link' }).click();
    await page.getByRole('combobox', { name: 'The link leads to' }).fill('/contact');
    await page.getByRole('combobox', { name: 'The link leads to' }).press('Escape');
    await page.getByRole('button', { name: 'Set link' }).click();
    await expect(shown.getByRole('link', { name: 'floor', exact: true })).toHaveAttribute('href', '/contact');

    await article.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.locator('input[type=file]').setInputFiles(await photo(300, 200));
    await expect(page.getByText('The picture is only 300×200: give one of at least 1200 pixels wide')).toBeVisible();
    await page.locator('input[type=file]').setInputFiles(await photo(1600, 900));
    const added = article.locator('img').last();
    await expect(added).toHaveAttribute('src', /new%3Ablog%2F[0-9a-f]{40}\.jpg/);
    await added.click();
    await field(page, 'What the picture shows').fill('Chalk marks on a wooden floor');
    const picture = shown.getByRole('img', { name: 'Chalk marks on a wooden floor' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    expect(await scrolledTo(), 'what is typed does not move it').toBe(place);

    expect(await save(page)).toBe(200);
    const after = await project.read('blog/what-dancers-need.yaml');
    expect(linesOf(before, after)).toEqual([]);
    expect(linesOf(after, before)).toEqual([
      '  <h2>What the floor says</h2>',
      '  <p>Ask the <a href="/contact">floor</a></p>',
      '  <p><img src="/blog-media/what-dancers-need.jpg" alt="Chalk marks on a wooden floor"></p>',
    ]);
    const file = await readFile(path.join(project.folder, 'content/media/blog/what-dancers-need.jpg'));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
  },
);
