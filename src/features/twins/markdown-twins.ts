import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readSiteRoutes } from '@site/model/check/read-site.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import type { PageGroup } from '@site/model/routes/route-table.ts';
import { twinPath } from '@site/model/routes/twin-path.ts';
import { BuildCache } from '@site/system/build-cache.ts';
import { listFiles } from '@site/system/list-files.ts';
import { hashMakers } from '#integrations/hash-makers.ts';
import { pageTextSchema, pageToMarkdown, type PageText } from './page-to-markdown.ts';
import { writeLlms, type ListedPage, type Site } from './write-llms.ts';

interface TextPage {
  /** Such as `/about`. */
  readonly path: string;
  readonly group: PageGroup;
}

const articlesFolder = 'blog/';

/** Every route of its own, then every article; watch pages are left out, as there may be ten thousand. */
async function listTextPages(folder: string, site: Site): Promise<TextPage[]> {
  const { all } = await readSiteRoutes('content', site.product.slug);
  const routes = all.flatMap(({ path, group }): TextPage[] => (group === undefined ? [] : [{ path, group }]));
  const articles = listFiles(path.join(folder, articlesFolder))
    .filter((file) => file.endsWith('/index.html'))
    .map((file): TextPage => ({ path: `/${articlesFolder}${path.posix.dirname(file)}`, group: 'Articles' }));
  return [...routes, ...articles];
}

type Translate = (html: string) => Promise<PageText>;

/** `pageToMarkdown` with a memory: most pages are in a build what they were in the one before. */
async function translateOnce(cache: BuildCache): Promise<Translate> {
  const programs = listFiles(import.meta.dirname).filter((file) => !file.endsWith('.test.ts'));
  const made = await hashMakers(programs.map((file) => path.join(import.meta.dirname, file)));
  return async (html) => {
    const name = createHash('sha256').update(made).update(html).digest('hex');
    const text = await cache.keep(`${name}.json`, () =>
      Promise.resolve(Buffer.from(JSON.stringify(pageToMarkdown(html)))),
    );
    return pageTextSchema.parse(JSON.parse(text.toString()));
  };
}

/**
 * Writes one page's twin.
 * @throws Error that names the page, where it was not built or lacks what a twin needs.
 */
async function writeTwin(
  folder: string,
  { path: page, group }: TextPage,
  site: Site,
  translate: Translate,
): Promise<ListedPage> {
  const file = path.join(folder, bareAddress(page), 'index.html');
  const twin = twinPath(page);
  try {
    const { title, description, markdown } = await translate(await readFile(file, 'utf8'));
    await writeFile(path.join(folder, twin), markdown);
    return { group, title, description, address: new URL(twin, site.origin).href };
  } catch (error) {
    throw new Error(`The Markdown twin of ${page} cannot be written`, { cause: error });
  }
}

/** Writes a Markdown twin of each text page beside it, and llms.txt, which lists them. */
async function writeTwins(folder: string, site: Site): Promise<number> {
  const cache = new BuildCache('.cache/twins');
  const translate = await translateOnce(cache);
  const pages = await Promise.all(
    (await listTextPages(folder, site)).map((page) => writeTwin(folder, page, site, translate)),
  );
  await cache.dropUnused();
  await writeFile(path.join(folder, 'llms.txt'), writeLlms(site, pages));
  return pages.length;
}

/** Gives agents that read the site on a client's behalf its text pages as Markdown. */
export function markdownTwins(site: Site): AstroIntegration {
  return {
    name: 'markdown-twins',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        logger.info(`wrote ${String(await writeTwins(fileURLToPath(dir), site))} pages as Markdown`);
      },
    },
  };
}
