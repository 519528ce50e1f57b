import type { Page } from '@playwright/test';
import { expect } from '../browser-test.ts';

/**
 * Loads each page, and checks that all its content is visible.
 * @param call the address of call links.
 * @param regions landmarks that each page has once.
 */
export async function walkWithoutScripts(
  page: Page,
  paths: readonly string[],
  call: string,
  regions: readonly string[] = ['header', 'main', 'footer'],
): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    // Folds open without a script.
    await page.locator('main').evaluateAll((regions) => {
      for (const fold of regions.flatMap((region) => [...region.querySelectorAll('details')])) fold.open = true;
    });

    const unseen = await page.locator('main, footer').evaluateAll((regions) => {
      const ownText = (element: Element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const opacityOf = (element: Element | null): number =>
        element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
      return (
        regions
          .flatMap((region) => [...region.querySelectorAll(':not(script, style, noscript)')])
          // Allowed exceptions: choices between columns that are all visible, scripted controls, the planner, whose
          // questions are listed below it, a dialog of a linked page, and the names under which only phones fold
          // a list.
          .filter(
            (element) =>
              ownText(element) &&
              !element.closest(
                '[aria-hidden=true], .tier-choice, .needs-script, .planner, .loop-pause, dialog:not([open]), .folded-list > summary',
              ),
          )
          .filter((element) => !element.checkVisibility({ visibilityProperty: true }) || opacityOf(element) < 1)
          .map((element) => element.outerHTML.slice(0, 160))
      );
    });
    expect.soft(unseen, `${path}: text that is not seen`).toEqual([]);

    const links = page.locator('main a[href], footer a[href]');
    expect.soft(await links.count(), path).toBeGreaterThan(5);
    const unseenLinks = await links.evaluateAll((anchors) =>
      anchors
        .filter((anchor) => !anchor.closest('.needs-script, .planner, dialog:not([open])'))
        .filter((anchor) => !anchor.checkVisibility())
        .map((anchor) => anchor.outerHTML.slice(0, 160)),
    );
    expect.soft(unseenLinks, `${path}: links that are not seen`).toEqual([]);
    const dead = page.locator('main button:not([commandfor]):visible');
    expect.soft(await dead.count(), `${path}: buttons that do nothing`).toBe(0);
    for (const region of regions) {
      const calls = page.locator(`${region} a[href="${call}"]:visible`);
      expect.soft(await calls.count(), `${path}: calls in ${region}`).toBeGreaterThan(0);
    }

    // Without scripts no picture waits for its reveal.
    const pictures = page.locator('main img');
    const listMissing = () =>
      pictures.evaluateAll((images) =>
        images
          .filter((image) => !(image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0))
          .map((image) => image.getAttribute('src')),
      );
    await expect.soft.poll(listMissing, { message: `${path}: pictures that are not there` }).toEqual([]);
  }
}
