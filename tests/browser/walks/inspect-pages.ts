import type { Page } from '@playwright/test';
import { addStyle } from '../added-style.ts';
import { listViolations } from '../axe.ts';
import { desktopScreen, expect, phoneScreen, waitForFrames } from '../browser-test.ts';
import { watchShifts } from '../layout-shifts.ts';
import {
  expectLandmarks,
  listBrokenWords,
  listEarlyFiles,
  listOpeningFaults,
  listOverflow,
  listUnrevealed,
  revealing,
  scrollForShifts,
} from './walk-pages.ts';

/** Viewport widths besides those of a phone and a desktop, in CSS pixels. */
const widths = [320, 768, 1024, 2560];

/** The text spacing of WCAG 1.4.12. */
const spacedText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

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

/** Elements that are hidden or move with reduced motion. */
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

const soft = expect.configure({ soft: true });

/** Checks the text and the call bar of a phone at 200% text size. */
async function expectLargeText(page: Page, path: string): Promise<void> {
  const where = `${path} with text at twice its size`;
  await soft.poll(() => listBrokenWords(page), `${where}: words in two parts`).toEqual([]);
  const bar = await measureCallBar(page);
  expect.soft(bar.lines, `${where}: lines of the call bar`).toBeLessThanOrEqual(2);
  expect.soft(bar.share, `${where}: what the call bar covers`).toBeLessThan(0.12);
}

/**
 * Loads each page on a phone and on a desktop, for checks that are too slow for every push: both screens in full, large
 * text, reduced motion, and further widths.
 */
export async function inspectPages(page: Page, paths: readonly string[]): Promise<void> {
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
    // Resizes as rarely as possible, since that takes longer than most checks.
    for (const screen of [desktopScreen, phoneScreen]) {
      const where = `${path} at ${screen.width} px`;
      await page.setViewportSize(screen);
      expect.soft(await listViolations(page), `${where}: what axe finds`).toEqual([]);
      expect.soft(await listOpeningFaults(page), `${where}: the first lines`).toEqual([]);
      await soft.poll(() => listOverflow(page), `${where}: what is wider than the window`).toEqual([]);
      const resetText = await addStyle(page, 'html { font-size: 200%; }');
      // Waits for the layout with large text.
      await waitForFrames(page);
      await soft.poll(() => listOverflow(page), `${where} with text at twice its size`).toEqual([]);
      if (screen === phoneScreen) await expectLargeText(page, path);
      await resetText();
      const resetSpace = await addStyle(page, spacedText);
      await waitForFrames(page);
      await soft.poll(() => listOverflow(page), `${where} with spaced text`).toEqual([]);
      await resetSpace();
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await soft.poll(() => listOverflow(page), `${path} is wider than ${width} px`).toEqual([]);
      await soft.poll(() => listBrokenWords(page), `${path}: words in two parts at ${width} px`).toEqual([]);
    }
  }
}
