import type { Page } from '@playwright/test';
import { listPictureFaults, mockPictures } from './picture-files.ts';
import { everyWalk, expect, test, walkTimeoutMs } from './walk.fixture.ts';

async function expectRightFiles(page: Page, paths: readonly string[]): Promise<void> {
  await mockPictures(page);
  const session = await page.context().newCDPSession(page);
  for (const path of paths) {
    await page.goto(path);
    expect.soft(await listPictureFaults(page, session), `${path}: how pictures load`).toEqual([]);
  }
}

for (const { name, paths } of everyWalk) {
  test(`pictures load files that fit their places, from ${name}`, async ({ page }) => {
    test.setTimeout(walkTimeoutMs);
    await expectRightFiles(page, paths);
  });
}
