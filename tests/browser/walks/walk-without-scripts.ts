/** What holds for any page where no script runs. */
import type { Page } from '@playwright/test';
import { expect } from '../browser-test.ts';

/**
 * Loads each page, and asks whether all that it has is seen.
 * @param call the address that the links to call lead to.
 * @param regions where each page has one.
 */
export async function walkWithoutScripts(
  page: Page,
  paths: readonly string[],
  call: string,
  regions: readonly string[] = ['header', 'main', 'footer'],
): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    // What is folded opens without a script.
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
          // A choice of what a phone shows side by side is hidden where all of it stands side by side, controls that
          // need a script where there is none, a planner whose questions are the checklist below it, and a dialog of
          // what the page links to where nothing opens it.
          .filter(
            (element) =>
              ownText(element) &&
              !element.closest(
                '[aria-hidden=true], .tier-choice, .needs-script, .planner, .loop-pause, dialog:not([open])',
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

    // Without scripts no picture waits for its place in the viewport.
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
