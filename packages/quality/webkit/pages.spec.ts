import { articlePath, content, missingPath, walkTimeoutMs } from '../../../tests/e2e/site.fixture.ts';
import { fixtureSite } from '../../../tests/sites.ts';
import { listWalks } from '../../../tests/walks/list-walks.ts';
import { expect, test } from './webkit.fixture.ts';

const { phone, routes, site } = content;
const walks = listWalks(content, fixtureSite.dist);

/** Runs in the page: what a visitor sees first. */
function readFirstView() {
  const images = [...document.querySelectorAll('main img')].filter((image) => image instanceof HTMLImageElement);
  const inView = images.filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight);
  return {
    headings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).map((one) => one.innerText),
    missing: inView.filter((image) => !image.complete || image.naturalWidth === 0).map((image) => image.currentSrc),
    isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  };
}

/** Runs in the page: the start of everything that cannot be seen, other than controls that need a script. */
function listHidden(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => !element.closest('[aria-hidden=true], .tier-choice, .needs-script, .hero-pause'))
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Runs in the page: the parts of it with a visible link to an address. */
function listRegionsWith(href: string): string[] {
  return ['header', 'main', 'footer'].filter((region) =>
    [...document.querySelectorAll(`${region} a[href="${href}"]`)].some((link) => link.checkVisibility()),
  );
}

for (const { name, paths } of walks) {
  test(`each page shows its heading and its pictures, from ${name}`, async ({ webkit }) => {
    test.setTimeout(walkTimeoutMs);
    for (const path of paths) {
      await webkit.goto(path);
      const view = { headings: [expect.stringMatching(/\S/)], missing: [], isTooWide: false };
      await webkit.poll(readFirstView).toEqual(view);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ hasScripts: false });

  for (const { name, paths } of walks) {
    test(`pages show all their content, from ${name}`, async ({ webkit }) => {
      test.setTimeout(walkTimeoutMs);
      for (const path of paths) {
        await webkit.goto(path);
        expect(await webkit.evaluate(() => matchMedia('(scripting: enabled)').matches), 'scripts are off').toBe(false);
        const hidden = await webkit.evaluate(listHidden, 'main :is(h1, h2, h3, p, a[href]), footer a[href]');
        expect.soft(hidden, `${path}: what is hidden`).toEqual([]);
        const regions = await webkit.evaluate(listRegionsWith, phone.href);
        expect.soft(regions, `${path}: the parts with a call`).toEqual(['header', 'main', 'footer']);
      }
    });
  }
});

test('a wrong address shows the 404 page, which leads home', async ({ webkit }) => {
  await webkit.goto(missingPath);
  expect(await webkit.evaluate(() => document.querySelector('meta[name=robots]')?.getAttribute('content'))).toContain(
    'noindex',
  );
  await webkit.click('a[href="/"]');
  await webkit.expectPath('/');
});

test('a link leads to its page, and the way back to where the reader was', async ({ webkit }) => {
  await webkit.goto('/');
  await webkit.click(`header a[href="${routes.path('about')}"]`);
  await webkit.expectPath(routes.path('about'));
  await webkit.goBack();
  await webkit.expectPath('/');
  await webkit.poll(() => document.querySelector('h1')?.checkVisibility()).toBe(true);
});

test('the contact page has the phone and the addresses as links', async ({ webkit }) => {
  await webkit.goto(routes.path('contact'));
  for (const href of [phone.href, ...Object.values(site.emails).map((email) => `mailto:${email}`)]) {
    expect(await webkit.evaluate(listRegionsWith, href)).toContain('main');
  }
});

test('an article can be read from its heading to its last line, and leads back to the blog', async ({ webkit }) => {
  await webkit.goto(articlePath);
  expect(await webkit.evaluate(() => document.querySelector('h1')?.textContent)).toBe(
    content.list('posts')[0]?.data.title,
  );
  // Blocks appear as they are scrolled to.
  await webkit.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  await webkit.poll(listHidden, 'main .prose p').toEqual([]);
  await webkit.click(`main a[href="${routes.path('blog')}"]`);
  await webkit.expectPath(routes.path('blog'));
});
