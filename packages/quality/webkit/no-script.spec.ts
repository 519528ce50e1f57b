import { content, walks, walkTimeoutMs } from '../../../tests/e2e/site.fixture.ts';
import { expect, test } from './webkit.fixture.ts';

test.use({ hasScripts: false });

for (const { name, paths } of walks) {
  test(`pages show all they have without scripts, from ${name}`, async ({ webkit }) => {
    test.setTimeout(walkTimeoutMs);
    for (const path of paths) {
      await webkit.goto(path);
      expect(await webkit.evaluate(() => matchMedia('(scripting: enabled)').matches), 'scripts are off').toBe(false);
      const unseen = await webkit.evaluate(() =>
        [...document.querySelectorAll('main :is(h1, h2, h3, p, a[href]), footer a[href]')]
          // Controls that need a script, and a choice of what is side by side anyway.
          .filter((element) => !element.closest('[aria-hidden=true], .tier-choice, .needs-script, .hero-pause'))
          .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .map((element) => element.outerHTML.slice(0, 160)),
      );
      expect.soft(unseen, `${path}: what is not seen`).toEqual([]);
      const calls = await webkit.evaluate(
        (href) =>
          ['header', 'main', 'footer'].filter((region) =>
            [...document.querySelectorAll(`${region} a[href="${href}"]`)].some((link) => link.checkVisibility()),
          ),
        content.phone.href,
      );
      expect.soft(calls, `${path}: the parts with a call`).toEqual(['header', 'main', 'footer']);
    }
  });
}
