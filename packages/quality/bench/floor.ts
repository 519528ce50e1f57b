import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { load } from 'cheerio';
import { compressBrotli } from '@site/delivery/server/compress.ts';
import { linkFolder } from '@site/system/link-folder.ts';

/** A face that is there without a request, as wide as the site's own: a wider headline would be the largest paint. */
const systemHeadings =
  '@font-face{font-family:Archivo Display;src:local("Liberation Sans Bold"),local("Arial Bold");size-adjust:76%}';

/** A page in system fonts and without scripts, with the same text, style and pictures. */
function stripPage(html: string): string {
  const $ = load(html);
  $('script:not([type="application/ld+json"])').remove();
  // Its hashes no longer fit the style.
  $('meta[http-equiv=content-security-policy i]').remove();
  for (const style of $('style')) {
    const text = $(style).text();
    $(style).text(text.replaceAll(/@font-face\s*\{[^}]*\}/g, '') + systemHeadings);
  }
  return $.html();
}

/**
 * Copies a built site and strips some of its pages down to their floors, which the pages themselves can't beat.
 * @param pages their addresses, such as `/about`.
 * @param folder is replaced.
 */
export async function writeFloor(dist: string, pages: readonly string[], folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await linkFolder(dist, folder);
  for (const page of pages) {
    const file = path.join(folder, page, 'index.html');
    const html = Buffer.from(stripPage(await readFile(file, 'utf8')));
    const copies = { '': html, '.br': await compressBrotli(html), '.gz': await promisify(gzip)(html) };
    for (const [extension, bytes] of Object.entries(copies)) {
      // It is a link: writing into it would change the site.
      await rm(file + extension, { force: true });
      await writeFile(file + extension, bytes);
    }
  }
}
