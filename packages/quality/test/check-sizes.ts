/**
 * `node packages/quality/test/check-sizes.ts`: weighs the built site. Whatever is within 5 % of its limit is reported.
 * Over the limit it exits with 1 if the code is at fault, but not for an owner's words and films; the fixture counts as
 * code. The argument is another content folder whose site is weighed.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import ts from 'typescript';
import { compressBrotli } from '@site/delivery/server/compress.ts';
import { siteFolders } from '@site/model/site-folders.ts';
import { listFiles } from '@site/model/files/list-files.ts';

/** Limits in bytes (docs/decisions/one-sheet-per-feature.md). Compressed means Brotli at quality 11. */
const sizeLimits = {
  /** A page with its style, compressed. */
  page: 30_000,
  /**
   * A page up to the end of its first section, compressed: ten packets of 1,460 bytes, the initial congestion window.
   */
  firstSection: 14_600,
  /** The style in a page, uncompressed. */
  style: 30_000,
  /** The script in every page, compressed. */
  script: 2_000,
  /** The scripts of a page with a portfolio or the planner once it is hydrated, each file compressed. */
  islandScripts: 75_000,
  /** All font files together. */
  fonts: 45_000,
  /** A file of content/media/loops: it autoplays, or is large. */
  loop: 600_000,
  /** A file of content/media/loops/watch: seconds of a film, in place of its host's player. */
  clip: 2_000_000,
  /** A file of content/media/films, such as the reel. */
  film: 12_000_000,
} as const;

/** The share of a limit from which it is reported. */
const closeShare = 0.95;

interface SizeRow {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
  /** Whether content alone can exceed the limit. */
  readonly isContent: boolean;
}

/** The address of a page's file: `/about` for about/index.html. */
export function pagePath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

async function sumCompressed(texts: readonly (string | Buffer)[], quality?: number): Promise<number> {
  const compressed = await Promise.all(texts.map((text) => compressBrotli(Buffer.from(text), quality)));
  return compressed.reduce((sum, { length }) => sum + length, 0);
}

/**
 * Bytes after Brotli 11, each text compressed by itself. A fast path: if Brotli 6, which takes a fortieth of the time
 * for a tenth more bytes, is far below the limit, its result counts.
 */
async function weigh(texts: readonly (string | Buffer)[], limit: number): Promise<number> {
  const most = await sumCompressed(texts, 6);
  return most <= limit * closeShare ? most : sumCompressed(texts);
}

/**
 * A page up to the end of its first section; in a post, which may be long, only up to what follows the heading.
 * @throws Error if a page has neither.
 */
export function cutFirstSection(html: string): string {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const first = $('main > :first-child');
  const end = (first.is('section, div') ? first : $('main h1 + *')).get(0)?.sourceCodeLocation?.endOffset;
  if (end === undefined) throw new Error('The page has no first section.');
  return html.slice(0, end);
}

const joinTexts = ($: CheerioAPI, selector: string) => [...$(selector)].map((one) => $(one).text()).join('\n');

function readInlineScripts(html: string): string {
  return joinTexts(load(html), 'script:not([src]):is(:not([type]), [type=""], [type=module])');
}

type Read = (address: string) => string;

/** An inlined font counts as a font. */
const inlineFont = /data:font\/woff2;base64,([\w+/=]+)/g;

/** Bytes of a page's style before compression: inline, and linked unless it is for print; without fonts. */
export function weighStyle(html: string, read: Read): number {
  const $ = load(html);
  const linked = [...$('link[rel=stylesheet]:not([media=print])')].map((link) => read($(link).attr('href') ?? ''));
  return Buffer.byteLength([joinTexts($, 'style'), ...linked].join('').replaceAll(inlineFont, ''));
}

/** Static imports only, not `import()`. */
function listImports(script: string): string[] {
  return ts.createSourceFile('script.js', script, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    return from && ts.isStringLiteralLike(from) ? [from.text] : [];
  });
}

/**
 * The scripts that a browser has loaded once a page's islands are hydrated: those in the page as one text, then each file.
 * @param read a file's text, by its address.
 */
export function listHydratedScripts(html: string, read: Read): string[] {
  const $ = load(html);
  const named = $('script[src], astro-island')
    .toArray()
    .flatMap(({ attribs }) => [attribs.src, attribs['component-url'], attribs['renderer-url']]);
  // Iterating a Set includes elements that are added meanwhile.
  const files = new Set(named.filter((file) => file !== undefined));
  for (const file of files) {
    for (const name of listImports(read(file))) files.add(new URL(name, `file://${file}`).pathname);
  }
  return [readInlineScripts(html), ...[...files].map(read)];
}

