import { readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { listFiles } from '@site/system/list-files.ts';
import { contentType } from '../headers/content-type.ts';
import { headersFile, listHeaders, readHeadersFile } from '../headers/headers-file.ts';
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
    notFound: readFileSync(path.join(folder, '404.html')),
    serve: sirv(folder, { brotli: true, gzip: true, etag: true }),
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

/**
 * Serves a built site as production does: both slash forms of every page, the site's own 404 page, precompressed files,
 * conditional requests and ranges, and the headers of the site's own rules. A later build is served without a restart.
 * @param folder the built site, such as dist.
 * @throws Error if the folder has no home page.
 */
export function createSiteServer(folder: string): Server {
  let site = readSite(folder);
  return createServer((request, response) => {
    const inode = statSync(folder, { throwIfNoEntry: false })?.ino;
    if (inode !== undefined && inode !== site.inode) site = readSite(folder);
    const sitePath = readPath(request.url);
    const file = sitePath === undefined ? undefined : site.paths.get(sitePath);
    // A missing file is answered with a page, so it gets the headers of one.
    const headers = listHeaders(site.rules, sitePath === undefined || file === undefined ? '/' : sitePath);
    response.setHeaders(new Map(Object.entries({ 'Cache-Control': revalidate, Vary: 'Accept-Encoding', ...headers })));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('Method Not Allowed');
    } else if (file === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': site.notFound.length });
      response.end(site.notFound);
    } else {
      if (!response.hasHeader('Content-Type')) {
        response.setHeader('Content-Type', contentType(file) ?? 'application/octet-stream');
      }
      dropMisread(request);
      site.serve(request, response);
    }
  });
}
