import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { parse } from 'parse5';
import sharp from 'sharp';
import { createSiteServer } from '@site/delivery/server/create-server.ts';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { twinPath } from '@site/model/routes/create-routes.ts';
import {
  content,
  dist,
  findBuilt,
  listFaults,
  listHrefs,
  readBuiltPages,
  readPage,
  type BuiltPage,
  type Rule,
} from '../built-pages.ts';

const { site, routes, phone } = content;
const navigation = content.single('navigation');
/** A page that is left out is not in the menu. */
const hasPage = ({ path: address }: { readonly path: string }) => findBuilt(address) !== undefined;
const mainPaths = navigation.main.filter(hasPage).map(({ path: address }) => address);

type Drawn = ReturnType<CheerioAPI>;

function readMeta({ $ }: BuiltPage, name: string): string | undefined {
  return $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
}

const isMissing = (page: BuiltPage) => page.path === '/404';

const lacks = (what: string, isThere: boolean) => !isThere && `lacks ${what}`;

const listOutlineFaults: Rule = ({ $ }) => {
  const headings = $('h1, h2, h3, h4, h5, h6').toArray();
  const levels = headings.map((node) => Number(node.tagName.slice(1)));
  return [
    $('h1').length !== 1 && `${$('h1').length} h1`,
    $('h1').text().trim() === '' && 'an empty h1',
    ...headings.map((node, at) => (levels[at] ?? 0) > (levels[at - 1] ?? 0) + 1 && `${$(node).text()} skips a level`),
  ];
};

const listIdFaults: Rule = ({ $ }) => {
  const ids = $('[id]')
    .toArray()
    .map((node) => node.attribs.id ?? '');
  const named = $('[id], [name], [for], [aria-labelledby], [aria-controls]')
    .toArray()
    .flatMap((node) => Object.values(node.attribs));
  return [
    ...ids.map((id, at) => ids.indexOf(id) !== at && `${id} is there twice`),
    // React's `useId` differs in the browser.
    ...named.map((id) => /^_\w*R_\w*_/.test(id) && `${id} is left to React`),
  ];
};

const listListFaults: Rule = ({ $ }) =>
  $('ul, ol, dl')
    .toArray()
    .map((list) => $(list).children().length === 0 && `an empty list: ${$.html(list).slice(0, 80)}`);

/** Errors that a browser corrects silently. Nightly, the W3C's checker finds more. */
const listSyntaxFaults: Rule = ({ html }) => {
  const faults: string[] = [];
  parse(html, { onParseError: ({ code, startLine }) => faults.push(`line ${startLine}: ${code}`) });
  return faults;
};

function listPostPictureFaults(img: Drawn) {
  return [
    lacks('a JPEG for browsers without WebP', /\.jpe?g$/.test(img.attr('src') ?? '')),
    lacks('WebP files', /\.webp \d+w/.test(img.attr('srcset') ?? '')),
    lacks('sizes', Boolean(img.attr('sizes'))),
  ];
}

function listPictureFilesFaults($: CheerioAPI, img: Drawn) {
  const sources = img.parent('picture').children('source').toArray();
  return [
    lacks('a JPEG for browsers without AVIF', /\.jpe?g$/.test(img.attr('src') ?? '')),
    lacks('AVIF files', sources.length > 0),
    ...sources.flatMap(({ attribs: { srcset = '', type, sizes = '' } }) => [
      lacks('AVIF files in a source', /\.avif \d+w/.test(srcset) && type === 'image/avif'),
      lacks('sizes', sizes !== ''),
    ]),
    // The last source is for all other screens.
    lacks('files for every screen', $(sources.at(-1)).attr('media') === undefined),
  ];
}

