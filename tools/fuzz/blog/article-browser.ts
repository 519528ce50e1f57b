import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright';
import { postSchema } from '../../../src/domain/blog/cleaning/post-schema.ts';
import { closeServer, listen } from '../../serve/listen.ts';
import { knownPicture } from './fuzz-cleaner.ts';

/** What an article did, or contains, that none may. */
export interface Hit {
  readonly article: string;
  readonly what: string;
}

/** A browser that opens articles in a page whose policy only reports. It can reach no other host. */
export interface ArticleBrowser {
  readonly version: string;
  readonly check: (articles: readonly string[]) => Promise<Hit[]>;
  readonly close: () => Promise<void>;
}

/** How long what an article starts may take until it is noticed. */
const settleMs = 60;

/** In lower case, as HTML writes them. */
const listNames = (rules: readonly (string | readonly unknown[])[]) =>
  rules.map((rule) => String([rule].flat()[0]).replace('Name', '').toLowerCase());

/** What an article may contain: the cleaner's schema, and the priority that the site gives the first picture. */
const rules = {
  attributes: {
    ...Object.fromEntries(postSchema.tagNames.map((name): [string, string[]] => [name, []])),
    ...Object.fromEntries(Object.entries(postSchema.attributes).map(([name, list]) => [name, listNames(list)])),
    img: [...listNames(postSchema.attributes.img), 'fetchpriority'],
  } as Readonly<Record<string, readonly string[] | undefined>>,
  /** The only value of an attribute. A picture's sizes are those of the one that the site has. */
  values: {
    class: 'post-image',
    rel: 'noopener',
    loading: 'lazy',
    fetchpriority: 'high',
    srcset: knownPicture.srcSet,
    sizes: knownPicture.sizes,
    width: String(knownPicture.width),
    height: String(knownPicture.height),
  } as Readonly<Record<string, string | undefined>>,
  schemes: Object.values(postSchema.protocols)
    .flat()
    .map((scheme) => `${scheme}:`),
};

function writePage(articles: readonly string[]): string {
  const head = '<!doctype html>\n<html lang="en"><head><title>Articles</title><link rel="icon" href="data:,"></head>';
  return `${head}<body><main>${articles.map((html) => `<article>${html}</article>`).join('')}</main></body></html>`;
}

/** Lists what isn't allowed in the page. It runs there, so it can use nothing from outside. */
function listForeign({ attributes, values, schemes }: typeof rules): string[] {
  const found: string[] = [];
  const lookAt = (element: Element) => {
    const names = attributes[element.localName];
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml' && element.prefix === null;
    if (names === undefined || !isHtml || element.shadowRoot !== null) found.push(`<${element.nodeName}>`);
    for (const { name, value } of element.attributes) {
      const isAddress = (name === 'href' || name === 'src') && URL.canParse(value, element.baseURI);
      const isSafe = !isAddress || schemes.includes(new URL(value, element.baseURI).protocol);
      if (names?.includes(name) !== true || (values[name] ?? value) !== value || !isSafe)
        found.push(`${name}="${value}"`);
    }
  };
  const articles = [...(document.querySelector('main')?.children ?? [])];
  for (const article of articles) {
    if (article.localName !== 'article') found.push(`<${article.nodeName}> among the articles`);
    const walker = document.createTreeWalker(article);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Element) lookAt(node);
      else if (node.nodeType !== Node.TEXT_NODE) found.push(node.nodeName);
    }
  }
  // html, head, its title and icon, body and main: any other element has left an article.
  const others = document.querySelectorAll('*').length - document.querySelectorAll('main *').length - 6;
  if (others !== 0) found.push(`${String(others)} elements outside of the articles`);
  return found;
}

/** Replaces the page's articles through `innerHTML`, whose parser differs from a document's. It runs in the page. */
function placeArticles(articles: readonly string[]): void {
  const main = document.createElement('main');
  for (const html of articles) {
    const article = document.createElement('article');
    main.append(article);
    article.innerHTML = html;
  }
  document.body.replaceChildren(main);
}

/** @param executablePath the browser's program. */
export async function openArticleBrowser(executablePath: string): Promise<ArticleBrowser> {
  let shown = '';
  const server = createServer((request, response) => {
    // Scripts run, and the browser's console names each of them.
    response.setHeader('Content-Security-Policy-Report-Only', "script-src 'none'");
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(request.url === '/' ? shown : '');
  });
  const origin = `http://localhost:${String(await listen(server, 0))}/`;
  const args = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'];
  // Ctrl-C ends the fuzz between two batches, not the browser within one.
  const signals = { handleSIGHUP: false, handleSIGINT: false, handleSIGTERM: false };
  const browser = await chromium.launch({ executablePath, args, ...signals });

  /** What happens where a document contains the articles, and where `innerHTML` does. */
  const show = async (articles: readonly string[]): Promise<string[]> => {
    const page = await browser.newPage();
    const found: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes("script-src 'none'")) found.push('a script runs');
    });
    page.on('request', (request) => {
      if (request.resourceType() !== 'image' && request.url() !== origin)
        found.push(`a request for ${request.resourceType()} ${request.url()}`);
    });
    page.on('dialog', (dialog) => {
      found.push(`a dialog: ${dialog.type()}`);
      // The page may be closed with its dialog.
      dialog.dismiss().catch(() => undefined);
    });
    page.on('frameattached', () => found.push('a frame'));
    page.on('popup', () => found.push('a new window'));
    try {
      shown = writePage(articles);
      await page.goto(origin, { waitUntil: 'domcontentloaded' });
      found.push(...(await page.evaluate(listForeign, rules)));
      await setTimeout(settleMs);
      await page.evaluate(placeArticles, articles);
      found.push(...(await page.evaluate(listForeign, rules)));
      await setTimeout(settleMs);
    } catch (error) {
      // Such as a page that has been left.
      found.push(`the page cannot be examined: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await page.close();
    }
    return found;
  };

  /** Opens articles in one page; if there is a hit, in smaller and smaller groups until the article is known. */
  const check = async (articles: readonly string[]): Promise<Hit[]> => {
    const found = await show(articles);
    if (found.length === 0) return [];
    if (articles.length === 1) return found.map((what) => ({ article: articles.join(''), what }));
    const half = Math.ceil(articles.length / 2);
    const hits = [...(await check(articles.slice(0, half))), ...(await check(articles.slice(half)))];
    return hits.length > 0 ? hits : found.map((what) => ({ article: articles.join('\n'), what }));
  };

  const close = async () => {
    await browser.close();
    await closeServer(server);
  };
  return { version: browser.version(), check, close };
}
