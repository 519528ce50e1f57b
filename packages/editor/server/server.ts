import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import type { Person } from '../api.ts';
import { routes, type Bytes } from './api-routes.ts';
import type { Drafts } from './drafts.ts';
import type { Events } from './events.ts';
import type { Gate } from './people.ts';
import type { Preview } from './preview.ts';
import { asRefusal, RefusalError } from './refusal.ts';

/** All other addresses are the site's. */
export const home = '/editor';

/** Size limits of pictures and of JSON, in bytes. */
const [maxUploadBytes, maxJsonBytes] = [100_000_000, 10_000_000];

/** Allows uploads from a phone on a slow connection. */
const requestTimeoutMs = 15 * 60_000;

const headers = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Robots-Tag': 'noindex, nofollow',
} as const;

const appPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // React sets styles by script, which the CSP allows.
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** For pictures that are opened in a tab, such as an SVG with a script. */
const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export interface EditorOptions {
  readonly app: string;
  readonly gate: Gate;
  readonly drafts: Drafts;
  readonly events: Events;
  readonly preview: Preview;
}

/** CSRF protection. */
function isFromOwnPage({ headers: sent, method = '' }: IncomingMessage, origin: string): boolean {
  const site = sent['sec-fetch-site'];
  const isRead = method === 'GET' || method === 'HEAD';
  if (!isRead) return sent.origin === origin && (site === undefined || site === 'same-origin');
  // Lets links in, but no subresources of other sites.
  return site === undefined || site === 'same-origin' || site === 'none' || sent['sec-fetch-mode'] === 'navigate';
}

async function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > maxBytes)
      throw new RefusalError(413, `This is larger than ${maxBytes / 1_000_000} MB: choose a smaller file.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(value));
}

const isBytes = (value: unknown): value is Bytes =>
  Object(value) === value && (value as Bytes).data instanceof Uint8Array;

interface Asked {
  readonly person: Person;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
}

async function answerApi(
  name: string,
  { person, request, response, url }: Asked,
  options: EditorOptions,
): Promise<void> {
  const { drafts, events, preview } = options;
  if (name === 'events') {
    events.listen(response);
    return;
  }
  const answer = routes[`${request.method ?? ''} ${name}`];
  if (!answer) throw new RefusalError(404, 'The editor was updated: reload the page.');
  const maxBytes = name === 'picture' ? maxUploadBytes : maxJsonBytes;
  const body = async () => readBody(request, maxBytes);
  const value = await answer({ drafts, events, preview, person, query: url.searchParams, body });
  if (value === undefined) throw new RefusalError(404, 'This no longer exists: reload the page.');
  if (!isBytes(value)) {
    sendJson(response, 200, value);
    return;
  }
  response.writeHead(200, {
    'Content-Type': value.type,
    'Content-Security-Policy': inertPolicy,
    'Cache-Control': 'private, max-age=60',
  });
  response.end(value.data);
}

function createAnswer(options: EditorOptions) {
  const { app, gate, preview } = options;
  const shell = readFileSync(path.join(app, 'index.html'));
  const serveApp = sirv(app, { maxAge: 31_536_000, immutable: true });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [host = '', ...others] = request.headersDistinct.host ?? [];
    const origin = others.length === 0 ? await gate.originOf(host) : undefined;
    if (origin === undefined) throw new RefusalError(403, 'Open the editor under its own address.');
    const address = request.url ?? '';
    if (!address.startsWith('/') || !URL.canParse(origin + address))
      throw new RefusalError(400, 'This address cannot be read.');
    const url = new URL(origin + address);
    if (!isFromOwnPage(request, origin)) throw new RefusalError(403, 'Open the editor itself to change content.');
    const [isEditor, area, name = ''] = /^\/editor(?:\/(api|app)\/(.+)|\/|$)/.exec(url.pathname) ?? [];
    const person = await gate.personOf(request);
    if (isEditor !== undefined && person.role === 'guest')
      throw new RefusalError(403, 'Guests can only preview the site: open / at this address.');
    if (area === 'api') {
      await answerApi(name, { person, request, response, url }, options);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new RefusalError(405, 'The preview is read-only.');
    if (area === 'app') {
      request.url = `/${name}`;
      serveApp(request, response, () => void response.writeHead(404).end());
    } else if (isEditor !== undefined) {
      response.writeHead(200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': appPolicy,
        'Cache-Control': 'no-store',
      });
      response.end(shell);
    } else {
      await preview.answer(request, response);
    }
  };
}

export function createEditorServer(options: EditorOptions): Server {
  const answer = createAnswer(options);
  const server = createServer({ requestTimeout: requestTimeoutMs, headersTimeout: 20_000 }, (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    answer(request, response).catch((error: unknown) => {
      // The client is gone.
      if (response.headersSent || response.destroyed) {
        response.destroy();
        return;
      }
      const { status, refusal } = asRefusal(error);
      const isApi = request.url?.startsWith(`${home}/api/`) === true;
      if (isApi) sendJson(response, status, refusal);
      else
        response
          .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
          .end(refusal.message);
    });
  });
  server.on('upgrade', (request, socket, head) => {
    const connect = async () => {
      const origin = await options.gate.originOf(request.headers.host ?? '');
      if (origin === undefined || request.headers.origin !== origin)
        throw new RefusalError(403, 'Another site may not listen.');
      await options.gate.personOf(request);
      await options.preview.connect(request, socket, head);
    };
    connect().catch(() => socket.destroy());
  });
  // Outlives the proxy's idle connections, so that no request meets a closing one.
  server.keepAliveTimeout = 150_000;
  return server;
}
