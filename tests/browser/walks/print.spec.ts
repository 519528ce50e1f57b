import type { Page } from '@playwright/test';
import { paper } from '../printed-pages.ts';
import { content, everyWalk, expect, test, walkTimeoutMs } from './walk.fixture.ts';

/** What spoils a printed page: text over other text or over a picture, text that is pale or faded, grounds, and controls. */
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
    if (scrollWidth > innerWidth) faults.add(`${scrollWidth} px wide`);
    for (const part of document.querySelectorAll('body *')) {
      const { backgroundColor, backgroundImage } = getComputedStyle(part);
      if (isSeen(part) && !(isWhite(backgroundColor) && backgroundImage === 'none')) {
        faults.add(`has a ground: ${part.outerHTML.slice(0, 80)}`);
      }
    }
    for (const control of document.querySelectorAll('input, button:not(th *), select, textarea, video, iframe')) {
      if (isSeen(control)) faults.add(`is a control: ${control.outerHTML.slice(0, 80)}`);
    }

    for (const part of document.querySelectorAll('main :is(p, h1, h2, h3, li)')) {
      if (part.checkVisibility() && getComputedStyle(part).opacity !== '1') {
        faults.add(`is faded: ${part.outerHTML.slice(0, 80)}`);
      }
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

/** Who printed the page, and where: the first words on paper alone. */
async function expectSender(page: Page): Promise<void> {
  const sender = page.locator('.print-sheet');
  await expect.soft(sender, page.url()).toContainText(content.phone.text);
  await expect.soft(sender, page.url()).toContainText(content.site.address.street ?? '');
  const box = await sender.boundingBox();
  expect.soft(box?.y, page.url()).toBeLessThan(60);
}

async function expectPrinted(page: Page, paths: readonly string[]): Promise<void> {
  await page.setViewportSize(paper);
  for (const path of paths) {
    await page.goto(path);
    // An interactive piece is printed in its current state, after it has hydrated.
    const unhydrated = page.locator('astro-island[ssr]');
    await unhydrated.evaluateAll((islands) => {
      islands.at(-1)?.lastElementChild?.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    await expect(unhydrated).toHaveCount(0);
    await expect.soft(page.locator('.print-sheet'), path).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expectSender(page);
    expect.soft(await listPrintFaults(page), path).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
}

for (const { name, paths } of everyWalk) {
  test(`pages print in black on white under who sends them, and nothing overlaps, from ${name}`, async ({ page }) => {
    test.setTimeout(walkTimeoutMs);
    await expectPrinted(page, paths);
  });
}
