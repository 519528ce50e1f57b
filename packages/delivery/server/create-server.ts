import { constants, readFileSync, statSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { listFiles } from '@site/model/files/list-files.ts';
import { contentType } from '../headers/content-type.ts';
import { headersFile, listHeaders, readHeadersFile } from '../headers/headers-file.ts';
import { PictureQueue } from '../pictures/picture-queue.ts';
import { decodePath, readRedirectsFile, redirectsFile } from '../redirects/redirects-file.ts';
import { findMissingPage, listMissingPages, mapSitePaths } from './map-site-paths.ts';

/** The default of static hosts: the browser revalidates each time. */
const revalidate = 'public, max-age=0, must-revalidate';

/** Reads a built folder. A build replaces the whole folder, so this runs once per build. */
function readBuiltSite(folder: string, onRequest: boolean) {
  const files = listFiles(folder);
  const paths = mapSitePaths(files);
  if (!paths.has('/')) throw new Error(`No built site in ${folder}: run "npm run build" first.`);
  return {
    folder,
    inode: statSync(folder).ino,
    paths,
    rules: readHeadersFile(readFileSync(path.join(folder, headersFile), 'utf8')),
    redirects: readRedirectsFile(readFileSync(path.join(folder, redirectsFile), 'utf8')),
    missing: new Map(listMissingPages(files).map((file) => [file, readFileSync(path.join(folder, file))])),
    pictures: new PictureQueue(folder, onRequest),
    // `dev`, since pictures change while the site is served, and sirv must not remember their sizes.
    serve: sirv(folder, { brotli: true, gzip: true, etag: true, dev: true }),
  };
}

type Site = ReturnType<typeof readBuiltSite>;

/**
 * A range that sirv can parse. HTTP allows ignoring others and sending the whole file.
 * @returns undefined for another form.
 */
function readRange(range = ''): string | undefined {
  const [, start, end = ''] = /^bytes=(\d{1,15})-(\d*)$/.exec(range) ?? [];
  if (start === undefined || (end !== '' && Number(end) < Number(start))) return undefined;
  return `bytes=${start}-${Number.isSafeInteger(Number(end)) ? end : ''}`;
}

function sendFile({ serve }: Site, request: IncomingMessage, response: ServerResponse): void {
  request.headers.range = readRange(request.headers.range);
  // sirv pipes the file into the response; an unhandled error of the stream would end this process.
  response.once('pipe', (source) => source.once('error', () => response.destroy()));
  serve(request, response);
}

async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [encoded = ''] = (request.url ?? '').split('?', 1);
  const sitePath = decodePath(encoded);
  const target = site.redirects.get(sitePath);
  const isLeft = site.pictures.has(sitePath) && !(await site.pictures.encodeNext(sitePath));
  const file = isLeft ? undefined : site.paths.get(sitePath);
  // A missing file is answered with the 404 page, which gets document headers.
  const headers = listHeaders(site.rules, file === undefined ? '/' : sitePath);
  response.setHeaders(new Map(Object.entries({ 'Cache-Control': revalidate, Vary: 'Accept-Encoding', ...headers })));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  } else if (file !== undefined) {
    if (!response.hasHeader('Content-Type')) {
      response.setHeader('Content-Type', contentType(file) ?? 'application/octet-stream');
    }
    await access(path.join(site.folder, file), constants.R_OK);
    sendFile(site, request, response);
  } else if (target === undefined) {
    const page = site.missing.get(findMissingPage([...site.missing.keys()], sitePath)) ?? '';
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length }).end(page);
  } else {
    response.writeHead(301, { Location: target, 'Content-Length': 0 }).end();
  }
}

/** No request ends the server. A response that has begun can only be aborted. */
function fail(response: ServerResponse, error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end('This page cannot be sent at the moment: reload it.');
}

/**
 * Serves a built site as production does: both slash forms of every page, the site's own 404 page, precompressed files,
 * ranges, and the headers of the site's own rules. It picks up later builds without a restart, and encodes the pictures
 * that the build has deferred, requested ones first. It is the owner's preview: quirks of clients other than browsers
 * are left to Node and sirv.
 * @param folder the built site, such as dist.
 * @param onRead is called with the deferred pictures of this build, and of each later one.
 * @param onRequest whether only requested pictures are encoded.
 * @throws Error if the folder has no home page.
 */
export function createSiteServer(folder: string, onRead?: (pictures: PictureQueue) => void, onRequest = false): Server {
  const read = () => {
    const site = readBuiltSite(folder, onRequest);
    onRead?.(site.pictures);
    return site;
  };
  let site = read();
  const answerNow = async (request: IncomingMessage, response: ServerResponse) => {
    const inode = statSync(folder, { throwIfNoEntry: false })?.ino;
    if (inode !== undefined && inode !== site.inode) {
      const next = read();
      site.pictures.stop();
      site = next;
    }
    await answer(site, request, response);
  };
  const server = createServer((request, response) => {
    answerNow(request, response).catch((error: unknown) => fail(response, error));
  });
  server.on('close', () => site.pictures.stop());
  return server;
}
