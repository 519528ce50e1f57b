import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import sirv from 'sirv';
import { listFiles } from '@site/system/list-files.ts';
import { contentType } from '../headers/content-type.ts';
import { headersFile, listHeaders, readHeadersFile } from '../headers/headers-file.ts';
import { PictureQueue } from '../pictures/picture-queue.ts';
import { readRedirectsFile, redirectsFile } from '../redirects/redirects-file.ts';
import { mapSitePaths } from './map-site-paths.ts';
import { plainText, refuseRequest } from './refuse-request.ts';

/** What static hosts send if the site has no rule: the browser revalidates each time. */
const revalidate = 'public, max-age=0, must-revalidate';

/** How long a client may take, in milliseconds: https://nodejs.org/api/http.html#httpcreateserveroptions-requestlistener */
const limits = {
  connectionsCheckingInterval: 2_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  keepAliveTimeoutBuffer: 1_000,
} satisfies ServerOptions;

/** A client that reads nothing for so long is gone; a film that was paused is requested again. In milliseconds. */
const idleTimeout = 120_000;

export interface SiteServerOptions {
  /** Gets the pictures that are left of this build, and of each later one. */
  readonly onRead?: (pictures: PictureQueue) => void;
  readonly limits?: Partial<typeof limits>;
  readonly idleTimeout?: number;
}

/** Reads a built folder. A build replaces the folder as a whole, so this is done once per build. */
function readSite(folder: string) {
  const paths = mapSitePaths(listFiles(folder));
  if (!paths.has('/')) throw new Error(`No built site in ${folder}: run "npm run build" first.`);
  return {
    inode: statSync(folder).ino,
    paths,
    rules: readHeadersFile(readFileSync(path.join(folder, headersFile), 'utf8')),
    redirects: readRedirectsFile(readFileSync(path.join(folder, redirectsFile), 'utf8')),
    notFound: readFileSync(path.join(folder, '404.html')),
    serve: sirv(folder, { brotli: true, gzip: true, etag: true }),
    pictures: new PictureQueue(folder),
    /** For files that have changed since: sirv remembers their sizes otherwise. */
    serveNew: sirv(folder, { dev: true, etag: true }),
  };
}

/**
 * The path that a request names, decoded once. An encoded slash stays encoded, so it never becomes a real one.
 * @returns undefined if the escapes are not UTF-8.
 */
function readPath(url = ''): string | undefined {
  const [encoded = ''] = url.split('?', 1);
  try {
    return decodeURI(encoded);
  } catch {
    return undefined;
  }
}

/**
 * Drops request headers that sirv misreads: it takes `br;q=0` for `br`, fails on a range that ends before it starts, and supports neither
 * `bytes=-5` nor If-Range. HTTP allows a server to ignore a range and send the whole file.
 */
function dropMisread({ headers }: IncomingMessage): void {
  headers['accept-encoding'] = (headers['accept-encoding'] ?? '').replaceAll(/[^,]+;\s*q=0(?:\.0*)?\s*(?=,|$)/g, '');
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isReadable = start !== undefined && (end === '' || Number(start) <= Number(end));
  if (!isReadable || headers['if-range'] !== undefined) delete headers.range;
}

type Site = ReturnType<typeof readSite>;

/** Answers with a file of the site, or with its 404 page. */
async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const sitePath = readPath(request.url);
  const found = sitePath === undefined ? undefined : site.paths.get(sitePath);
  const target = found === undefined && sitePath !== undefined ? site.redirects.get(sitePath) : undefined;
  const isNew = sitePath !== undefined && site.pictures.has(sitePath);
  const file = isNew && !(await site.pictures.encodeNext(sitePath)) ? undefined : found;
  // A missing file is answered with a page, so it gets the headers of one.
  const headers = listHeaders(site.rules, sitePath === undefined || file === undefined ? '/' : sitePath);
  response.setHeaders(new Map(Object.entries({ 'Cache-Control': revalidate, Vary: 'Accept-Encoding', ...headers })));
  if (request.headers.host === undefined && request.httpVersion === '1.1') {
    // Node would answer without headers: https://www.rfc-editor.org/rfc/rfc9112#section-3.2
    const text = 'Bad Request';
    response
      .writeHead(400, { Connection: 'close', 'Content-Type': plainText, 'Content-Length': text.length })
      .end(text);
  } else if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': plainText }).end('Method Not Allowed');
  } else if (target !== undefined) {
    response.writeHead(301, { Location: target, 'Content-Length': 0 }).end();
  } else if (file === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': site.notFound.length });
    response.end(site.notFound);
  } else {
    if (!response.hasHeader('Content-Type')) {
      response.setHeader('Content-Type', contentType(file) ?? 'application/octet-stream');
    }
    dropMisread(request);
    (isNew ? site.serveNew : site.serve)(request, response);
  }
}

/**
 * Serves a built site as production does: both slash forms of every page, the site's own 404 page, precompressed files,
 * conditional requests and ranges, and the headers of the site's own rules. A later build is served without a restart.
 * Meanwhile it encodes the pictures that the build has left, first those that are requested.
 * @param folder the built site, such as dist.
 * @throws Error if the folder has no home page.
 */
export function createSiteServer(folder: string, options: SiteServerOptions = {}): Server {
  const read = () => {
    const site = readSite(folder);
    options.onRead?.(site.pictures);
    return site;
  };
  let site = read();
  const lastResponses = new WeakMap<Duplex, ServerResponse>();
  const server = createServer({ ...limits, ...options.limits, requireHostHeader: false }, (request, response) => {
    lastResponses.set(request.socket, response);
    const inode = statSync(folder, { throwIfNoEntry: false })?.ino;
    if (inode !== undefined && inode !== site.inode) {
      site.pictures.stop();
      site = read();
    }
    void answer(site, request, response);
  });
  server.setTimeout(options.idleTimeout ?? idleTimeout);
  server.on('clientError', (error, socket) => {
    refuseRequest(error, socket, lastResponses.get(socket), listHeaders(site.rules, '/'));
  });
  server.on('close', () => {
    site.pictures.stop();
  });
  return server;
}
