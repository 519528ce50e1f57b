import { addStyle } from './added-style.ts';
import { content, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;

/** Ways in which a visitor's words take more room (WCAG 1.4.4 and 1.4.12). */
const ways = {
  'twice as large': 'html { font-size: 200% !important }',
  spaced: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
} as const;

for (const [name, css] of Object.entries(ways)) {
  for (const viewport of [phoneScreen, { width: 1440, height: 900 }]) {
    test(`words that are ${name} are neither cut nor on each other at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const paths = (['home', 'about', 'packages'] as const).map((key) => routes.path(key));
      for (const path of [...paths, routes.portfolio('corporate')]) {
        await page.goto(path);
        await addStyle(page, css);
        const faults = await page.locator('main').evaluate((main) => {
          const shown = (element: Element) => element.getBoundingClientRect().width > 1;
          const words = [...main.querySelectorAll('h1, h2, h3, p, .play-reel')].filter(
            (element) => shown(element) && !element.closest('.sr-only, dialog, svg, .marquee'),
          );
          const cut = words.filter((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            for (let around = element.parentElement; around && around !== main; around = around.parentElement) {
              if (getComputedStyle(around).overflowY === 'visible') continue;
              const box = around.getBoundingClientRect();
              if (top < box.top - 3 || bottom > box.bottom + 3) return true;
            }
            return false;
          });
          const parts = [...main.querySelectorAll('.hero-words-in :is(h1, p, .hero-actions)')].filter(shown);
          // The lines of a heading have no ink in their lowest fifth: it is in capitals.
          const boxesOf = (part: Element) =>
            [...part.getClientRects()].map(({ left, right, top, bottom }) => ({
              ...{ left, right, top },
              bottom: part.matches('h1') ? bottom - (bottom - top) / 5 : bottom,
            }));
          const onEachOther = parts.filter((part, index) =>
            parts
              .slice(index + 1)
              .some((other) =>
                boxesOf(part).some((a) =>
                  boxesOf(other).some(
                    (b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
                  ),
                ),
              ),
          );
          return [...cut, ...onEachOther].map((element) => element.outerHTML.slice(0, 120));
        });
        expect.soft(faults, path).toEqual([]);
      }
    });
  }
}
