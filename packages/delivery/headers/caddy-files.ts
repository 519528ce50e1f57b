/** `node packages/delivery/headers/caddy-files.ts`: writes the headers and the redirects of the built site for deploy/container/Caddyfile. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@site/model/files/list-files.ts';
import { contentType } from './content-type.ts';
import { readRedirectsFile, redirectsFile } from '../redirects/redirects-file.ts';
import { headersFile, readHeadersFile } from './headers-file.ts';
import { documentHeaders, drawing, isForHashedFiles, type HeaderRule } from './site-headers.ts';

/**
 * A backquoted value, which Caddy takes literally: https://caddyserver.com/docs/caddyfile/concepts#tokens-and-quotes
 * @throws Error if the value contains a backquote itself.
 */
function quote(value: string): string {
  if (/[`{}\n]/.test(value)) throw new Error(`Caddy would change ${value}: it has one of \` { } or a new line`);
  return `\`${value}\``;
}

/** Precompressed files are sent under the names of the originals, and pages have no extension in their address. */
const withoutType = new Set(['.br', '.gz', '.html']);

function listTypes(files: readonly string[]): HeaderRule[] {
  const endings = new Set(files.map((file) => path.extname(file)));
  return [...endings.difference(withoutType)].sort().flatMap((ending) => {
    const type = contentType(ending);
    return type === undefined ? [] : [{ path: `*${ending}`, headers: { 'Content-Type': type } }];
  });
}

function writeRule({ path: place, headers }: HeaderRule, index: number): string {
  const name = `@rule-${index}`;
  const lines = Object.entries(headers).map(([header, value]) => `\t${header} ${quote(value)}`);
  return [`${name} path ${place}`, `header ${name} {`, ...lines, '}', ''].join('\n');
}

/** Subresources get no document headers, unless they are missing: then the 404 page is sent. */
function writeExceptions(rules: readonly HeaderRule[]): string[] {
  return rules.filter(isForHashedFiles).map(({ path: place }, index) => {
    const name = `@parts-${index}`;
    const matcher = [`${name} {`, `\tpath ${place}`, `\tnot path *${drawing}`, '\tfile', '}'];
    return [...matcher, `header ${name} {`, ...documentHeaders.map((header) => `\t-${header}`), '}', ''].join('\n');
  });
}

/**
 * A built site's headers in Caddy's format, for a block that keeps their order. Caddy takes MIME types from the system,
 * where few are complete, so they are listed here; the rules come last, to override some of them.
 * @param files of the site, from its folder.
 */
export function formatCaddyHeaders(rules: readonly HeaderRule[], files: readonly string[]): string {
  return [...[...listTypes(files), ...rules].map(writeRule), ...writeExceptions(rules)].join('\n');
}

function formatCaddyRedirects(redirects: ReadonlyMap<string, string>): string {
  return [...redirects].map(([from, to]) => `redir ${quote(from)} ${quote(to)} permanent\n`).join('');
}

/**
 * Writes the files that the Caddyfile imports.
 * @param dist the built site.
 * @param folder the Caddyfile's.
 */
export async function writeCaddyFiles(dist: string, folder: string): Promise<void> {
  const rules = readHeadersFile(await readFile(path.join(dist, headersFile), 'utf8'));
  const redirects = readRedirectsFile(await readFile(path.join(dist, redirectsFile), 'utf8'));
  const texts = {
    'headers.caddy': formatCaddyHeaders(rules, listFiles(dist)),
    'redirects.caddy': formatCaddyRedirects(redirects),
  };
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(folder, name), text);
}

if (import.meta.main) {
  const root = path.join(import.meta.dirname, '../../..');
  await writeCaddyFiles(path.join(root, 'dist'), path.join(root, 'deploy/container'));
}
