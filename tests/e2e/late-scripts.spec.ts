import { content, expect, test } from './site.fixture.ts';

const { routes } = content;

for (const key of ['home', 'musicVideos', 'contact'] as const) {
  test(`${routes.path(key)} leaves the line to what is seen, and asks for files of script by itself`, async ({
    context,
    baseURL,
  }) => {
    // Not the fixture's page, which asks for them too.
    const page = await context.newPage();
    const document = await page.goto((baseURL ?? '') + routes.path(key));
    expect(await document?.text()).not.toMatch(/<script[^>]+src=|rel="modulepreload"/);
    const listScripts = () =>
      performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length;
    await expect.poll(() => page.evaluate(listScripts)).toBeGreaterThan(0);
  });
}
