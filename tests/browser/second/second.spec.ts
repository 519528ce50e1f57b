import { missingPath } from '../browser-test.ts';
import { groupPages } from '../walks/list-walks.ts';
import { inspectPages } from '../walks/inspect-pages.ts';
import { everyPage, expect, test, walkTimeoutMs } from './second.fixture.ts';

for (const { name, paths } of groupPages(everyPage)) {
  test(`the second company's pages pass the full inspection, from ${name}`, async ({ page }) => {
    test.setTimeout(3 * walkTimeoutMs);
    for (const path of paths) {
      const response = await page.request.get(path);
      expect.soft(response.status(), path).toBe(path === missingPath ? 404 : 200);
    }
    await inspectPages(page, paths);
  });
}
