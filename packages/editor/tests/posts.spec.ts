import type { Locator } from '@playwright/test';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { cleanPostHtml } from '@site/model/blog/cleaning/clean-post.ts';
import type { AddressOptions } from '@site/model/blog/cleaning/post-addresses.ts';
import { postSchema } from '@site/model/blog/cleaning/post-schema.ts';
import { expect, field, linesOf, photo, save, test, type EditedProject } from './editor.fixture.ts';

/** What visitors read of a post, without the white space that they don't see. */
async function readAsVisitor(file: string, project: EditedProject): Promise<string> {
  const { title, contentHtml } = parse(file) as { title: string; contentHtml: string };
  const site = parse(await project.read('site.yaml')) as AddressOptions;
  return cleanPostHtml(contentHtml, { ...site, title }).replace(/\s*\n\s*/g, '');
}

test('an old article that is opened stays as it is, and is written anew once its text changes', async ({
  open,
  page,
  project,
}) => {
  const before = await project.read('blog/what-dancers-need.yaml');
  await open('collection/posts/item/what-dancers-need');
  const article = field(page, 'Article');
  await expect(article, 'the lines of the old blog are not shown').not.toContainText('Marcus Vale');
  await field(page, 'Description').fill('The floor, the counts and the order of the shots, from a day with dancers.');
  expect(await save(page)).toBe(200);
  expect(linesOf(await project.read('blog/what-dancers-need.yaml'), before)).toEqual([
    'description: The floor, the counts and the order of the shots, from a day with dancers.',
  ]);

  await article.getByText('Talk in counts.').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ControlOrMeta+ArrowRight');
  await page.keyboard.type('Speak');
  await expect(page.frameLocator('iframe[title="As visitors read it"]').getByText('Speak in counts.')).toBeVisible();
  expect(await save(page)).toBe(200);
  const after = await project.read('blog/what-dancers-need.yaml');
  expect(after).not.toContain('Marcus Vale');
  const read = await readAsVisitor(before, project);
  expect(await readAsVisitor(after, project)).toBe(read.replace('Talk in counts', 'Speak in counts'));
});

/** Puts the caret into a new line at a post's end; the editor takes its place over from the browser. */
async function writeAtEnd(article: Locator): Promise<void> {
  const lines = article.locator('p');
  // The text is there once its tools are.
  await lines.last().click();
  await expect(article).toBeFocused();
  const count = await lines.count();
  await article.press('ControlOrMeta+End');
  await article.press('Enter');
  await expect(lines).toHaveCount(count + 1);
}

/** Each element that the cleaning lets through; the field has no form for those of the last lines. */
const parts = [
  '<p>10<sup>6</sup> H<sub>2</sub>O <del>9</del></p><p><a href="#part-x">a</a></p><h2 id="part-x">b</h2>',
  '<h2>a</h2><h3>b</h3><h4>c</h4><h5>d</h5><h6>e</h6><hr>',
  '<p><strong>a <em>b</em></strong><em>c</em>&nbsp;<code>d &lt; e</code><br>f</p>',
  '<p><a href="/contact"><strong>a</strong></a> <a href="https://example.com/">b</a></p>',
  '<p><img src="/blog-media/rain-window.jpg" alt="a"></p>',
  '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="3"><li>d</li></ol>',
  '<ul><li><p>a</p><p>b</p></li></ul>',
  '<blockquote><p>a</p><p>b</p></blockquote><pre>a\n  b</pre>',
  '<table><tbody><tr><th>a</th><td colspan="2">b</td></tr><tr><td>c<br>d</td><td></td><td>e</td></tr></tbody></table>',
  '<figure><img src="/blog-media/rain-window.jpg" alt="a"><figcaption>b</figcaption></figure>',
  '<figure><a href="https://vimeo.com/123456789">a</a></figure>',
  '<table><caption>a</caption><thead><tr><th scope="col">b</th></tr></thead>' +
    '<tbody><tr><td>c</td></tr></tbody><tfoot><tr><td>d</td></tr></tfoot></table>',
];

