import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from 'mime-types';
import send from 'send';
import { headersFile, listHeaders, readHeadersFile } from '../headers/headers-file.ts';
import type { HeaderRule } from '../headers/site-headers.ts';
import { listFiles } from '@site/system/list-files.ts';
import { mapSitePaths } from './map-site-paths.ts';
import { PackedForms } from './packed-forms.ts';

/** What hosts of static files say of a file for which the site has no rule: it is asked for anew each time. */
const askedAnew = 'public, max-age=0, must-revalidate';

const notFoundFile = '404.html';

function typeOf(file: string): string {
  return contentType(path.extname(file)) || 'application/octet-stream';
}

/** The rules that a built site brings with it. */
function readRules(folder: string): HeaderRule[] {
  const file = path.join(folder, headersFile);
  return existsSync(file) ? readHeadersFile(readFileSync(file, 'utf8')) : [];
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

/** The site's own page for what is not there. */
function sendNotFound(request: IncomingMessage, response: ServerResponse, folder: string, forms: PackedForms): void {
  const form = forms.has(notFoundFile) ? forms.choose(notFoundFile, request.headers['accept-encoding']) : undefined;
  const body = form ? readFileSync(path.join(folder, form.file)) : Buffer.from('Page Not Found');
  response.setHeader('Vary', 'Accept-Encoding');
  if (form?.encoding) response.setHeader('Content-Encoding', form.encoding);
  response.writeHead(404, { 'Content-Type': typeOf(notFoundFile), 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** What `send` says of a request that it cannot fulfil. */
interface HttpError extends Error {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function refuseRange(response: ServerResponse, { headers }: HttpError): void {
  for (const name of ['Content-Encoding', 'ETag', 'Content-Type']) response.removeHeader(name);
  response.writeHead(416, { ...headers, 'Content-Length': 0 }).end();
}

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('Method Not Allowed');
}

/**
 * Serves a built site as production does: both slash forms, its own 404 page, compressed files where the visitor takes
 * them, strong entity tags, and the headers that the site's own rules say. Reads the folder's list of files once, so build before you
 * serve.
 * @param folder the built site, such as dist.
 * @throws where the folder holds no home page.
 */
export function createSiteServer(folder: string): Server {
  const files = listFiles(folder);
  const sitePaths = mapSitePaths(files);
  if (!sitePaths.has('/')) throw new Error(`No built site in ${folder}: run 'npm run build' first.`);
  const forms = new PackedForms(folder, files);
  const rules = readRules(folder);

  const sendFile = (request: IncomingMessage, response: ServerResponse, file: string): void => {
    const form = forms.choose(file, request.headers['accept-encoding']);
    if (!response.hasHeader('Content-Type')) response.setHeader('Content-Type', typeOf(file));
    response.setHeader('ETag', form.tag);
    response.setHeader('Vary', 'Accept-Encoding');
    if (form.encoding) response.setHeader('Content-Encoding', form.encoding);
    const stream = send(request, encodeURI(`/${form.file}`), {
      root: folder,
      cacheControl: false,
      // The paths are exact by now, and come from the list of what may be seen.
      dotfiles: 'allow',
      index: false,
      lastModified: false,
    });
    stream.on('error', (error: HttpError) => {
      if (error.status === 416) refuseRange(response, error);
      // A file that vanishes while it is sent ends that answer and nothing else.
      else response.destroy();
    });
    stream.pipe(response);
  };

  return createServer((request, response) => {
    const sitePath = readPath(request.url ?? '');
    const file = sitePath === undefined ? undefined : sitePaths.get(sitePath);
    // What is not there is answered with a page, whatever it would have been.
    const headers = listHeaders(rules, sitePath === undefined || file === undefined ? '/' : sitePath);
    response.setHeaders(new Map(Object.entries({ 'Cache-Control': askedAnew, ...headers })));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuseMethod(response);
      return;
    }
    if (file === undefined) {
      sendNotFound(request, response, folder, forms);
      return;
    }
    try {
      sendFile(request, response, file);
    } catch {
      response.destroy();
    }
  });
}
