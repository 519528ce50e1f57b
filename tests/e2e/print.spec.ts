import type { Page } from '@playwright/test';
import { countLetters } from './printed-pages.ts';
import { articlePath, content, expect, test, walks, walkTimeoutMs } from './site.fixture.ts';

const { routes, site, phone } = content;

test('pages print the address and phone first, and their words in black', async ({ page }) => {
  for (const path of [routes.path('contact'), routes.path('home'), routes.written('services'), articlePath]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    const sheet = page.locator('.print-sheet');
    await expect(sheet, 'a screen does not show it').toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet, path).toBeVisible();
    await expect(sheet).toContainText(phone.text);
    await expect(sheet).toContainText(site.address.street);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    const seen = await page.evaluate(() => {
      const texts = [...document.querySelectorAll('main :is(p, h1, h2, h3, li)')].filter((part) =>
        part.checkVisibility(),
      );
      return {
        colors: [...new Set(texts.map((part) => getComputedStyle(part).color))],
        hidden: texts.filter((part) => getComputedStyle(part).opacity !== '1').length,
        first: document.querySelector('.print-sheet')?.getBoundingClientRect().top,
      };
    });
    expect(seen.colors, path).toEqual(['rgb(0, 0, 0)']);
    expect(seen.hidden, path).toBe(0);
    expect(seen.first, path).toBeLessThan(60);
  }
});

/** US Letter within the sheet's margins (src/styles/print.css), in CSS pixels; A4 is 21 px narrower. */
const paper = { width: 695, height: 942 } as const;

/** What spoils a printed page: words over other words or over a picture, pale words, colored grounds, and controls. */
async function listPrintFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const readShades = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isWhite = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = readShades(color);
      return alpha === 0 || Math.min(red, green, blue) === 255;
    };
    const blockOf = (element: Element): Element => {
      const isInline = /^(?:inline|contents|ruby)/.test(getComputedStyle(element).display);
      return isInline && element.parentElement && !element.matches('text') ? blockOf(element.parentElement) : element;
    };
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;

    const faults = new Set<string>();
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) faults.add(`${String(scrollWidth)} px wide`);
    for (const part of document.querySelectorAll('body *')) {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      if (isSeen(part) && !(isWhite(backgroundColor) && backgroundImage === 'none')) {
        faults.add(`has a ground: ${part.outerHTML.slice(0, 80)}`);
      }
    }
    for (const control of document.querySelectorAll('input, button:not(th *), select, textarea, video, iframe')) {
      if (isSeen(control)) faults.add(`is a control: ${control.outerHTML.slice(0, 80)}`);
    }

    const pictures = [...document.querySelectorAll('img')].filter(isSeen).map((image) => image.getBoundingClientRect());
    const lines: { readonly text: string; readonly block: Element; readonly box: DOMRect }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      if (text === '' || !parent || !isSeen(parent)) continue;
      const { color, fill } = getComputedStyle(parent);
      if (Math.max(...readShades(parent.matches('svg *') ? fill : color).slice(0, 3)) > 60) {
        faults.add(`is pale: ${text}`);
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of range.getClientRects()) {
        if (line.width < 2) continue;
        // Figures in a drawing may be close: no letter of theirs fills its line.
        const rim = parent.matches('svg *') ? line.height / 5 : 0;
        const box = new DOMRect(line.x, line.y + rim, line.width, line.height - 2 * rim);
        if (pictures.some((picture) => meet(picture, box))) faults.add(`is over a picture: ${text}`);
        lines.push({ text, block: blockOf(parent), box });
      }
    }
    lines.sort((a, b) => a.box.top - b.box.top);
    for (const [at, one] of lines.entries()) {
      for (const other of lines.slice(at + 1)) {
        if (other.box.top > one.box.bottom) break;
        const isApart = !one.block.contains(other.block) && !other.block.contains(one.block);
        if (isApart && meet(one.box, other.box)) faults.add(`"${one.text}" and "${other.text}" overlap`);
      }
    }
    return [...faults].map((fault) => fault.slice(0, 200));
  });
}

for (const { name, paths } of walks) {
  test(`pages print in black on white, and nothing overlaps, from ${name}`, async ({ page }) => {
    test.setTimeout(walkTimeoutMs);
    await page.setViewportSize(paper);
    for (const path of paths) {
      await page.goto(path);
      // An interactive piece is printed as it stands, once a visitor has come to it.
      const unhydrated = page.locator('astro-island[ssr]');
      await unhydrated.evaluateAll((islands) => {
        islands.at(-1)?.lastElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
      await expect(unhydrated).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await listPrintFaults(page), path).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
  });
}

const formats = ['Letter', 'A4'] as const;

test('the packages fit one sheet, with the phone, each package and what it includes', async ({ page }) => {
  const path = routes.path('packages');
  const { rows, tiers } = content.single('packages');
  await page.goto(path);
  for (const format of formats) {
    const letters = countLetters(await page.pdf({ format, preferCSSPageSize: false }));
    expect(letters, `pages of ${format}`).toHaveLength(1);
  }
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  await expect(page.locator('.print-sheet')).toContainText(phone.text);
  for (const { name, cells } of tiers) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: new RegExp(`^${name}`) })).toBeVisible();
    for (const cell of cells) await expect(page.getByRole('cell', { name: cell, exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('rowheader')).toHaveText(rows);
});

test('no sheet holds only what was left over', async ({ page }) => {
  for (const path of [routes.path('contact'), routes.path('home'), routes.written('color-grading')]) {
    await page.goto(path);
    for (const format of formats) {
      const [first = 0, ...others] = countLetters(await page.pdf({ format }));
      expect(first, `${path} on ${format}`).toBeGreaterThan(200);
      expect(Math.min(first, ...others), `${path} on ${format}: letters of the emptiest page`).toBeGreaterThan(
        first / 5,
      );
    }
  }
});
