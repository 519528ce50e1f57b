import { content, expect, phoneScreen, test } from './site.fixture.ts';

const { routes } = content;

test.use({ viewport: phoneScreen });

test('pages stay as wide as the screen where no picture arrives', async ({ page, faults }) => {
  await page.route(/\.(?:avif|webp|jpe?g|png|svg)$/, (route) => route.abort());
  for (const address of [routes.path('movies'), routes.path('home'), routes.path('about'), '/reel', '/directors']) {
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(phoneScreen.width);
  }
  faults.length = 0;
});
