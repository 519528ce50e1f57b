import { content, desktopScreen, test, walkedPages, walks, walkTimeoutMs } from './walk.fixture.ts';
import { groupPages } from './list-walks.ts';
import { walkWithoutScripts } from './walk-without-scripts.ts';

test.use({ javaScriptEnabled: false, viewport: desktopScreen });

const { templates, others } = walkedPages.translations;

// Of another language, each change asks this of the tests' content: ../translations.spec.ts.
for (const { groups, tag } of [...walks, { groups: groupPages([...templates, ...others]), tag: ['@nightly'] }]) {
  for (const { name, paths } of groups) {
    test(`pages show all they have without scripts, from ${name}`, { tag }, async ({ page }) => {
      test.setTimeout(walkTimeoutMs);
      await walkWithoutScripts(page, paths, content.phone.href);
    });
  }
}
