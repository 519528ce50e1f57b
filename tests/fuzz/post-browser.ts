import { setTimeout } from 'node:timers/promises';
import { allowed } from '@site/model/blog/cleaning/post-safety.fixture.ts';
import { launchBrowser } from '@site/quality/site.ts';

/** How long to wait for scripts and requests that a post may start, in milliseconds. */
const settleMs = 60;

/** The attributes that each element of a post may have, by their HTML names; the site adds the priority. */
const attributes: Readonly<Record<string, readonly string[] | undefined>> = Object.fromEntries(
  Object.entries({ ...allowed, img: [...(allowed.img ?? []), 'fetchPriority'] }).map(([tagName, names]) => {
    return [tagName, names.map((name) => (name === 'className' ? 'class' : name.toLowerCase()))];
  }),
);

function writePage(articles: readonly string[]): string {
  const head = '<!doctype html>\n<html lang="en"><head><title>Articles</title><link rel="icon" href="data:,"></head>';
  return `${head}<body><main>${articles.map((html) => `<article>${html}</article>`).join('')}</main></body></html>`;
}

/** Lists what isn't allowed in the page. It runs there, so it can use nothing from outside. */
function listForeign(listed: typeof attributes): string[] {
  const found: string[] = [];
  const lookAt = (element: Element) => {
    const names = Object.hasOwn(listed, element.localName) ? listed[element.localName] : undefined;
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml' && element.prefix === null;
    if (names === undefined || !isHtml || element.shadowRoot !== null) found.push(`<${element.nodeName}>`);
    for (const { name, value } of element.attributes) {
      const isAddress = (name === 'href' || name === 'src') && URL.canParse(value, element.baseURI);
      const isSafe = isAddress ? /^(?:https?|mailto|tel):/u.test(new URL(value, element.baseURI).href) : true;
      const isOther = names?.includes(name) !== true || (name === 'class' && value !== 'post-image');
      // Of an id, its start keeps it from being one of the page's own.
      if (name === 'id' && /^part-./u.test(value)) continue;
      if (isOther || !isSafe) found.push(`${name}="${value}"`);
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
  // html, head, its title and icon, body and main: any other element has left a post.
  const others = document.querySelectorAll('*').length - document.querySelectorAll('main *').length - 6;
  if (others !== 0) found.push(`${others} elements outside of the articles`);
  return found;
}

/** Replaces the page's posts through `innerHTML`, whose parser differs from a document's. It runs in the page. */
function placePosts(articles: readonly string[]): void {
  const main = document.createElement('main');
  for (const html of articles) {
    const article = document.createElement('article');
    main.append(article);
    article.innerHTML = html;
  }
  document.body.replaceChildren(main);
}

const address = 'http://articles.localhost/';

/** Opens a browser that shows posts in a page whose policy only reports, and that can reach no host. */
export async function openPostBrowser() {
  const browser = await launchBrowser({ args: ['--host-resolver-rules=MAP * ~NOTFOUND'] });

  /**
   * Shows posts in one page: first in its document, then through `innerHTML`.
   * @returns what they did or contain that no post may.
   */
  const show = async (articles: readonly string[]): Promise<string[]> => {
    await using page = await browser.newPage();
    const found: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes("script-src 'none'")) found.push('a script runs');
    });
    page.on('request', (request) => {
      if (request.resourceType() !== 'image' && request.url() !== address)
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
      // Scripts run, and the browser's console names each of them.
      const headers = { 'Content-Security-Policy-Report-Only': "script-src 'none'" };
      const body = writePage(articles);
      await page.route(address, (route) => route.fulfill({ headers, contentType: 'text/html; charset=utf-8', body }));
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      found.push(...(await page.evaluate(listForeign, attributes)));
      await setTimeout(settleMs);
      await page.evaluate(placePosts, articles);
      found.push(...(await page.evaluate(listForeign, attributes)));
      await setTimeout(settleMs);
    } catch (error) {
      // For example, a post navigated away.
      found.push(`the page cannot be examined: ${error instanceof Error ? error.message : String(error)}`);
    }
    return found;
  };

  return { version: browser.version(), show, [Symbol.asyncDispose]: () => browser.close() };
}
