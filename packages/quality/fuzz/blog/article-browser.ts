import { createServer, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { z } from 'zod';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import { allowedSchemes, createAllowList } from './allow-list.ts';
import { placeArticles, writeArticlePage } from './article-page.ts';
import { listForeign, type ForeignOptions } from './list-foreign.ts';

/** What an article did, or holds, that none may. */
export interface Hit {
  readonly article: string;
  readonly what: string;
}

/** The page that the server hands out next. */
interface ShownPage {
  html: string;
}

interface Parts {
  readonly browser: Browser;
  readonly server: Server;
  readonly shown: ShownPage;
  readonly origin: string;
}

interface Tab {
  readonly page: Page;
  readonly session: CDPSession;
}

const scriptSchema = z.object({
  executionContextAuxData: z.object({ isDefault: z.boolean() }),
});
const requestSchema = z.object({
  request: z.object({ url: z.string() }),
  type: z.string(),
});
const worldSchema = z.object({ executionContextId: z.number() });
const frameSchema = z.object({ frameTree: z.object({ frame: z.object({ id: z.string() }) }) });
const resultSchema = z.object({
  result: z.object({ value: z.unknown().optional() }),
  exceptionDetails: z.object({ text: z.string() }).optional(),
});
const foreignSchema = z.array(z.string());

/** How long what an article starts has until it is seen: pictures fail at once, and their handlers run then. */
const settleMs = 60;

/** Pages that one tab opens before another takes over: Chromium gives back little of what each needs while it stays. */
const pagesPerTab = 20;

const options: ForeignOptions = { allowed: createAllowList(), schemes: allowedSchemes };

async function openTab(browser: Browser): Promise<Tab> {
  const page = await browser.newPage();
  return { page, session: await page.context().newCDPSession(page) };
}

/**
 * A browser that opens articles in a page without any policy, and tells what they do. No other host can be reached;
 * what a page asks for is seen all the same.
 */
export class ArticleBrowser {
  readonly #parts: Parts;
  #tab: Tab;
  #pages = 0;
  #events: string[] = [];

  private constructor(parts: Parts, tab: Tab) {
    this.#parts = parts;
    this.#tab = tab;
  }

  /** @param executablePath the browser's program. */
  static async open(executablePath: string): Promise<ArticleBrowser> {
    const shown: ShownPage = { html: '' };
    const server = createServer((request, response) => {
      if (request.url === '/') response.setHeader('Content-Type', 'text/html; charset=utf-8').end(shown.html);
      else response.writeHead(404).end();
    });
    const port = await listen(server, 0);
    const browser = await chromium.launch({
      executablePath,
      // A Ctrl-C ends the fuzz between two batches, not the browser within one.
      handleSIGHUP: false,
      handleSIGINT: false,
      handleSIGTERM: false,
      args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    });
    const parts = { browser, server, shown, origin: `http://localhost:${String(port)}/` };
    const articles = new ArticleBrowser(parts, await openTab(browser));
    await articles.#watch();
    return articles;
  }

  /** Chromium's version. */
  get version(): string {
    return this.#parts.browser.version();
  }

  async close(): Promise<void> {
    await this.#parts.browser.close();
    await closeServer(this.#parts.server);
  }

  /** Opens articles in one page; where they do what none may, in smaller and smaller groups until it is known which. */
  async check(articles: readonly string[]): Promise<Hit[]> {
    const found = await this.#open(articles);
    if (found.length === 0) return [];
    const [only] = articles;
    if (articles.length === 1 && only !== undefined) return found.map((what) => ({ article: only, what }));
    const half = Math.ceil(articles.length / 2);
    const hits = [...(await this.check(articles.slice(0, half))), ...(await this.check(articles.slice(half)))];
    // What only some of them do together is theirs all the same.
    return hits.length > 0 ? hits : found.map((what) => ({ article: articles.join('\n'), what }));
  }

  /** Closes the tab, and looks at the rest in another. */
  async #changeTab(): Promise<void> {
    await this.#tab.page.close();
    this.#tab = await openTab(this.#parts.browser);
    this.#pages = 0;
    await this.#watch();
  }

  async #watch(): Promise<void> {
    const { page, session } = this.#tab;
    const note = (what: string) => {
      this.#events.push(what);
    };
    session.on('Debugger.scriptParsed', (event) => {
      // The page's own world: ours are others.
      if (scriptSchema.parse(event).executionContextAuxData.isDefault) note('a script runs');
    });
    session.on('Network.requestWillBeSent', (event) => {
      const { request, type } = requestSchema.parse(event);
      if (type !== 'Image' && request.url !== this.#parts.origin) note(`a request for ${type} ${request.url}`);
    });
    page.on('dialog', (dialog) => {
      note(`a dialog: ${dialog.type()}`);
      // The page may be gone with its dialog.
      dialog.dismiss().catch(() => undefined);
    });
    page.on('framenavigated', (frame) => {
      if (frame.url() !== this.#parts.origin) note(`a navigation to ${frame.url()}`);
    });
    page.on('frameattached', () => {
      note('a frame');
    });
    page.on('popup', () => {
      note('a new window');
    });
    await session.send('Debugger.enable');
    await session.send('Network.enable');
  }

  /** What happens, and what stands there, where a document holds the articles and where `innerHTML` places them. */
  async #open(articles: readonly string[]): Promise<string[]> {
    if (this.#pages === pagesPerTab) await this.#changeTab();
    this.#pages += 1;
    this.#events = [];
    this.#parts.shown.html = writeArticlePage(articles);
    const found: string[] = [];
    try {
      await this.#tab.page.goto(this.#parts.origin, { waitUntil: 'domcontentloaded' });
      found.push(...(await this.#inspect()));
      await setTimeout(settleMs);
      await this.#evaluate(`(${placeArticles.toString()})(${JSON.stringify(articles)})`);
      found.push(...(await this.#inspect()));
      await setTimeout(settleMs);
    } catch (error) {
      // Such as a page that has left.
      found.push(`the page cannot be looked at: ${error instanceof Error ? error.message : String(error)}`);
    }
    return [...found, ...this.#events];
  }

  async #inspect(): Promise<string[]> {
    return foreignSchema.parse(await this.#evaluate(`(${listForeign.toString()})(${JSON.stringify(options)})`));
  }

  /** Runs a program in a world beside the page's own, which it cannot see. */
  async #evaluate(expression: string): Promise<unknown> {
    const { frameTree } = frameSchema.parse(await this.#tab.session.send('Page.getFrameTree'));
    const world = await this.#tab.session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
    const contextId = worldSchema.parse(world).executionContextId;
    const answer = await this.#tab.session.send('Runtime.evaluate', { expression, contextId, returnByValue: true });
    const { result, exceptionDetails } = resultSchema.parse(answer);
    if (exceptionDetails) throw new Error(`The page could not be looked at: ${exceptionDetails.text}`);
    return result.value;
  }
}
