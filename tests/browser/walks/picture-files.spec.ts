import type { Page } from '@playwright/test';
import { listPictureFaults, standInForPictures } from './picture-files.ts';
import { content, expect, test, walks, walkTimeoutMs } from './walk.fixture.ts';

async function expectRightFiles(page: Page, paths: readonly string[]): Promise<void> {
  await standInForPictures(page);
  const session = await page.context().newCDPSession(page);
  for (const path of paths) {
    await page.goto(path);
    expect.soft(await listPictureFaults(page, session), `${path}: how pictures load`).toEqual([]);
  }
}

const pages = content.routes.all.filter(({ key, portfolio }) => key === 'home' || portfolio === 'music');
for (const { path } of pages) {
  test(`${path}, of many pictures, loads files that fit their places`, async ({ page }) => {
    await expectRightFiles(page, [path]);
  });
}

for (const { name, paths } of walks.flatMap(({ groups }) => groups)) {
  test(`pictures load files that fit their places, from ${name}`, { tag: '@nightly' }, async ({ page }) => {
    test.setTimeout(walkTimeoutMs);
    await expectRightFiles(page, paths);
  });
}
