import { z } from 'zod';
import { BrowserTab, withDevtools } from '@site/quality/browser-tab.ts';
import { ensureBrowser } from '@site/quality/browser/ensure-browser.ts';
import { content, expect, test, watchPath } from './site.fixture.ts';

const { routes } = content;

/** Long enough for the next page to be drawn while the button is down, in milliseconds. */
const longPress = 1_500;

const pointSchema = z.object({ x: z.number(), y: z.number() });

/** The middle of the first link to an address, scrolled into view; undefined until the page has loaded. */
const findLink = (path: string) => `(async () => {
  const link = [...document.querySelectorAll('a[href="${path}"]')].find((one) => one.checkVisibility());
  if (document.readyState !== 'complete' || !link) return undefined;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const { x, y, width, height } = link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
})()`;

/** What a page may only do once it is visible: a prerendered page must not mistake rendering for being seen. */
const pages = [
  {
    name: 'home plays its loop',
    from: routes.path('about'),
    to: routes.path('home'),
    seen: `document.querySelector('.loop.playing') !== null`,
  },
  {
    name: 'a page shows what is in view',
    from: routes.path('home'),
    to: routes.path('about'),
    seen: `[...document.querySelectorAll('.reveal, .reveal-card')].filter((part) => part.getBoundingClientRect().top < innerHeight * 0.8)
      .every((part) => getComputedStyle(part).opacity === '1')`,
  },
  {
    name: 'a portfolio hydrates and loads more',
    from: routes.path('home'),
    to: routes.portfolio('music'),
    seen: `(() => {
      globalThis.cards ??= document.querySelectorAll('[data-card]').length;
      const more = [...document.querySelectorAll('main button')].find((one) => one.textContent.includes('Load More'));
      more?.click();
      document.querySelector('main').scrollIntoView({ block: 'end' });
      return document.querySelectorAll('[data-card]').length > globalThis.cards;
    })()`,
  },
  {
    name: 'a player opens',
    from: '/videos',
    to: watchPath,
    seen: `(() => {
      document.querySelector('.player a, .player button')?.click();
      return document.querySelector('.player iframe') !== null;
    })()`,
  },
];

for (const { name, from, to, seen } of pages) {
  test(`drawn ahead while the button was down, ${name}`, async ({ baseURL }) => {
    const origin = baseURL ?? '';
    await withDevtools(await ensureBrowser(), async (devtools) => {
      const tab = await BrowserTab.open(devtools, origin + from);
      const find = async () => pointSchema.safeParse(await tab.evaluate(findLink(to))).data;
      await expect.poll(find, { timeout: 15_000 }).toBeDefined();
      await tab.click(pointSchema.parse(await find()), longPress);
      await tab.arriveAt(origin + to);
      expect(await tab.evaluate(`performance.getEntriesByType('navigation')[0].activationStart`)).toBeGreaterThan(0);
      await expect.poll(() => tab.evaluate(seen), { timeout: 15_000 }).toBe(true);
    });
  });
}
