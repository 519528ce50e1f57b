import path from 'node:path';
import { contentType } from 'mime-types';
import { documentHeaders, drawing, isOfParts, type HeaderRule } from './site-headers.ts';

/** The file that deploy/container/Caddyfile imports. */
export const caddyHeadersFile = 'deploy/container/headers.caddy';

/**
 * A value as Caddy reads it without change: https://caddyserver.com/docs/caddyfile/concepts#tokens-and-quotes
 * @throws Error where no quoting would keep it.
 */
function quote(value: string): string {
  if (/[`{}\n]/.test(value)) throw new Error(`Caddy would change ${value}: it holds one of \` { } or a new line`);
  return `\`${value}\``;
}

/** Packed forms, which are sent as the files that they stand for; and pages, whose addresses have no ending. */
const unnamed = new Set(['.br', '.gz', '.html']);

/** Types by the ends of the files' names. */
function listTypes(files: readonly string[]): HeaderRule[] {
  const endings = new Set(files.map((file) => path.extname(file)));
  return [...endings.difference(unnamed)].sort().flatMap((ending) => {
    const type = contentType(ending);
    return type === false ? [] : [{ path: `*${ending}`, headers: { 'Content-Type': type } }];
  });
}

function writeRule({ path: place, headers }: HeaderRule, index: number): string {
  const name = `@rule-${String(index)}`;
  const lines = Object.entries(headers).map(([header, value]) => `\t${header} ${quote(value)}`);
  return [`${name} path ${place}`, `header ${name} {`, ...lines, '}', ''].join('\n');
}

/** A part of a page has no headers for documents; a missing one is answered with the page that says so. */
function writeExceptions(rules: readonly HeaderRule[]): string[] {
  return rules.filter(isOfParts).map(({ path: place }, index) => {
    const name = `@parts-${String(index)}`;
    const matcher = [`${name} {`, `\tpath ${place}`, `\tnot path *${drawing}`, '\tfile', '}'];
    return [...matcher, `header ${name} {`, ...documentHeaders.map((header) => `\t-${header}`), '}', ''].join('\n');
  });
}

/**
 * The headers of a built site in Caddy's form, for a block that keeps their order. The types of its files are named, since
 * Caddy asks the machine for them and few machines know all; the rules follow, as they say more of some files.
 * @param files of the site, from its folder.
 */
export function writeCaddyHeaders(rules: readonly HeaderRule[], files: readonly string[]): string {
  return [...[...listTypes(files), ...rules].map(writeRule), ...writeExceptions(rules)].join('\n');
}