/** Bytes of all fonts of a built site: its files, and those in home's style. */
export function sumFonts(site: string): number {
  const files = listFiles(site).filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  const inline = [...readFileSync(path.join(site, 'index.html'), 'utf8').matchAll(inlineFont)];
  const bytes = inline.map(([, base64 = '']) => Buffer.byteLength(base64, 'base64'));
  return [...files.map((file) => statSync(path.join(site, file)).size), ...bytes].reduce((sum, size) => sum + size, 0);
}

const partNames = {
  page: 'HTML with its style',
  firstSection: 'head, style, header and first section',
  style: 'style before compression',
  islandScripts: 'scripts once its island is hydrated',
} as const;

export type WeighedPart = keyof typeof partNames;

/** Bytes of the parts of every page of a built site, by the pages' addresses. */
export async function weighParts(site: string): Promise<Readonly<Record<WeighedPart, ReadonlyMap<string, number>>>> {
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const parts = { page: new Map(), firstSection: new Map(), style: new Map(), islandScripts: new Map() };
  const files = listFiles(site).filter((file) => file.endsWith('.html'));
  const weighing = files.map(async (file) => {
    const html = read(file);
    const address = pagePath(file);
    parts.style.set(address, weighStyle(html, read));
    parts.page.set(address, await weigh([html], sizeLimits.page));
    parts.firstSection.set(address, await weigh([cutFirstSection(html)], sizeLimits.firstSection));
    // Portfolios and the planner; other islands are small.
    if (/data-first-cards|class="planner /.test(html))
      parts.islandScripts.set(address, await weigh(listHydratedScripts(html, read), sizeLimits.islandScripts));
  });
  await Promise.all(weighing);
  return parts;
}

/** Limits by folder of content/media; the first match counts. */
const mediaLimits = [
  ['loops/watch/', sizeLimits.clip],
  ['loops/', sizeLimits.loop],
  ['films/', sizeLimits.film],
] as const;

/** Everything with a limit, the nearest to it first. */
async function weighSite(site: string, media: string): Promise<SizeRow[]> {
  const home = readFileSync(path.join(site, 'index.html'), 'utf8');
  const everyScript = joinTexts(load(home), 'script[type="module"]:not([src])');
  const scriptBytes = await weigh([everyScript], sizeLimits.script);
  const parts = Object.entries(await weighParts(site)) as [WeighedPart, ReadonlyMap<string, number>][];
  const rows: SizeRow[] = [
    { what: 'script in every page', bytes: scriptBytes, limit: sizeLimits.script, isContent: false },
    { what: 'all fonts', bytes: sumFonts(site), limit: sizeLimits.fonts, isContent: false },
    ...listFiles(media).flatMap((what) => {
      const [, limit] = mediaLimits.find(([folder]) => what.startsWith(folder)) ?? [];
      const { size: bytes } = statSync(path.join(media, what));
      return limit === undefined ? [] : [{ what, bytes, limit, isContent: true }];
    }),
    ...parts.flatMap(([part, weights]) =>
      [...weights].map(([page, bytes]) => ({
        what: `${page}, ${partNames[part]}`,
        bytes,
        limit: sizeLimits[part],
        isContent: part !== 'islandScripts',
      })),
    ),
  ];
  return rows.sort((a, b) => b.bytes / b.limit - a.bytes / a.limit);
}

if (import.meta.main) {
  const root = path.join(import.meta.dirname, '../../..');
  const folders = siteFolders(process.argv[2]);
  const rows = await weighSite(path.join(root, folders.dist), path.join(root, folders.content, 'media'));
  const close = rows.filter(({ bytes, limit }) => bytes > limit * closeShare);
  console.log('Bytes, limit, and what is nearest to its limit:');
  for (const { what, bytes, limit } of rows.slice(0, Math.max(10, close.length))) {
    const verdict = bytes > limit ? 'OVER' : bytes > limit * closeShare ? 'close' : 'ok';
    console.log([bytes, limit, verdict, what].join('\t'));
  }
  const isOfTests = folders.content === 'tests/fixture';
  if (rows.some(({ bytes, limit, isContent }) => bytes > limit && (isOfTests || !isContent))) process.exitCode = 1;
}
