import { describe, expect, inject, test } from 'vitest';
import { missingPath } from '../site.ts';
import { openFirefox } from './firefox.ts';
import { travel, type Journey, type TravelOptions } from './journey.ts';
import { openWebkit } from './webkit.ts';

const portfolio = '/music-videos';
/** Cards in the page itself, and in each step. */
const step = 12;
const vimeo = 'player.vimeo.com';

/** Runs in the page: what a visitor sees first. */
function readFirstView() {
  const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
  const inView = images.filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight);
  return {
    headings: [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility()).length,
    missing: inView.filter((image) => !image.complete || image.naturalWidth === 0).map((image) => image.currentSrc),
    isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  };
}

/** Runs in the page: the start of what cannot be seen, other than what a script opens or needs, and the parts with a call. */
function readWithoutScripts() {
  const isVisible = (one: Element) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  // What is folded opens without a script, too.
  const needsScript =
    'details:not([open]) > :not(summary), [aria-hidden=true], .tier-choice, .needs-script, .loop-pause, .planner, dialog';
  return {
    hasScripts: matchMedia('(scripting: enabled)').matches,
    hidden: [...document.querySelectorAll('main :is(h1, h2, h3, p, a[href]), footer a[href]')]
      .filter((one) => !one.closest(needsScript) && !isVisible(one))
      .map((one) => one.outerHTML.slice(0, 160)),
    calls: ['header', 'main', 'footer'].filter((part) =>
      [...document.querySelectorAll(`${part} a[href^="tel:"]`)].some(isVisible),
    ),
  };
}

/** Runs in the page: whether the dialog is open, and holds the focus. */
function readDialog(selector: string) {
  const dialog = document.querySelector(selector);
  const isOpen = dialog?.matches(':modal') ?? false;
  return { isOpen, hasFocus: isOpen && (dialog?.contains(document.activeElement) ?? false) };
}

const open = { isOpen: true, hasFocus: true };
const closed = { isOpen: false, hasFocus: false };

/** Runs in the page: the addresses of the visible cards. */
function readCards(): (string | null)[] {
  return [...document.querySelectorAll('[data-first-cards] li')]
    .filter((card) => card.checkVisibility() && card.querySelector('[data-card]'))
    .map((card) => card.querySelector('a[href^="/videos/"]')?.getAttribute('href') ?? null);
}

/** Runs in the page: what has the focus. */
const readFocus = () => document.activeElement?.getAttribute('href') ?? document.activeElement?.id ?? '';

const readPath = () => location.pathname;

/** Runs in the page: the source of the player. */
const readPlayer = (place: string) => document.querySelector(`${place} iframe`)?.getAttribute('src') ?? '';

async function openIsland(journey: Journey, address: string, selector: string): Promise<void> {
  await journey.open(address);
  await journey.visitor.evaluate((wanted) => document.querySelector(wanted)?.scrollIntoView(), selector);
  await journey.poll(() => document.querySelectorAll('astro-island[ssr]').length).toBe(0);
}

const openPortfolio = (journey: Journey, query = '') => openIsland(journey, portfolio + query, '[data-filter]');

