import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { listFiles } from '@site/system/list-files.ts';
import { contentType } from '../headers/content-type.ts';
import { headersFile, listHeaders, readHeadersFile } from '../headers/headers-file.ts';
import { PictureQueue } from '../pictures/picture-queue.ts';
import { decodePath, readRedirectsFile, redirectsFile } from '../redirects/redirects-file.ts';
import { mapSitePaths } from './map-site-paths.ts';

/** What static hosts send if the site has no rule: the browser revalidates each time. */
const revalidate = 'public, max-age=0, must-revalidate';

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
    pictures: new PictureQueue(folder),
    // Pictures change while the site is served, so sirv must not remember their sizes: `dev`.
    serve: sirv(folder, { brotli: true, gzip: true, etag: true, dev: true }),
  };
}

type Site = ReturnType<typeof readSite>;

/** Answers with a file of the site, or with its 404 page. */
async function answer(site: Site, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [encoded = ''] = (request.url ?? '').split('?', 1);
  const sitePath = decodePath(encoded);
  const target = site.redirects.get(sitePath);
  const isLeft = site.pictures.has(sitePath) && !(await site.pictures.encodeNext(sitePath));
  const file = isLeft ? undefined : site.paths.get(sitePath);
  // A missing file is answered with a page, so it gets the headers of one.
  const headers = listHeaders(site.rules, file === undefined ? '/' : sitePath);
  response.setHeaders(new Map(Object.entries({ 'Cache-Control': revalidate, Vary: 'Accept-Encoding', ...headers })));
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  } else if (file !== undefined) {
    if (!response.hasHeader('Content-Type')) {
      response.setHeader('Content-Type', contentType(file) ?? 'application/octet-stream');
    }
    site.serve(request, response);
  } else if (target === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': site.notFound.length });
    response.end(site.notFound);
  } else {
    response.writeHead(301, { Location: target, 'Content-Length': 0 }).end();
  }
}

/**
 * Serves a built site as production does: both slash forms of every page, the site's own 404 page, precompressed files,
 * ranges, and the headers of the site's own rules. A later build is served without a restart. Meanwhile it encodes the
 * pictures that the build has left, first those that are requested. It is a preview for the owner: what clients other
 * than browsers send is left to Node and sirv.
 * @param folder the built site, such as dist.
 * @param onRead gets the pictures that are left of this build, and of each later one.
 * @throws Error if the folder has no home page.
 */
export function createSiteServer(folder: string, onRead?: (pictures: PictureQueue) => void): Server {
  const read = () => {
    const site = readSite(folder);
    onRead?.(site.pictures);
    return site;
  };
  let site = read();
  const server = createServer((request, response) => {
    const inode = statSync(folder, { throwIfNoEntry: false })?.ino;
    if (inode !== undefined && inode !== site.inode) {
      site.pictures.stop();
      site = read();
    }
    answer(site, request, response).catch(() => response.destroy());
  });
  server.on('close', () => {
    site.pictures.stop();
  });
  return server;
}
