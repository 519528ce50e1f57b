import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '@site/system/list-files.ts';
import { pagePath, sizeLimits } from '../test/check-sizes.ts';
import { listInlineScripts } from './inline-scripts.ts';
import type { Row } from './row.ts';
import type { Bench } from './site.ts';
import { weighFiles, weighText } from './weigh.ts';

const subject = 'What pages weigh';

/** What a page weighs, in bytes after Brotli. */
export interface PageWeight {
  /** Such as `/about`. */
  readonly address: string;
  /** With the style that is written into it. */
  readonly html: number;
  /** The programs that are written into it, by themselves. */
  readonly script: number;
}

async function weighPage(dist: string, file: string): Promise<PageWeight> {
  const scripts = listInlineScripts(await readFile(path.join(dist, file), 'utf8'));
  return {
    address: pagePath(file),
    html: await weighFiles(dist, [file]),
    script: await weighText(scripts.join('\n')),
  };
}

/** The page with the most bytes of something. */
function heaviest(pages: readonly PageWeight[], of: 'html' | 'script'): PageWeight {
  const [first] = pages.toSorted((a, b) => b[of] - a[of]);
  if (!first) throw new Error('The built site has no page: run `npm run build`.');
  return first;
}

/**
 * The weights beside their targets.
 * @param pages every page of the site.
 * @param fontBytes all font files together, as they are.
 */
export function listPageSizes(pages: readonly PageWeight[], fontBytes: number): Row[] {
  const row = { subject, unit: 'bytes', runs: 1 } as const;
  const top = heaviest(pages, 'html');
  const script = heaviest(pages, 'script');
  const over = pages.filter(({ html }) => html > sizeLimits.page).toSorted((a, b) => b.html - a.html);
  return [
    {
      ...row,
      what: `HTML with its style, heaviest of ${String(pages.length)} pages (${top.address})`,
      figure: top.html,
      target: { atMost: sizeLimits.page },
      headline: 'HTML with its style, heaviest page',
    },
    {
      ...row,
      what: `pages heavier than ${sizeLimits.page.toLocaleString('en-US')} bytes`,
      unit: 'pages',
      figure: over.length,
      target: { atMost: 0 },
      details: over.map(({ address, html }) => `${address}: ${html.toLocaleString('en-US')} bytes`),
    },
    {
      ...row,
      what: `scripts inside a page, most of all pages (${script.address})`,
      figure: script.script,
      target: { atMost: sizeLimits.script },
    },
    {
      ...row,
      what: 'all fonts, as they are',
      figure: fontBytes,
      target: { atMost: sizeLimits.fonts },
      headline: 'All fonts',
    },
  ];
}

/** What every built page weighs, and the fonts. */
export async function measurePageSizes({ site: { dist } }: Pick<Bench, 'site'>): Promise<Row[]> {
  const files = listFiles(dist);
  const pages = await Promise.all(files.filter((file) => file.endsWith('.html')).map((file) => weighPage(dist, file)));
  const fonts = files.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file));
  const sizes = await Promise.all(fonts.map(async (file) => (await stat(path.join(dist, file))).size));
  return listPageSizes(
    pages,
    sizes.reduce((sum, size) => sum + size, 0),
  );
}
