import { load, type CheerioAPI } from 'cheerio';
import { parsePostDate } from '@site/model/blog/post-date.ts';
import { articlePath, content, desktopScreen, expect, phoneScreen, test } from './site.fixture.ts';

const { routes, site } = content;
const blogPath = routes.path('blog');
/** Newest first: the reverse of the listed order. */
const posts = content.list('posts').sort((a, b) => b.data.id - a.data.id);

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
/** Lines that the old blog engine wrote around an article. */
const forbiddenLines = [
  new RegExp(`^\\d{1,2}$|^${month},? \\d{4}$|^\\d{1,2} ${month},? \\d{4}$|^${month} \\d{1,2}, \\d{4}$`, 'i'),
  /^posted (?:in|under)\b/i,
  /^(?:written )?by:? \p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u,
  /\bpermalink\b/i,
];

/** A paragraph of this many words is the article's own. */
const wantedWords = 20;

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The text of each innermost block of the articles' bodies. */
function listBlocks($: CheerioAPI): string[] {
  return $('main .prose')
    .find('*')
    .filter(
      (_, element) => $(element).children().length === 0 || $(element).is('p, li, td, div, h2, h3, h4, blockquote'),
    )
    .toArray()
    .map((element) => tidy($(element).text()));
}

test('the blog shows its articles newest first, with date and linked title', async ({ page }) => {
  await page.goto(blogPath);
  expect(posts).toHaveLength(10);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(content.single('blogPage').heading);
  const articles = page.locator('main article');
  await expect(articles).toHaveCount(posts.length);
  for (const [index, { slug, data }] of posts.entries()) {
    const article = articles.nth(index);
    const title = article.getByRole('heading', { level: 2 }).first().getByRole('link');
    await expect(title).toHaveText(data.title);
    await expect(title).toHaveAttribute('href', `/blog/${slug}`);
    const date = parsePostDate(data.date);
    await expect(article.locator('time')).toHaveText(`${date?.day ?? ''} ${date?.monthYear ?? ''}`);
    await expect(article.locator('time')).toHaveAttribute('datetime', date?.iso ?? '');
  }
});

for (const path of [blogPath, ...posts.map(({ slug }) => `/blog/${slug}`)]) {
  test(`${path} is clean of what the old blog engine left`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    for (const host of [...site.unwantedHosts, site.formerHost]) {
      expect(html.toLowerCase(), 'no trace of a host').not.toContain(host.toLowerCase());
    }
    const $ = load(html);
    const blocks = listBlocks($);
    expect(blocks.filter((text) => forbiddenLines.some((line) => line.test(text)))).toEqual([]);
    const plain = (text: string) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const titles = new Set(posts.map(({ data }) => plain(data.title)));
    expect(blocks.filter((text) => titles.has(plain(text)))).toEqual([]);
    expect($('main script, main style, main iframe, main form, main [onclick], main [style]').length).toBe(0);
  });
}

test('every article keeps its own paragraphs', async ({ request }) => {
  for (const { slug, data } of posts) {
    const shown = tidy(load(await (await request.get(`/blog/${slug}`)).text())('main .prose').text());
    const $ = load(data.contentHtml);
    const wanted = $('p')
      .filter((_, paragraph) => $(paragraph).find('a, p, br').length === 0)
      .toArray()
      .map((paragraph) => tidy($(paragraph).text()))
      .filter((text) => text.split(' ').length >= wantedWords);
    expect(wanted.length, slug).toBeGreaterThan(1);
    for (const text of wanted) expect(shown).toContain(text);
  }
});

test('every picture of an article stands full width with round corners', async ({ page }) => {
  for (const screen of [phoneScreen, desktopScreen]) {
    await page.setViewportSize(screen);
    await page.goto(blogPath);
    const pictures = page.locator('main .prose img');
    expect(await pictures.count()).toBeGreaterThan(0);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveClass(/(?:^|\s)post-image(?:\s|$)/);
      await expect(picture).toHaveAttribute('alt', /\S/);
      await expect(picture).toHaveJSProperty('complete', true);
      const shown = await picture.evaluate((image: HTMLImageElement) => ({
        isThere: image.naturalWidth > 0,
        width: Math.round(image.getBoundingClientRect().width),
        column: Math.round(image.closest('.prose')?.clientWidth ?? 0),
        radius: Number.parseFloat(getComputedStyle(image).borderTopLeftRadius),
      }));
      expect(shown.isThere).toBe(true);
      expect(shown.width).toBe(shown.column);
      expect(shown.radius).toBeGreaterThan(0);
    }
  }
});

test('an article has its title, its date, and ways to the others', async ({ page }) => {
  await page.goto(articlePath);
  const index = posts.findIndex(({ slug }) => articlePath.endsWith(`/${slug}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[index]?.data.title ?? '');
  const around = [posts[index - 1], posts[index + 1]].flatMap((post) => post?.slug ?? []);
  for (const slug of around) await expect(page.locator(`main nav a[href="/blog/${slug}"]`)).toBeVisible();
  await expect(page.locator(`main nav a[href="${blogPath}"]`)).toBeVisible();
});
