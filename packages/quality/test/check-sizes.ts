/**
 * `node packages/quality/test/check-sizes.ts`: weighs the built site, and exits 1 where something is over its limit. What an
 * owner writes or films may be over, and is only told; the sample that comes with the site keeps every limit. Its argument
 * is another content folder whose site is weighed.
 */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { load, type CheerioAPI } from 'cheerio';
import ts from 'typescript';
import { compressBrotli } from '@site/delivery/server/compress.ts';
import { readSite } from '@site/model/check/read-site.ts';
import { siteFolders } from '@site/model/site-folders.ts';
import { listFiles } from '@site/model/files/list-files.ts';

/** What the site may weigh, in bytes (docs/decisions/one-sheet-per-feature.md). Compressed means by Brotli at quality 11. */
export const sizeLimits = {
  /** A page with its style, compressed. */
  page: 30_000,
  /** A page up to the end of its first section, compressed: ten packets of 1,460 bytes, which a server sends at once. */
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
  /** A file of content/media/loops/hover. */
  hoverLoop: 150_000,
  /** A file of content/media/loops/watch: seconds of a film, in place of its host's player. */
  clip: 2_000_000,
  /** A file of content/media/films, such as the reel. */
  film: 12_000_000,
} as const;

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
 * Bytes of texts after Brotli 11, each compressed by itself.
 * @param limit what is below it even after Brotli 6, which takes a fortieth of the time and leaves a tenth more, weighs that.
 */
export async function weigh(texts: readonly (string | Buffer)[], limit = 0): Promise<number> {
  const most = limit > 0 ? await sumCompressed(texts, 6) : Infinity;
  return most <= limit ? most : sumCompressed(texts);
}

/**
 * A page up to the end of its first section; in a post, which may be long, only up to what follows the heading.
 * @throws Error if a page has neither.
 */
export function cutFirstSection(html: string): string {
  const $ = load(html, { sourceCodeLocationInfo: true });
  const first = $('main > :first-child');
  const end = (first.is('section') ? first : $('main h1 + *')).get(0)?.sourceCodeLocation?.endOffset;
  if (end === undefined) throw new Error('The page has no first section.');
  return html.slice(0, end);
}

const joinTexts = ($: CheerioAPI, selector: string) => [...$(selector)].map((one) => $(one).text()).join('\n');

/** The inline scripts of a page; not data such as JSON. */
export function readInlineScripts(html: string): string {
  return joinTexts(load(html), 'script:not([src]):is(:not([type]), [type=""], [type=module])');
}

/** Reads a file of the site by its address. */
type Read = (address: string) => string;

/** A font within a style: it counts as a font. */
const inlineFont = /data:font\/woff2;base64,([\w+/=]+)/g;

/** Bytes of a page's style before compression: inline, and linked unless it is for print; without fonts. */
function weighStyle(html: string, read: Read): number {
  const $ = load(html);
  const linked = [...$('link[rel=stylesheet]:not([media=print])')].map((link) => read($(link).attr('href') ?? ''));
  return Buffer.byteLength([joinTexts($, 'style'), ...linked].join('').replaceAll(inlineFont, ''));
}

/** The parts of a page that have a limit: what they are called, and their bytes. */
export const pageParts = {
  page: { name: 'HTML with its style', weigh: (html: string, _: Read, limit?: number) => weigh([html], limit) },
  firstSection: {
    name: 'head, style, header and first section',
    weigh: (html: string, _: Read, limit?: number) => weigh([cutFirstSection(html)], limit),
  },
  style: {
    name: 'style before compression',
    weigh: (html: string, read: Read) => Promise.resolve(weighStyle(html, read)),
  },
} as const;

/** A script's static imports; not what it loads later by `import()`. */
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
  // Iterating a Set reaches what is added meanwhile.
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

/**
 * Bytes of a part of every page of a built site, by the pages' addresses.
 * @param limit as in {@link weigh}.
 */
export async function weighPages(
  site: string,
  part: keyof typeof pageParts,
  limit?: number,
): Promise<ReadonlyMap<string, number>> {
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const pages = listFiles(site).filter((file) => file.endsWith('.html'));
  const weighed = pages.map(
    async (file) => [pagePath(file), await pageParts[part].weigh(read(file), read, limit)] as const,
  );
  return new Map(await Promise.all(weighed));
}

/** Folders of content/media and what each of their files may weigh; the first that fits counts. */
const mediaLimits = [
  ['loops/hover/', sizeLimits.hoverLoop],
  ['loops/watch/', sizeLimits.clip],
  ['loops/', sizeLimits.loop],
  ['films/', sizeLimits.film],
] as const;

/** Everything with a limit, what is nearest to its limit first. */
async function weighSite(site: string, media: string): Promise<SizeRow[]> {
  const read = (file: string) => readFileSync(path.join(site, file), 'utf8');
  const everyScript = joinTexts(load(read('index.html')), 'script[type="module"]:not([src])');
  const rows: SizeRow[] = [
    { what: 'script in every page', bytes: await weigh([everyScript]), limit: sizeLimits.script, isContent: false },
    { what: 'all fonts', bytes: sumFonts(site), limit: sizeLimits.fonts, isContent: false },
    ...listFiles(media).flatMap((what) => {
      const [, limit] = mediaLimits.find(([folder]) => what.startsWith(folder)) ?? [];
      const { size: bytes } = statSync(path.join(media, what));
      return limit === undefined ? [] : [{ what, bytes, limit, isContent: true }];
    }),
  ];
  for (const part of ['page', 'firstSection', 'style'] as const) {
    for (const [page, bytes] of await weighPages(site, part, sizeLimits[part])) {
      rows.push({ what: `${page}, ${pageParts[part].name}`, bytes, limit: sizeLimits[part], isContent: true });
    }
  }
  for (const file of listFiles(site).filter((one) => one.endsWith('.html'))) {
    const html = read(file);
    const island = html.includes('data-first-cards') ? 'grid' : html.includes('class="planner ') && 'planner';
    if (island === false) continue;
    const what = `${pagePath(file)}, scripts once its ${island} is hydrated`;
    const bytes = await weigh(listHydratedScripts(html, read), sizeLimits.islandScripts);
    rows.push({ what, bytes, limit: sizeLimits.islandScripts, isContent: false });
  }
  return rows.sort((a, b) => b.bytes / b.limit - a.bytes / a.limit);
}

/** @param content a content folder. */
async function readCompany(content: string): Promise<string> {
  return (await readSite(pathToFileURL(`${content}/`))).company;
}

if (import.meta.main) {
  const root = path.join(import.meta.dirname, '../../..');
  const folders = siteFolders(process.argv[2]);
  const content = path.join(root, folders.content);
  const rows = await weighSite(path.join(root, folders.dist), path.join(content, 'media'));
  const isSample = (await readCompany(content)) === (await readCompany(path.join(root, 'tests/fixture')));
  const over = rows.filter(({ bytes, limit }) => bytes > limit);
  console.log('Bytes at most, limit, and what is nearest to its limit:');
  for (const { what, bytes, limit } of rows.slice(0, Math.max(20, over.length))) {
    console.log([bytes, limit, bytes > limit ? 'OVER' : 'ok', what].join('\t'));
  }
  if (over.some(({ isContent }) => isSample || !isContent)) process.exitCode = 1;
}