const pasted =
  '<h1>Storm</h1><p>10<sup>6</sup></p>' +
  "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1. </span>Wait</p>" +
  '<p>See<img src="file:///C:/a.png"></p>' +
  '<h2 style="color:red" onclick="x()">Rain</h2><script>x()</script><iframe src="https://example.com"></iframe>' +
  '<p class="a"><b>Wet</b> <a href="https://example.com/" target="_blank">street</a><a href="javascript:x()">!</a></p>';

test.describe(() => {
  test.use({ isHostile: true });
  test('what an article holds stays beside a change, and what it may not hold cannot be pasted', async ({
    open,
    page,
    project,
  }) => {
    const html = parts.join('');
    for (const tag of postSchema.tagNames) expect(html).toContain(`<${tag}`);
    const file = path.join(project.folder, 'content/blog/every-part.yaml');
    const post = {
      id: 4711,
      title: 'Every part of an article',
      date: '2 January 2026',
      description: 'Headings, lists, tables, pictures and players: each part that an article may hold, once.',
    };
    // In which order strong words are emphasized is no difference.
    const last = '<p><em><strong>More</strong></em></p>';
    await writeFile(file, stringify({ ...post, contentHtml: html + last }));
    await open('collection/posts/item/every-part');
    const article = field(page, 'Article');
    await expect(article.getByText('This part cannot be changed as text')).toHaveCount(3);
    await writeAtEnd(article);
    await article.evaluate((element, words) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', words);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
    await expect(article).toContainText('Wet street');
    await expect(page.getByText(/pictures? w(?:as|ere) not pasted/)).toBeVisible();
    expect(await save(page)).toBe(200);
    const { contentHtml } = parse(await project.read('blog/every-part.yaml')) as { contentHtml: string };
    const changed =
      '<p><strong><em>More</em></strong></p><h2>Storm</h2><p>10<sup>6</sup></p><ol><li>Wait</li></ol><p>See</p><h2>Rain</h2>' +
      '<p><strong>Wet</strong> <a href="https://example.com/">street</a>!</p>';
    expect(contentHtml.trim().replaceAll('>\n<', '><')).toBe(html + changed);
    await rm(file);
  });
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
    await writeAtEnd(article);
    await buttons.getByRole('button', { name: 'Heading', exact: true }).click();
    await page.keyboard.type('What the floor says');
    const heading = shown.getByRole('heading', { name: 'What the floor says' });
    await expect(heading).toBeVisible();
    await expect(heading, "the site's own look").toHaveCSS('font-family', /Display/);
    const scrolledTo = () => shown.locator('html').evaluate((html) => html.scrollTop);
    await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const place = await scrolledTo();
    expect(place).toBeGreaterThan(0);
    await shown.owner().evaluate((frame) => frame.scrollIntoView({ block: 'start' }));
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
    const { buffer, name, mimeType } = await photo(1600, 900);
    await article.evaluate(
      (element, file) => {
        const clipboardData = new DataTransfer();
        const bytes = Uint8Array.from(atob(file.data), (letter) => letter.charCodeAt(0));
        clipboardData.items.add(new File([bytes], file.name, { type: file.mimeType }));
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      { data: buffer.toString('base64'), name, mimeType },
    );
    const added = article.locator('img[src]').last();
    await expect(added).toHaveAttribute('src', /new%3Ablog%2F[0-9a-f]{40}\.jpg/);
    await added.click();
    await field(page, 'What the picture shows').fill('Chalk marks on a wooden floor');
    const picture = shown.getByRole('img', { name: 'Chalk marks on a wooden floor' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
    expect(await scrolledTo(), 'what is typed does not move it').toBe(place);

    expect(await save(page)).toBe(200);
    const after = await project.read('blog/what-dancers-need.yaml');
    // Its other lines are written anew where this is the post's first change.
    expect(linesOf(after, before)).toEqual(
      expect.arrayContaining([
        '  <h2>What the floor says</h2>',
        '  <p>Ask the <a href="/contact">floor</a></p>',
        '  <p><img src="/blog-media/what-dancers-need.jpg" alt="Chalk marks on a wooden floor"></p>',
      ]),
    );
    const file = await readFile(path.join(project.folder, 'content/media/blog/what-dancers-need.jpg'));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
  },
);