describe.each([
  ['Firefox', openFirefox],
  ['WebKit', openWebkit],
] as const)('%s', (_, openVisitor) => {
  const walk = (name: string, use: (journey: Journey) => Promise<void>, options: TravelOptions = {}) => {
    test(name, async () => travel(openVisitor, options, use));
  };

  walk('every kind of page shows its heading and its pictures', async (journey) => {
    for (const address of inject('pages')) {
      await journey.open(address);
      await journey.poll(readFirstView).toEqual({ headings: 1, missing: [], isTooWide: false });
    }
  });

  walk(
    'without scripts every kind of page shows all its content',
    async (journey) => {
      for (const address of inject('pages')) {
        await journey.open(address);
        // A page of a heading, an address and a text ends without a call.
        const calls: unknown = expect.arrayContaining(['header', 'footer']);
        const expected = { hasScripts: false, hidden: [], calls };
        expect(await journey.visitor.evaluate(readWithoutScripts), address).toEqual(expected);
      }
    },
    { hasScripts: false },
  );

  walk('the menu opens, and Escape, a click beside it and a link close it', async (journey) => {
    await journey.visitor.resize(450, 844);
    await journey.open('/services');
    const menu = () => journey.poll(readDialog, 'dialog#menu');
    await journey.click('[data-menu-open]');
    await menu().toEqual(open);
    await journey.visitor.press('Escape');
    await menu().toEqual(closed);
    await journey.click('[data-menu-open]');
    await menu().toEqual(open);
    await journey.visitor.clickAt({ x: 10, y: 400 });
    await menu().toEqual(closed);
    await journey.click('[data-menu-open]');
    await journey.click('dialog#menu a[href="/about"]');
    await journey.poll(readPath).toBe('/about');
    await menu().toEqual(closed);
  });

  walk('"Load More Videos" adds a step of cards, with the focus on the first of them', async (journey) => {
    await openPortfolio(journey);
    await journey.poll(readCards).toHaveLength(step);
    await journey.click('button', 'Load More Videos');
    await journey.poll(readCards).toHaveLength(2 * step);
    const cards = await journey.visitor.evaluate(readCards);
    await journey.poll(readFocus).toBe(cards[step]);
  });

  walk('a filter shows its own videos at an address of its own, and the way back shows all', async (journey) => {
    await openPortfolio(journey);
    const all = await journey.visitor.evaluate(readCards);
    await journey.click('[data-filter] li:nth-child(2) a');
    await journey.poll(() => location.search).toMatch(/^\?\w+=/);
    await journey.poll(readCards).not.toEqual(all);
    const [address, filtered] = [
      await journey.visitor.evaluate(() => location.search),
      await journey.visitor.evaluate(readCards),
    ];
    await journey.visitor.goBack();
    await journey.poll(() => location.search).toBe('');
    await journey.poll(readCards).toEqual(all);
    await openPortfolio(journey, address);
    await journey.poll(readCards).toEqual(filtered);
  });

  walk(
    'a player opens over the portfolio, and Escape closes it and gives the focus back',
    async (journey) => {
      await openPortfolio(journey);
      const [, second] = await journey.visitor.evaluate(readCards);
      await journey.click(`[data-first-cards] a[href="${String(second)}"]`);
      await journey.poll(readPlayer, 'dialog.player-dialog').toContain('https://player.vimeo.com/video/');
      await journey.poll(() => document.querySelector('.growing')).toBe(null);
      expect(await journey.visitor.evaluate(() => location.search)).toContain('video=');
      await journey.visitor.press('Escape');
      await journey.poll(readDialog, 'dialog.player-dialog').toEqual(closed);
      await journey.poll(readFocus).toBe(second);
      expect(await journey.visitor.evaluate(() => location.search)).toBe('');
    },
    { hosts: [vimeo] },
  );

  walk(
    'a click on a poster loads the player, of which nothing was there before',
    async (journey) => {
      await openPortfolio(journey);
      const [first] = await journey.visitor.evaluate(readCards);
      await journey.open(String(first));
      expect(journey.requested).toEqual([]);
      await journey.click('main a[data-facade]');
      await journey.poll(readPlayer, 'main').toContain('https://player.vimeo.com/video/');
    },
    { hosts: [vimeo] },
  );

  walk('the way back leads to the cards that were loaded, where the visitor was', async (journey) => {
    await openPortfolio(journey);
    await journey.click('button', 'Load More Videos');
    await journey.poll(readCards).toHaveLength(2 * step);
    await journey.click('footer a[href="/about"]');
    await journey.poll(readPath).toBe('/about');
    await journey.visitor.goBack();
    await journey.poll(readPath).toBe(portfolio);
    await journey.poll(readCards).toHaveLength(2 * step);
    const isInView = () => {
      const { top = Infinity } = document.querySelector('footer a[href="/about"]')?.getBoundingClientRect() ?? {};
      return top > 0 && top < innerHeight;
    };
    await journey.poll(isInView).toBe(true);
  });

  walk('the search finds a page by what is typed, Enter opens it, and Escape closes the search', async (journey) => {
    await journey.open('/services');
    await journey.click('header [data-search]');
    await journey.poll(readDialog, '#search').toEqual(open);
    await journey.visitor.press('Escape');
    await journey.poll(readDialog, '#search').toEqual(closed);
    await journey.click('header [data-search]');
    await journey.poll(readDialog, '#search').toEqual(open);
    await journey.visitor.type('color grading');
    await journey
      .poll(() => document.querySelector('#search [role=option]')?.getAttribute('href'))
      .toBe('/color-grading');
    await journey.visitor.press('Enter');
    await journey.poll(readPath).toBe('/color-grading');
  });

  walk('the planner takes an answer, asks on, and has it after a reload', async (journey) => {
    await openIsland(journey, '/plan', '.planner');
    const readQuestion = () => document.querySelector('.planner h2')?.textContent ?? '';
    const first = await journey.visitor.evaluate(readQuestion);
    await journey.click('.planner label');
    await journey.click('.planner button', 'Next');
    await journey.poll(readQuestion).not.toBe(first);
    const second = await journey.visitor.evaluate(readQuestion);
    await openIsland(journey, '/plan', '.planner');
    await journey.poll(readQuestion).toBe(second);
  });

  walk('a copied number says so in a notification', async (journey) => {
    await journey.open('/contact');
    await journey.click('main [data-copy]');
    await journey.poll(() => document.querySelector('li.notification')?.checkVisibility()).toBe(true);
  });

  walk(
    'a control that gets the focus by keyboard shows its tooltip',
    async (journey) => {
      await openPortfolio(journey);
      const [first] = await journey.visitor.evaluate(readCards);
      await journey.click(`[data-first-cards] a[href="${String(first)}"]`);
      await journey
        .poll(() => document.querySelector('.player-dialog') && !document.querySelector('.growing'))
        .toBe(true);
      await journey.visitor.evaluate(() => {
        const links = [...document.querySelectorAll<HTMLElement>('.player-dialog a')];
        links.find(({ textContent }) => textContent.includes('Credits and story'))?.focus();
      });
      await journey.visitor.press('Tab');
      await journey.poll(() => document.querySelector('.tooltip')?.textContent ?? '').toContain('video');
    },
    { hosts: [vimeo] },
  );

  walk('a wrong address shows the 404 page, which leads home', async (journey) => {
    await journey.open(missingPath);
    await journey.click('a[href="/"]');
    await journey.poll(readPath).toBe('/');
  });
});
