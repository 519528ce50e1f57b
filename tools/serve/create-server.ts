import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { listFiles } from '../process/list-files.ts';
import { cleanRequest } from './clean-request.ts';
import { mapSitePaths } from './map-site-paths.ts';

/** The build puts a hash of the content in these files' names. */
const hashedFolder = '/uploads/';
/** Types that sirv does not know, or names without their charset. */
const contentTypes: Readonly<Record<string, string>> = {
  '.md': 'text/markdown;charset=utf-8',
  '.txt': 'text/plain;charset=utf-8',
  '.vcf': 'text/vcard;charset=utf-8',
};
const oneYear = 'public, max-age=31536000, immutable';

interface NotFoundPage {
  readonly encoding?: 'br' | 'gzip';
  readonly body: Buffer;
}

/** The site's 404 page in each form that the build left, best first. */
function readNotFoundPages(folder: string): readonly NotFoundPage[] {
  const file = path.join(folder, '404.html');
  if (!existsSync(file)) return [{ body: Buffer.from('Page Not Found') }];
  const packed = [
    { encoding: 'br', name: `${file}.br` },
    { encoding: 'gzip', name: `${file}.gz` },
  ] as const;
  const found = packed.filter(({ name }) => existsSync(name));
  return [...found.map(({ encoding, name }) => ({ encoding, body: readFileSync(name) })), { body: readFileSync(file) }];
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, pages: readonly NotFoundPage[]): void {
  const accepted = (request.headers['accept-encoding'] ?? '').split(', ');
  const page = pages.find(({ encoding }) => encoding === undefined || accepted.includes(encoding));
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding');
  if (page?.encoding) response.setHeader('Content-Encoding', page.encoding);
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Content-Length': page?.body.length ?? 0 });
  response.end(request.method === 'HEAD' ? undefined : page?.body);
}

/**
 * The path a request names, decoded once. An encoded slash stays encoded, so that it never becomes a real one.
 * @returns undefined where the escapes are no UTF-8.
 */
function readPath(url: string): string | undefined {
  const [encoded = ''] = url.split('?', 1);
  try {
    return decodeURI(encoded);
  } catch {
    return undefined;
  }
}

/** A file that vanishes while it is sent, or a visitor who leaves, ends that answer and nothing else. */
function guardFileStream(response: ServerResponse): void {
  response.once('pipe', (file: Readable) => {
    file.once('error', () => response.destroy());
    response.once('close', () => file.destroy());
  });
}

/**
 * Serves a built site as production does: both slash forms, its own 404 page, compressed files where the visitor takes
 * them, and the caching each file allows. Reads the folder's list of files once, so build before you serve.
 * @param folder the built site, such as dist.
 * @throws where the folder holds no home page.
 */
export function createSiteServer(folder: string): Server {
  const sitePaths = mapSitePaths(listFiles(folder));
  if (!sitePaths.has('/')) throw new Error(`No built site in ${folder}: run 'npm run build' first.`);
  const notFoundPages = readNotFoundPages(folder);
  const sendFile = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    // The paths are exact by now.
    extensions: [],
    setHeaders: (response, pathname) => {
      const type = contentTypes[path.extname(pathname)];
      if (type !== undefined) response.setHeader('Content-Type', type);
    },
  });

  return createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('Method Not Allowed');
      return;
    }
    cleanRequest(request);
    const sitePath = readPath(request.url ?? '');
    const file = sitePath === undefined ? undefined : sitePaths.get(sitePath);
    if (sitePath === undefined || file === undefined) {
      sendNotFound(request, response, notFoundPages);
      return;
    }
    response.setHeader('Cache-Control', sitePath.startsWith(hashedFolder) ? oneYear : 'no-cache');
    guardFileStream(response);
    request.url = encodeURI(`/${file}`);
    sendFile(request, response, () => {
      sendNotFound(request, response, notFoundPages);
    });
  });
}
