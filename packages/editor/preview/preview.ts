import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import { createSiteServer } from '@site/delivery/server/create-server.ts';
import { PreviewBuilds, type BuildSite, type PreviewState } from './preview-build.ts';
import { PreviewLinks } from './preview-links.ts';

/** Where a token is given, once; from then on a cookie has it. */
const door = '/_preview/';
const cookieName = 'preview';

/** What a page needs to be shown: none of it has another page's text. */
const partOfPage = /\.(?:avif|css|gif|ico|jpe?g|js|mp4|png|svg|vtt|webm|webmanifest|webp|woff2)$/;

/** No search engine, no cache of a proxy and no other site gets anything of the preview. */
const headers = {
  'X-Robots-Tag': 'noindex, nofollow',
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'same-origin',
} as const;

/** Pages say the same by a slash at the end or without one. */
const bare = (place: string) => (place === '/' ? place : place.replace(/\/$/, ''));

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(words);
}

function readCookie({ headers: { cookie = '' } }: IncomingMessage): string {
  return new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(cookie)?.[1] ?? '';
}

/**
 * The site as it will be, at an origin of its own: its links name addresses from the root. A token is all that lets
 * somebody in, and it opens nothing else; the editor's own origin never gets the cookie.
 */
export class Preview {
  readonly links: PreviewLinks;
  readonly builds: PreviewBuilds;
  readonly origin: string;
  #site: Server | undefined;

  /** @param origin where browsers find it, such as https://preview.example.com. */
  constructor(root: string, origin: string, build?: BuildSite) {
    this.origin = origin;
    this.links = new PreviewLinks(root);
    this.builds = new PreviewBuilds(root, build);
  }

  get state(): PreviewState & { readonly isThere: boolean } {
    return { ...this.builds.state, isThere: existsSync(path.join(this.builds.dist, 'index.html')) };
  }

  /** The address at which a token opens the preview. @param to a page, such as /about. */
  addressOf(token: string, to = '/'): string {
    return `${this.origin}${door}${token}${to}`;
  }

  /** Answers a request to the preview's origin. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', this.origin);
    if (pathname.startsWith(door)) {
      await this.#open(pathname, response);
      return;
    }
    const seen = await this.links.find(readCookie(request));
    if (!seen) refuse(response, 401, 'This preview has ended: ask for a new link, or open it from the editor.');
    else if (seen.page !== undefined && bare(pathname) !== bare(seen.page) && !partOfPage.test(pathname)) {
      refuse(response, 403, 'This link shows one page of the preview: ask for a link to this one.');
    } else this.#serve(request, response);
  }

  async #open(pathname: string, response: ServerResponse): Promise<void> {
    const [, token = '', to = ''] = /^\/_preview\/([\w-]+)(\/.*)?$/.exec(pathname) ?? [];
    const seen = await this.links.find(token);
    if (!seen) {
      refuse(response, 401, 'This preview has ended: ask for a new link, or open it from the editor.');
      return;
    }
    const age = Math.floor((seen.until - Date.now()) / 1000);
    const secure = this.origin.startsWith('https:') ? '; Secure' : '';
    response.writeHead(302, {
      ...headers,
      // Two slashes would lead to another host.
      Location: seen.page ?? `/${to.replace(/^[/\\]+/, '')}`,
      'Set-Cookie': `${cookieName}=${token}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`,
    });
    response.end();
  }

  #serve(request: IncomingMessage, response: ServerResponse): void {
    this.builds.want();
    if (!this.state.isThere) {
      response.setHeader('Refresh', '5');
      refuse(response, 503, 'The preview is being built for the first time, which takes a minute or two.');
      return;
    }
    this.#site ??= createSiteServer(this.builds.dist);
    // The site's own rules are written after these, and would let a proxy keep a file.
    const setHeaders = response.setHeaders.bind(response);
    response.setHeaders = (rules) =>
      setHeaders(new Map([...(rules as Map<string, string>), ...Object.entries(headers)]));
    this.#site.emit('request', request, response);
  }

  async stop(): Promise<void> {
    await this.builds.stop();
    this.#site?.emit('close');
  }
}
