import { articlePath, content } from '../../../tests/e2e/site.fixture.ts';
import { expect, test } from './webkit.fixture.ts';

test('an article can be read from its heading to its last line, and leads back to the blog', async ({ webkit }) => {
  const [post] = content.list('posts');
  await webkit.goto(articlePath);
  expect(await webkit.evaluate(() => document.querySelector('h1')?.textContent)).toBe(post?.data.title);
  // Blocks come in as they are scrolled to.
  await webkit.evaluate(() => {
    document.querySelector('footer')?.scrollIntoView();
  });
  const listUnseen = () =>
    webkit.evaluate(() =>
      [...document.querySelectorAll('main .prose p')]
        .filter((block) => !block.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map((block) => block.textContent),
    );
  await expect.poll(listUnseen).toEqual([]);
  await webkit.click(`main a[href="${content.routes.path('blog')}"]`);
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe(content.routes.path('blog'));
});
