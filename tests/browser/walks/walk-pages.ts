import type { Page } from '@playwright/test';
import { listViolations } from '../axe.ts';
import { listShifts, watchShifts } from '../layout-shifts.ts';
import { desktopScreen, expect, phoneScreen, waitForFrames } from '../browser-test.ts';

const tabletScreen = { width: 768, height: 1024 } as const;

/** One header, main part and footer, and a name for each navigation. */
export async function expectLandmarks(page: Page): Promise<void> {
  for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
    await expect.soft(page.getByRole(landmark), page.url()).toHaveCount(1);
  }
  const navigations = page.locator('nav:visible');
  // The page may not be laid out yet after resizing.
  await expect.poll(() => navigations.count(), page.url()).toBeGreaterThan(1);
  const names = await navigations.evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label') ?? ''));
  expect.soft(names, page.url()).not.toContain('');
  expect.soft(new Set(names).size, `${page.url()}: ${names.join(', ')}`).toBe(names.length);
}

/** Whether the page overflows horizontally, with the first elements that cause it. */
export async function listOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= innerWidth) return [];
    // Content of scrolling or clipping ancestors doesn't count.
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

/** Overlapping parts of a page's opening or list of contents, and a heading below the first screen. */
export async function listOpeningFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    const parts = document.querySelectorAll(
      '.opening :is(h1, .opening-lead > *), .opening-still img:not(.match-cut-before img), article > .prose > .exhibit, .written-contents a, .written-contents ~ *',
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

/** Words in headings that break across lines, except after a hyphen. */
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

/** Scrolls to the end and back, and lists layout shifts. */
export async function scrollForShifts(page: Page) {
  await page.evaluate(async () => {
    // Headless Chromium may draw no frame for a while, so each wait is limited.
    const wait = (event: Promise<unknown>, most = 100) =>
      Promise.race([event, new Promise((resolve) => setTimeout(resolve, most))]);
    await wait(document.fonts.ready, 1_000);
    const maxSteps = document.documentElement.scrollHeight / innerHeight + 2;
    for (let step = 0; step < maxSteps; step += 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await wait(new Promise(requestAnimationFrame));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  return listShifts(page);
}

/** Render-blocking files besides the document, and React, which only lazily hydrated islands may load. */
export async function listEarlyFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    // An island in the first screen, such as the planner, needs React at once.
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

/** Elements that are revealed on scrolling. */
export const revealing = '.reveal, .reveal-card';

export async function listUnrevealed(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    return [...document.querySelectorAll(selector)]
      .filter((element) => getComputedStyle(element).opacity !== '1')
      .map((element) => element.outerHTML.slice(0, 120));
  }, revealing);
}

/** Soft assertions, so that a walk reports all faults. */
const soft = expect.configure({ soft: true });

/** Tab stops to check on each page: the skip link, the header, and the first of the page itself. */
const askedStops = 12;

async function listUnseenStops(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const stops = new Set<string>();
  while (stops.size < askedStops) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!element || element === document.body) return undefined;
      // With reduced motion a transition takes 1 ms, which on a busy machine may not be over yet.
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      // An element that fills a clipping box has its ring inside, above its picture.
      const rings = [getComputedStyle(element), getComputedStyle(element, '::before')];
      const { top, left, bottom, right } = element.getBoundingClientRect();
      // Samples nine points: the focused element is hidden if something covers all of them.
      const isSeen = [0.1, 0.5, 0.9].some((down) =>
        [0.1, 0.5, 0.9].some((across) => {
          const hit = document.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down);
          return hit !== null && (element.contains(hit) || hit.contains(element));
        }),
      );
      const index = [...document.querySelectorAll('*')].indexOf(element);
      return {
        name: `${index} ${element.outerHTML.slice(0, 120)}`,
        hasOutline: rings.some(
          ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        ),
        isSeen,
      };
    });
    if (!stop || stops.has(stop.name)) break;
    stops.add(stop.name);
    if (!stop.hasOutline) faults.push(`no outline: ${stop.name}`);
    if (!stop.isSeen) faults.push(`covered or out of view: ${stop.name}`);
  }
  expect.soft(stops.size, `${page.url()}: stops of the keyboard`).toBeGreaterThan(3);
  return faults;
}

/**
 * Loads each page once, on a phone, and runs all checks of a push: early requests, shifts, reveals, landmarks,
 * headings, axe, overflow at three widths, and the keyboard. Console messages fail the test, too.
 */
export async function walkPages(page: Page, paths: readonly string[]): Promise<void> {
  await watchShifts(page);
  for (const path of paths) {
    await page.setViewportSize(phoneScreen);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    // The next page would start at the size of a desktop.
    await waitForFrames(page);
    await page.goto(path);
    expect.soft(await listEarlyFiles(page), `${path}: what blocks the first paint, or loads too early`).toEqual([]);
    expect.soft(await scrollForShifts(page), `${path}: what moved by itself`).toEqual([]);
    expect.soft(await listUnrevealed(page), `${path}: what stays hidden`).toEqual([]);
    await expect.soft(page.getByRole('heading', { level: 1 }), `${path}: names of the page`).toHaveCount(1);
    expect.soft(await listViolations(page), `${path}: what axe finds`).toEqual([]);
    expect.soft(await listOpeningFaults(page), `${path}: the first lines`).toEqual([]);
    for (const screen of [phoneScreen, tabletScreen, desktopScreen]) {
      await page.setViewportSize(screen);
      await soft.poll(() => listOverflow(page), `${path} is wider than ${screen.width} px`).toEqual([]);
      await soft.poll(() => listBrokenWords(page), `${path}: words in two parts at ${screen.width} px`).toEqual([]);
    }
    await expectLandmarks(page);
    // A smooth scroll to the focus would still be in progress.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await waitForFrames(page);
    expect.soft(await listUnseenStops(page), `${path}: stops of the keyboard that are not seen`).toEqual([]);
  }
}
