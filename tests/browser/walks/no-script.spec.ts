import { content, desktopScreen, test, walkedPages, walks, walkTimeoutMs } from './walk.fixture.ts';
import { groupPages } from './list-walks.ts';
import { walkWithoutScripts } from './walk-without-scripts.ts';

test.use({ javaScriptEnabled: false, viewport: desktopScreen });

const { templates, others } = walkedPages.translations;

for (const [groups, tag] of [
  [[...walks, ...groupPages(templates)], []],
  [groupPages(others), ['@nightly']],
] as const) {
  for (const { name, paths } of groups) {
    test(`pages show all they have without scripts, from ${name}`, { tag: [...tag] }, async ({ page }) => {
      test.setTimeout(walkTimeoutMs);
      await walkWithoutScripts(page, paths, content.phone.href);
    });
  }
}
