import type { Page } from '@playwright/test';

/**
 * Adds rules to a page as its own scripts could: the page's policy refuses a style element that it does not know.
 * @returns what takes them out again.
 */
export async function addStyle(page: Page, css: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((text) => {
    const added = new CSSStyleSheet();
    added.replaceSync(text);
    document.adoptedStyleSheets.push(added);
    return added;
  }, css);
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
    });
}