/** An undefined custom property invalidates its declaration, such as the aspect ratio of a picture before it loads. */
const listStyleFaults: Rule = ({ html }) => {
  const defined = new Set(html.match(/--[\w-]+(?=\s*[:{])/g));
  const named = new Set(html.match(/(?<=var\()--[\w-]+(?=\))/g));
  return [...named].map((name) => lacks(name, defined.has(name)));
};

const listPictureFaults: Rule = ({ $ }) =>
  $('img')
    .toArray()
    .flatMap((node) => {
      const { src = '', width = '', height = '', alt } = node.attribs;
      const img = $(node);
      const found = [
        lacks('its size, so that nothing jumps', /^[1-9]\d*$/.test(width) && /^[1-9]\d*$/.test(height)),
        lacks('an alternative text', alt !== undefined),
        ...(img.hasClass('post-image') ? listPostPictureFaults(img) : []),
        ...(img.hasClass('post-image') || src.endsWith('.svg') ? [] : listPictureFilesFaults($, img)),
      ];
      return found.map((fault) => fault && `${src} ${fault}`);
    });

/** The captions in posts. The owner may write a table without one. */
const captions = content.list('posts').flatMap(({ data }) => {
  return [...data.contentHtml.matchAll(/<caption>([^<]*)/g)].map(([, caption = '']) => caption);
});

const listTableFaults: Rule = ({ path: address, $ }) => {
  const names = $('table')
    .toArray()
    .map((table) => {
      const label = $(`#${table.attribs['aria-labelledby'] ?? 'none'}`);
      return $(table).children('caption').add(label).text();
    });
  const blog = routes.all.find(({ key }) => key === 'blog')?.path ?? '/blog';
  const lost = address === blog ? captions.filter((caption) => !names.includes(caption)) : [];
  return [
    ...names.map((name) => name === '' && !address.startsWith(blog) && 'a table without a name'),
    ...lost.map((caption) => `no table named ${caption}`),
  ];
};

const listHeadFaults: Rule = (page) => {
  const title = page.$('head > title').text();
  const description = readMeta(page, 'description') ?? '';
  const canonical = page.$('link[rel=canonical]').attr('href');
  const isKept = !isMissing(page);
  const kind = /^\/videos\/.*\D/.test(page.path)
    ? 'video.other'
    : page.path.startsWith('/blog/')
      ? 'article'
      : 'website';
  const expected = {
    robots: isKept ? undefined : 'noindex',
    'og:title': title,
    'og:description': description,
    'og:site_name': site.company,
    'og:type': kind,
    'og:url': canonical,
    'twitter:card': isKept ? 'summary_large_image' : undefined,
  };
  const own = new URL(routes.find(page.path)?.canonical ?? page.path, site.origin).href;
  return [
    page.$('html').attr('lang') !== 'en' && 'another language',
    title.length > 60 && `the title has ${title.length} characters`,
    (description.length < 70 || description.length > 160) && `the description has ${description.length} characters`,
    ...Object.entries(expected).map(([name, value]) => readMeta(page, name) !== value && name),
    canonical !== (isKept ? own : undefined) && `canonical: ${String(canonical)}`,
    isKept && !/\S/.test(readMeta(page, 'og:image:alt') ?? '') && 'og:image:alt',
    (readMeta(page, 'og:image') !== undefined) !== isKept && 'og:image',
    !page.$('style').text().includes('font-family:Text') && 'its sheet lacks the theme (src/integrations/theme.ts)',
  ];
};

/** Tags that are the same in every page's head. */
const sameInEveryHead = [
  'link[rel=manifest]',
  'link[rel=apple-touch-icon]',
  'link[rel=icon]',
  'link[type="application/rss+xml"]',
];

const home = readPage('/');

const listSharedHeadFaults: Rule = (page) => {
  return [
    ...sameInEveryHead.map((part) => page.$(part).attr('href') !== home.$(part).attr('href') && part),
    readMeta(page, 'theme-color') !== readMeta(home, 'theme-color') && 'theme-color',
    page.$('link[type="text/markdown"]').attr('href') !== undefined &&
      page.$('link[type="text/markdown"]').attr('href') !== twinPath(page.path) &&
      'another twin',
  ];
};

const listNavigationFaults: Rule = (page) => {
  const canonical = routes.find(page.path)?.canonical ?? page.path;
  const current = mainPaths.includes(canonical) ? [canonical, canonical] : [];
  const { designer, socials, address } = site;
  const footer = listHrefs(page, 'footer a');
  const outside = [...Object.values(socials), designer?.url].filter((href) => href !== undefined);
  const inFooter = [...navigation.footer.filter(hasPage).map((link) => link.path), ...outside, phone.href];
  const words = [phone.text, designer?.name ?? '', address.street ?? site.serviceArea, '© ', site.company];
  const footerText = page.$('footer').text();
  return [
    listHrefs(page, 'header nav[aria-label=Main] a').join() !== mainPaths.join() && 'another menu',
    listHrefs(page, 'dialog nav a').join() !== mainPaths.join() && 'another menu on phones',
    lacks('the phone in its header', listHrefs(page, 'header > div a[href^="tel:"]').includes(phone.href)),
    listHrefs(page, ':is(header, dialog) [aria-current=page]').join() !== current.join() && 'another current page',
    page.$('[aria-current]:not([aria-current=true], [aria-current=page], [aria-current=step])').length > 0 &&
      'another mark',
    ...inFooter.map((href) => lacks(`${href} in its footer`, footer.includes(href))),
    ...words.map((text) => lacks(`${text} in its footer`, footerText.includes(text))),
  ];
};

/** Written pages without a closing band. */
const bare = content
  .list('writtenPages')
  .filter(({ data }) => data.band === undefined)
  .map(({ slug }) => routes.written(slug));

/** The last section is the band, or the quote or contact block: it invites a call or an email. */
const listClosingFaults: Rule = (page) => {
  const route = routes.find(page.path);
  if (!route || bare.includes(route.path)) return [];
  const last = page
    .$('main section')
    .last()
    .find('a')
    .toArray()
    .map(({ attribs }) => attribs.href);
  const writing = route.key === 'contact' ? `mailto:${site.emails.bookings}` : routes.path('contact');
  return [phone.href, writing].map((href) => lacks(`${href} in its last section`, last.includes(href)));
};

const rules: Readonly<Record<string, Rule>> = {
  'defines what its style names': listStyleFaults,
  'has something in each list': listListFaults,
  'has one h1, and headings that leave out no level': listOutlineFaults,
  'is HTML without a syntax error': listSyntaxFaults,
  'gives no two elements the same id, and leaves none to React': listIdFaults,
  'offers each picture in modern files and a JPEG, with its size and its words': listPictureFaults,
  'names its tables': listTableFaults,
  'tells search engines and networks what it is; the 404 is not to be kept': listHeadFaults,
  'names the icons, manifest, feed and color of every page, and its own twin': listSharedHeadFaults,
  'has the menu, calls and footer of every page': listNavigationFaults,
  'ends with an invitation to call or write': listClosingFaults,
};

const pages = readBuiltPages();

it.each(Object.entries(rules))('every page %s', (_, rule) => {
  expect(listFaults(pages, rule)).toEqual([]);
});

/** Social networks scale a heavier card down or leave it out, in bytes. */
const cardLimit = 300_000;

async function serveFolder(folder: string) {
  const server = createSiteServer(folder, undefined, true);
  const port = await listen(server, 0);
  return { origin: `http://localhost:${port}`, [Symbol.asyncDispose]: () => closeServer(server) };
}

async function measure(address: string): Promise<string> {
  const file = readFileSync(path.join(dist, findBuilt(address) ?? ''));
  const { width, height } = await sharp(file).metadata();
  return `${width}x${height}`;
}

it('each page has a card, a light picture in the size that networks ask for', async () => {
  const cards = new Set(pages.flatMap((page) => readMeta(page, 'og:image') ?? []));
  for (const card of cards) {
    expect(card.startsWith(`${site.origin}/cards/`), card).toBe(true);
    expect(findBuilt(card.slice(site.origin.length)), card).toBeDefined();
  }
  // The others are drawn on request, like this one.
  const [card = ''] = cards;
  await using server = await serveFolder(dist);
  const answer = await fetch(server.origin + card.slice(site.origin.length));
  const bytes = await answer.bytes();
  expect(bytes.length).toBeLessThan(cardLimit);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
});

it('icons are in the sizes that the manifest and every head say', async () => {
  const manifest = z
    .object({
      name: z.literal(site.company),
      start_url: z.literal(routes.path('home')),
      theme_color: z.literal(readMeta(home, 'theme-color') ?? ''),
      icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(2),
    })
    .parse(JSON.parse(readFileSync(path.join(dist, home.$('link[rel=manifest]').attr('href') ?? ''), 'utf8')));
  const touch = { src: home.$('link[rel=apple-touch-icon]').attr('href') ?? '', sizes: '180x180' };
  for (const { src, sizes } of [...manifest.icons, touch]) {
    expect(findBuilt(src), src).toBeDefined();
    if (sizes !== 'any') expect(await measure(src), src).toBe(sizes);
  }
});
