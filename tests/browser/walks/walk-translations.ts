/** What the words of a language may break: a page of each template has had all other questions in the first language. */
import type { Page } from '@playwright/test';
import { addStyle } from '../added-style.ts';
import { desktopScreen, expect, phoneScreen } from '../browser-test.ts';
import { expectLandmarks, listBrokenWords, listOpeningFaults, listOverflow } from './walk-pages.ts';

const tabletScreen = { width: 768, height: 1024 } as const;

const told = expect.configure({ soft: true });

/** Loads each page once, and asks it at three widths whether its words fit, and on a phone also with large text. */
export async function walkTranslations(page: Page, paths: readonly string[]): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.setViewportSize(desktopScreen);
    await page.goto(path);
    const [, code = ''] = path.split('/', 2);
    await expect.soft(page.locator('html'), path).toHaveAttribute('lang', new RegExp(`^${code}\\b`));
    await expectLandmarks(page);
    for (const screen of [desktopScreen, tabletScreen, phoneScreen]) {
      const where = `${path} at ${screen.width} px`;
      await page.setViewportSize(screen);
      await told.poll(() => listOverflow(page), `${where}: what is wider than the window`).toEqual([]);
      await told.poll(() => listOpeningFaults(page), `${where}: the first lines`).toEqual([]);
    }
    const resetText = await addStyle(page, 'html { font-size: 200%; }');
    await told.poll(() => listOverflow(page), `${path} with text at twice its size`).toEqual([]);
    await told.poll(() => listBrokenWords(page), `${path} with text at twice its size: words in two parts`).toEqual([]);
    await resetText();
  }
}
