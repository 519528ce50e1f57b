import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { findHosts } from '@site/content-tools/hosts/oembed.ts';
import { createSiteServer } from '@site/delivery/server/create-server.ts';
import { blogPictureFolder } from '@site/model/blog/addresses.ts';
import { mayPublish, maySave } from '../people/person.ts';
import { readOutline } from '../content/outline.ts';
import type { Access } from '../people/access.ts';
import { SignInRefusal } from '../people/sign-in.ts';
import { appPolicy, framePolicy, serverHeaders } from './answer-headers.ts';
import { listDeletedPortfolios } from '../content/restore-page.ts';
import { handleEditorRequest } from './editor-api.ts';
import { describeFailure } from './failure.ts';
import { writeFirstPage } from './first-page.ts';
import type { EditorSettings } from './route.ts';
import { sendWebResponse, TooLarge, toWebRequest } from './web-request.ts';

export interface StudioOptions extends Pick<EditorSettings, 'preview' | 'releases'> {
  /** The project's folder. */
  readonly root: string;
  /** The folder of the bundled app. */
  readonly app: string;
  readonly access: Access;
}

/** The largest upload, in bytes: a photo of any camera. It is held in memory whole. */
const largestUpload = 100_000_000;

/** The largest of all other requests, in bytes: many times the longest post. */
const largestText = 10_000_000;

/** How long a whole request may take, in milliseconds: an upload from a phone on a slow line. */
const longestRequest = 15 * 60_000;

/** An answer other than what was asked for, as the sentence that is shown. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads the address of a request. A picture in the text of a post is at the site's address, which the editor has of its own:
 * the preview may be older.
 * @throws Refusal for what no browser sends.
 */
function readUrl({ url = '' }: IncomingMessage, origin: string): URL {
  if (!url.startsWith('/') || !URL.canParse(origin + url)) throw new Refusal(400, 'This address cannot be read.');
  const asked = new URL(origin + url);
  if (!asked.pathname.startsWith(blogPictureFolder)) return asked;
  const place = `../media/blog/${asked.pathname.slice(blogPictureFolder.length)}`;
  return new URL(`/api/editor/pictures?place=${encodeURIComponent(place)}`, origin);
}

/**
 * Whether a request comes from the editor's own pages. Otherwise a page of another site could write content through the
 * browser of somebody who is signed in.
 */
function isFromOwnPage({ headers, method = '' }: IncomingMessage, origin: string, isPage: boolean): boolean {
  const site = headers['sec-fetch-site'];
  const isOpened = isPage && headers['sec-fetch-mode'] === 'navigate';
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !isOpened) return false;
  if (headers.origin === undefined) return method === 'GET' || method === 'HEAD';
  return headers.origin === origin;
}

function sendText(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(message);
}

function createAnswer({ root, app, access, preview, releases }: StudioOptions) {
  const content = path.join(root, 'content');
  const hosts = findHosts(process.env);
  const shell = readFileSync(path.join(app, 'index.html'), 'utf8');
  const serveApp = sirv(app, {
    brotli: true,
    gzip: true,
    // All other files have a hash of their content in their name.
    setHeaders: (response, file) => {
      response.setHeader('Cache-Control', file.endsWith('.html') ? 'no-cache' : 'private, max-age=31536000, immutable');
    },
  });
  // Read when a page is asked for: the editor works without a built site.
  let site: Server | undefined;
  const dist = path.join(root, 'dist');
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '' } = request;
    const [host = '', ...others] = request.headersDistinct.host ?? [];
    if (preview && others.length === 0 && host === new URL(preview.origin).host) {
      await preview.answer(request, response);
      return;
    }
    const origin = others.length === 0 ? await access.originOf(host) : undefined;
    if (origin === undefined) throw new Refusal(403, 'Open the editor under its own address.');
    if (!['GET', 'HEAD', 'POST'].includes(method)) throw new Refusal(405, 'This is not something the editor asks.');
    const url = readUrl(request, origin);
    const [, area = ''] = url.pathname.split('/');
    const person = await access.personOf(request);
    const isEditor = ['api', 'app', 'keystatic'].includes(area);
    if (isEditor && !maySave(person))
      throw new Refusal(403, 'You may see the preview, and the editor is for editors: ask its owner for more.');
    if (!isFromOwnPage(request, origin, area !== 'api'))
      throw new Refusal(403, 'Open the editor itself to change content.');
    if (area === 'api') {
      const most = url.pathname === '/api/editor/pictures' ? largestUpload : largestText;
      const settings = { content, hosts, person, preview, releases };
      const answer = await handleEditorRequest(toWebRequest(request, response, url, most), settings);
      await sendWebResponse(request, response, answer);
    } else if (area === 'app') {
      response.setHeader('Content-Security-Policy', framePolicy);
      request.url = url.pathname.slice('/app'.length);
      serveApp(request, response, () => sendText(response, 404, 'The editor was updated: reload the page.'));
    } else if (area === 'keystatic') {
      const outline = readOutline(content, await listDeletedPortfolios(content));
      const shown = mayPublish(person) ? outline : { ...outline, startQuestions: undefined };
      const page = writeFirstPage(shell, shown, url.pathname === '/keystatic');
      const headers = {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': appPolicy,
        'Cache-Control': 'no-store',
      };
      await sendWebResponse(request, response, new Response(page, { headers }));
    } else if (preview) {
      const to = area === 'preview' ? '/' : url.pathname;
      const location = preview.addressOf(preview.links.visit(), to);
      response.writeHead(302, { Location: location, 'Cache-Control': 'no-store' }).end();
    } else {
      if (!existsSync(path.join(dist, 'index.html'))) {
        throw new Refusal(404, 'The site has not been built yet: run "npm run build".');
      }
      site ??= createSiteServer(dist);
      site.emit('request', request, response);
    }
  };
}

/** @returns the status and the sentence for what went wrong. */
function explain(error: unknown): readonly [number, string] {
  if (error instanceof SignInRefusal || error instanceof Refusal) return [error.status, error.message];
  if (error instanceof TooLarge) return [413, error.message];
  // For the developer.
  console.error(error);
  return [500, describeFailure(error)];
}

/** The editor's server: its app, its API and the site as it is built, for people who are signed in. */
export function createStudioServer(options: StudioOptions): Server {
  const answer = createAnswer(options);
  const server = createServer({ requestTimeout: longestRequest, headersTimeout: 20_000 }, (request, response) => {
    for (const [name, value] of Object.entries(serverHeaders)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendText(response, ...explain(error));
    });
  });
  // Longer than the proxy keeps a connection, which would otherwise send a request into one that is being closed.
  server.keepAliveTimeout = 150_000;
  return server;
}
