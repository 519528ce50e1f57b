/** What holds for any page of any company: asked of each page once on a phone and once on a desktop. */
import type { Page } from '@playwright/test';
import { addStyle } from '../added-style.ts';
import { listViolations } from '../axe.ts';
import { expectDrawingsSeen } from '../faint-drawings.ts';
import { listShifts, watchShifts } from '../layout-shifts.ts';
import { desktopScreen, expect, phoneScreen, waitForFrames } from '../browser-test.ts';
import { listFaintText } from './text-on-pictures.ts';

/** The widths that pages must fit besides those of a phone and a desktop, in CSS pixels. */
const widths = [320, 768, 1024, 2560];

/** One header, main part and footer, and each navigation under a name of its own. */
export async function expectLandmarks(page: Page): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(landmark), page.url()).toHaveCount(1);
  }
  const navigations = page.locator('nav:visible');
  // A page that was resized a moment ago may not be laid out yet.
  await expect.poll(() => navigations.count(), page.url()).toBeGreaterThan(1);
  const names = await navigations.evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label') ?? ''));
  expect.soft(names, page.url()).not.toContain('');
  expect.soft(new Set(names).size, `${page.url()}: ${names.join(', ')}`).toBe(names.length);
}

/** Whether the page is wider than the window, with the first elements that are too wide. */
export async function listOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    // What stands in a part that scrolls or is cut widens nothing.
    const isCut = (element: Element): boolean => {
      const { parentElement: outer } = element;
      if (outer === null || outer === document.body) return false;
      return getComputedStyle(outer).overflowX !== 'visible' || isCut(outer);
    };
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && !isCut(element),
    );
    return [`${scrollWidth} px`, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))];
  });
}

/** Parts of a page's first lines that lie over each other or over the list of contents, and a heading below the first screen. */
export async function listOpeningFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const parts = document.querySelectorAll(
      '.opening :is(h1, .opening-lead > *), .opening-still img, .written-contents a, .first :is(.passage > *, .exhibit)',
    );
    // A closed list of contents keeps its boxes.
    const seen = [...parts].filter((part) => part.checkVisibility());
    const boxes = seen.map((part) => ({ name: part.outerHTML.slice(0, 60), box: part.getBoundingClientRect() }));
    const overlaps = boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ box: { top, right, bottom, left } }) => {
          const across = Math.min(right, box.right) - Math.max(left, box.left);
          return across > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
        })
        .map((other) => `${name} over ${other.name}`),
    );
    const isLow = (document.querySelector('.opening h1')?.getBoundingClientRect().bottom ?? 0) > innerHeight;
    return isLow ? [...overlaps, 'the heading is below the first screen'] : overlaps;
  });
}

/** Headings of sections that look like the page's name. A film that comes next has its own name as large. */
async function listLargeHeadings(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const sizeOf = (heading: Element | null) => (heading ? Number.parseFloat(getComputedStyle(heading).fontSize) : 0);
    const most = sizeOf(main.querySelector('h1'));
    return [...main.querySelectorAll('h2:not(.next-film *)')]
      .filter((heading) => sizeOf(heading) >= most)
      .map(({ textContent }) => textContent);
  });
}

/** Words of headings that go on in the next line; after a hyphen they may. */
export async function listBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
      if (!heading.checkVisibility()) continue;
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u2010-\u2014/-]+/g)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
          if (new Set(tops).size > 1) broken.push(word);
        }
      }
    }
    return broken;
  });
}

/** The most lines of a link in the bar at a phone's foot, and the share of the screen that the bar covers. */
async function measureCallBar(page: Page) {
  return page.locator('body > aside').evaluate((bar) => {
    const lines = [...bar.querySelectorAll('a')].map((link) => {
      const tops = new Set<number>();
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { top } of range.getClientRects()) tops.add(Math.round(top));
      }
      return tops.size;
    });
    return { lines: Math.max(...lines), share: bar.getBoundingClientRect().height / innerHeight };
  });
}

