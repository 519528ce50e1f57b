import { createServer } from 'node:http';
import { expect, inject, vi } from 'vitest';
import { closeServer, listen } from '@site/delivery/server/listen.ts';
import type { OpenVisitor, Point, Visitor } from './visitor.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string;
    /** The addresses of a page of each kind. */
    readonly pages: readonly string[];
  }
}

/** How long a page may take to do something, in milliseconds. */
const timeout = 15_000;

/** What Firefox asks its maker for by itself. */
const ownHosts = /\.mozilla\.(?:com|org|net)$/;

/** Runs in the page: the middle of the first visible element with these words, scrolled into view, unless it moves. */
function findPoint(selector: string, words: string): Point | null {
  const found = [...document.querySelectorAll(selector)].find(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(words),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const moving = document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
  if (moving.some((element) => element?.contains(found))) return null;
  const { x, y, width, height } = found.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Runs in the page: collects what goes wrong from now on. */
function watchFaults(): void {
  const faults: string[] = [];
  Object.assign(window, { faults });
  window.addEventListener('error', ({ message }) => faults.push(`exception: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => faults.push(`rejected: ${String(reason)}`));
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => faults.push(`console ${level}: ${words.join(' ')}`);
  }
}

/** Runs in the page. */
function readFaults(): string[] {
  const faults: unknown = Reflect.get(window, 'faults');
  return Array.isArray(faults) ? faults.map((fault) => `${String(fault)} on ${location.pathname}`) : [];
}

/** Answers for all other hosts that they cannot be reached, and keeps their names. */
async function openProxy(requested: Set<string>) {
  const server = createServer((request, response) => {
    requested.add(new URL(request.url ?? '').hostname);
    response.writeHead(502).end();
  });
  server.on('connect', ({ url = '' }, socket) => {
    requested.add(url.replace(/:\d+$/, ''));
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  return { port: await listen(server, 0), [Symbol.asyncDispose]: () => closeServer(server) };
}

/** A visitor, what is waited for, and what went wrong on the way. */
export class Journey {
  readonly visitor: Visitor;
  readonly #requested: ReadonlySet<string>;
  readonly #faults: string[] = [];

  constructor(visitor: Visitor, requested: ReadonlySet<string>) {
    this.visitor = visitor;
    this.#requested = requested;
  }

  get requested(): string[] {
    return [...this.#requested].filter((host) => !ownHosts.test(host));
  }

  async open(address: string): Promise<void> {
    await this.collectFaults();
    await this.visitor.open(inject('origin') + address);
    await this.visitor.evaluate(watchFaults);
  }

  /** Expects what a function returns in the page to become something. */
  poll<Args extends unknown[], Result>(read: (...args: Args) => Result, ...args: Args) {
    return expect.poll(() => this.visitor.evaluate(read, ...args), { timeout });
  }

  /**
   * Clicks the first visible element, once it exists and is in its place.
   * @param words part of its text or label.
   */
  async click(selector: string, words = ''): Promise<void> {
    const find = () => this.visitor.evaluate(findPoint, selector, words);
    const point = await vi.waitUntil(find, { timeout, interval: 100 });
    await this.visitor.clickAt(point);
  }

  async collectFaults(): Promise<readonly string[]> {
    this.#faults.push(...(await this.visitor.evaluate(readFaults)));
    return this.#faults;
  }
}

export interface TravelOptions {
  readonly hasScripts?: boolean;
  /** The other hosts that the visitor asks for; no other may be requested. */
  readonly hosts?: readonly string[];
}

/** Starts a browser for as long as a function uses it, and expects that nothing else went wrong meanwhile. */
export async function travel(
  openVisitor: OpenVisitor,
  { hasScripts = true, hosts = [] }: TravelOptions,
  use: (journey: Journey) => Promise<void>,
): Promise<void> {
  const requested = new Set<string>();
  await using proxy = await openProxy(requested);
  const visitor = await openVisitor({ hasScripts, proxyPort: proxy.port });
  try {
    const journey = new Journey(visitor, requested);
    await visitor.resize(1440, 900);
    await use(journey);
    expect(await journey.collectFaults(), 'what went wrong in the pages').toEqual([]);
    expect(journey.requested, 'the other hosts that were asked').toEqual(hosts);
  } finally {
    await visitor.close();
  }
}
