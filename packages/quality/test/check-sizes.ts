/** `node packages/quality/test/check-sizes.ts`: weighs the built site against its limits, and exits 1 where one is missed. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/system/list-files.ts';
import { compressBrotli } from '@site/delivery/server/compress.ts';
import { listWokenScripts } from './woken-scripts.ts';

/**
 * What the site may weigh, in bytes. From the targets for speed (docs/architecture.md): a page in one TCP first flight,
 * fonts that leave room for the hero's picture.
 */
export const sizeLimits = {
  /** HTML with its inlined style, after Brotli at quality 11: ten packets of 1,460 bytes. */
  page: 14_600,
  /** The same for a page that is long by nature. */
  longPage: 30_000,
  longPages: ['/blog', '/miami-video-production'],
  /** All programs of a page until its grid of videos is awake, each file after Brotli. */
  portfolioScripts: 75_000,
  portfolioPages: ['/music-videos', '/corporate-videos'],
  /** All font files together, as they are. */
  fonts: 45_000,
  /** The script that is written into every page, after Brotli. */
  script: 2_000,
  /** Each file of content/media/loops: what plays by itself, or large. */
  loop: 600_000,
  /** The same for content/media/loops/hover. */
  hoverLoop: 150_000,
} as const;

export interface PageSize {
  /** Such as `/about`. */
  readonly path: string;
  readonly bytes: number;
}

export interface SizeRow {
  readonly what: string;
  readonly bytes: number;
  readonly limit: number;
}

/** The address of a page's file: `/about` for about/index.html. */
export function pagePath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** Each weight beside its limit, pages first, heaviest for their limit at the top. */
export function compareSizes(pages: readonly PageSize[], fontBytes: number): SizeRow[] {
  const longPages = new Set<string>(sizeLimits.longPages);
  const rows = pages.map(({ path: what, bytes }) => {
    return { what, bytes, limit: longPages.has(what) ? sizeLimits.longPage : sizeLimits.page };
  });
  rows.sort((a, b) => b.bytes / b.limit - a.bytes / a.limit);
  return [...rows, { what: 'all fonts', bytes: fontBytes, limit: sizeLimits.fonts }];
}

/** The loops' files beside their limits, the heaviest for its limit first. */
export function compareLoops(files: readonly PageSize[]): SizeRow[] {
  const rows = files.map(({ path: what, bytes }) => {
    return { what, bytes, limit: what.startsWith('hover/') ? sizeLimits.hoverLoop : sizeLimits.loop };
  });
  return rows.sort((a, b) => b.bytes / b.limit - a.bytes / a.limit);
}

export function isMissed({ bytes, limit }: SizeRow): boolean {
  return bytes > limit;
}

function formatRow(row: SizeRow): string {
  const figures = [row.bytes, row.limit].map((bytes) => bytes.toLocaleString('en-US').padStart(8));
  return `${figures.join(' ')}  ${isMissed(row) ? 'MISS' : 'ok  '}  ${row.what}`;
}

async function weighPage(folder: string, file: string): Promise<PageSize> {
  const packed = await compressBrotli(readFileSync(path.join(folder, file)));
  return { path: pagePath(file), bytes: packed.length };
}

/** What stands between the tags of a page's scripts that are written into it. */
async function weighScript(html: string): Promise<SizeRow> {
  const scripts = [...html.matchAll(/<script type="module">([\s\S]*?)<\/script>/g)].map(([, script = '']) => script);
  const packed = await compressBrotli(Buffer.from(scripts.join('')));
  return { what: 'the script in every page', bytes: packed.length, limit: sizeLimits.script };
}

/** What a portfolio page has loaded once its grid is awake. */
async function weighPortfolio(folder: string, address: string): Promise<SizeRow> {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { inline, files } = listWokenScripts(read(`${address}/index.html`), read);
  const programs = [inline.join('\n'), ...files.map(read)];
  const packed = await Promise.all(programs.map((program) => compressBrotli(Buffer.from(program))));
  const bytes = packed.reduce((sum, { length }) => sum + length, 0);
  return { what: `scripts of ${address} until its grid is awake`, bytes, limit: sizeLimits.portfolioScripts };
}

async function checkSizes(folder: string, loops: string): Promise<boolean> {
  // The packed copies are no part of what was built.
  const files = listFiles(folder).filter((file) => !/\.(br|gz)$/.test(file));
  const pages = await Promise.all(
    files.filter((file) => file.endsWith('.html')).map((file) => weighPage(folder, file)),
  );
  if (pages.length === 0) {
    console.error(`No page in ${folder}: build the site first.`);
    return false;
  }
  const weigh = (some: readonly string[]) =>
    some.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  const rows = [
    ...compareSizes(pages, weigh(files.filter((file) => /\.(woff2?|ttf|otf)$/.test(file)))),
    await weighScript(readFileSync(path.join(folder, 'index.html'), 'utf8')),
    ...(await Promise.all(sizeLimits.portfolioPages.map((address) => weighPortfolio(folder, address)))),
    ...compareLoops(listFiles(loops).map((file) => ({ path: file, bytes: statSync(path.join(loops, file)).size }))),
  ];
  console.log('   bytes    limit');
  console.log(rows.map(formatRow).join('\n'));
  console.log(`In all ${String(files.length)} files, ${(weigh(files) / 1_000_000).toFixed(1)} MB.`);
  const missed = rows.filter(isMissed);
  for (const { what, bytes, limit } of missed) {
    console.error(`${what} is ${(bytes - limit).toLocaleString('en-US')} bytes too heavy.`);
  }
  return missed.length === 0;
}

if (import.meta.main) {
  const root = path.join(import.meta.dirname, '../../..');
  if (!(await checkSizes(path.join(root, 'dist'), path.join(root, 'content/media/loops')))) process.exitCode = 1;
}