/** Scrolls to the end and back; what moved by itself since the page was asked for. */
async function scrollForShifts(page: Page) {
  await page.evaluate(async () => {
    // Without a window Chromium may draw no frame for a while: none is waited for longer than a second.
    const wait = (event: Promise<unknown>) =>
      Promise.race([event, new Promise((resolve) => setTimeout(resolve, 1_000))]);
    await wait(document.fonts.ready);
    const mostSteps = document.documentElement.scrollHeight / innerHeight + 2;
    for (let step = 0; step < mostSteps; step += 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await wait(new Promise(requestAnimationFrame));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return listShifts(page);
}

/** Files beside the document that hold up the first paint, and React, which only islands that a visitor comes to load. */
async function listEarlyFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    // A piece in the first screen, such as the planner, is what the visitor came for: it needs React at once.
    const needsReact = [...document.querySelectorAll('main astro-island')].some(
      ({ firstElementChild }) => (firstElementChild?.getBoundingClientRect().top ?? Infinity) < innerHeight,
    );
    return performance
      .getEntriesByType('resource')
      .filter((entry) => {
        // Chromium's own, not yet in TypeScript.
        const { renderBlockingStatus } = entry as PerformanceResourceTiming & { renderBlockingStatus?: string };
        return renderBlockingStatus !== 'non-blocking' || (!needsReact && entry.name.includes('/uploads/react.'));
      })
      .map(({ name }) => name);
  });
}

/** Parts that motion hides until they are scrolled to. */
const revealing = '.reveal, .reveal-card';

/** What is still hidden once a visitor has scrolled through the page and all transitions have ended. */
async function listUnrevealed(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    return [...document.querySelectorAll(selector)]
      .filter((element) => getComputedStyle(element).opacity !== '1')
      .map((element) => element.outerHTML.slice(0, 120));
  }, revealing);
}

/** What is hidden or moves on a page whose visitor asks for less motion. */
async function listMotion(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const hidden = [...document.querySelectorAll(selector)].filter((element) => {
      const { opacity, translate, transitionDuration } = getComputedStyle(element);
      const isStill = ['none', '0px'].includes(translate) && Number.parseFloat(transitionDuration) < 0.01;
      return opacity !== '1' || !isStill;
    });
    const running = document.getAnimations().filter((animation) => {
      const { duration, iterations } = animation.effect?.getTiming() ?? {};
      return Number(duration) > 10 || iterations === Infinity;
    });
    return [...hidden.map((element) => element.outerHTML.slice(0, 120)), ...running.map(({ id }) => `runs: ${id}`)];
  }, revealing);
}

/** Soft assertions, so that a walk reports everything that it finds. */
const told = expect.configure({ soft: true });

/** What text at twice its size does to a phone's words and call bar. */
async function expectLargeText(page: Page, path: string): Promise<void> {
  const where = `${path} with text at twice its size`;
  await told.poll(() => listBrokenWords(page), `${where}: words in two parts`).toEqual([]);
  const bar = await measureCallBar(page);
  expect.soft(bar.lines, `${where}: lines of the call bar`).toBeLessThanOrEqual(2);
  expect.soft(bar.share, `${where}: what the call bar covers`).toBeLessThan(0.12);
}

/** Loads each page on a phone and on a desktop, and asks it everything. */
export async function walkPages(page: Page, paths: readonly string[]): Promise<void> {
  await watchShifts(page);
  for (const path of paths) {
    await page.setViewportSize(phoneScreen);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    expect.soft(await listEarlyFiles(page), `${path}: what blocks the first paint, or loads too early`).toEqual([]);
    expect.soft(await scrollForShifts(page), `${path} on a phone: what moved by itself`).toEqual([]);
    expect.soft(await listUnrevealed(page), `${path}: what stays hidden`).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(desktopScreen);
    await page.goto(path);
    expect.soft(await listMotion(page), `${path} with less motion: what moves`).toEqual([]);
    expect.soft(await scrollForShifts(page), `${path} on a desktop: what moved by itself`).toEqual([]);
    await expectLandmarks(page);
    // The window changes its size as seldom as can be: that takes longer than most of what is asked.
    for (const screen of [desktopScreen, phoneScreen]) {
      const where = `${path} at ${screen.width} px`;
      await page.setViewportSize(screen);
      expect.soft(await listViolations(page), `${where}: what axe finds`).toEqual([]);
      expect.soft(await listFaintText(page), `${where}: text on pictures`).toEqual([]);
      expect.soft(await listOpeningFaults(page), `${where}: the first lines`).toEqual([]);
      expect.soft(await listLargeHeadings(page), `${where}: headings as large as the page's name`).toEqual([]);
      await told.poll(() => listOverflow(page), `${where}: what is wider than the window`).toEqual([]);
      const resetText = await addStyle(page, 'html { font-size: 200%; }');
      // Until the large text is drawn, the page has its old layout.
      await waitForFrames(page);
      await told.poll(() => listOverflow(page), `${where} with text at twice its size`).toEqual([]);
      if (screen === phoneScreen) await expectLargeText(page, path);
      await resetText();
      await page.emulateMedia({ forcedColors: 'active' });
      await expectDrawingsSeen(page, `${where} with forced colors`);
      await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await told.poll(() => listOverflow(page), `${path} is wider than ${width} px`).toEqual([]);
    }
  }
}
