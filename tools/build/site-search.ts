import { readFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex, type PagefindIndex } from 'pagefind';
import { listFiles } from '../process/list-files.ts';

/** Under the address that src/scripts/search.ts asks for. */
const program = {
  file: 'search.js',
  source: fileURLToPath(new URL('../../src/islands/search/open-search.ts', import.meta.url)),
};

/** Parts of pages that stand on several of them, or lead to others. */
const repeatedParts = [
  'nav',
  'template',
  'noscript',
  'button',
  '[data-card]',
  '[data-facade]',
  '.marquee',
  '.marquee-copy',
];

/** What we use of what Pagefind writes; the rest is its own interface, and a worker. */
const usedFiles =
  /^(?:pagefind\.js|pagefind-entry\.json|pagefind\..*\.pf_meta|wasm\.en\.pagefind|index|fragment|filter)$/;

/**
 * While developing, Vite's React plugin refuses components on pages without an island, where Astro leaves this out. Also
 * helps the notifications, which load the same way.
 */
const refreshStub = 'window.$RefreshReg$ ??= () => {}; window.$RefreshSig$ ??= () => (type) => type;';

/** Pages that are read and handed over at once. */
const pagesAtOnce = 32;

/** A page's own address, as it names it itself; undefined for what nobody shall find. */
function findAddress(html: string, file: string): string | undefined {
  if (!html.includes('data-pagefind-body')) return undefined;
  const canonical = /<link href="([^"]+)" rel="canonical"/.exec(html)?.[1];
  if (canonical === undefined) throw new Error(`${file}: has data-pagefind-body but no canonical address`);
  const address = new URL(canonical).pathname;
  const place = `/${file.replace(/index\.html$/, '')}`;
  // A page at a second address names the first, which is indexed by itself.
  return address.replace(/\/?$/, '/') === place ? address : undefined;
}

/**
 * The part of a page that is read: its style and scripts are longer than its words. A heading may say it in other words
 * than people look for, such as «Talk to a producer» of the contact page, so the title counts as well.
 */
function keepSearched(html: string): string {
  const title = /<title>[^<]*/.exec(html)?.[0].slice('<title>'.length) ?? '';
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return `<html lang="en"><title data-pagefind-meta="name">${title}</title><body>${main}</main></body></html>`;
}

async function addPage(index: PagefindIndex, dist: string, file: string): Promise<boolean> {
  const content = await readFile(path.join(dist, file), 'utf8');
  const url = findAddress(content, file);
  if (url === undefined) return false;
  const { errors } = await index.addHTMLFile({ url, content: keepSearched(content) });
  if (errors.length > 0) throw new Error(`${file} cannot be indexed: ${errors.join('; ')}`);
  return true;
}

/** What there is of Pagefind's service, or its own words for why there is nothing. */
function requireValue<Value>(value: Value | undefined, errors: readonly string[]): Value {
  if (value === undefined || errors.length > 0) throw new Error(`Pagefind failed: ${errors.join('; ')}`);
  return value;
}

/**
 * Indexes the pages of a built site and puts the index into its folder `pagefind`.
 * @param dist the built site's folder.
 * @returns how many pages can be found.
 * @throws Error naming the page that cannot be indexed.
 */
export async function writeSearchIndex(dist: string): Promise<number> {
  try {
    const created = await createIndex({ forceLanguage: 'en', excludeSelectors: repeatedParts });
    const index = requireValue(created.index, created.errors);
    const files = listFiles(dist).filter((file) => file.endsWith('.html'));
    let count = 0;
    for (let start = 0; start < files.length; start += pagesAtOnce) {
      const added = files.slice(start, start + pagesAtOnce).map((file) => addPage(index, dist, file));
      count += (await Promise.all(added)).filter(Boolean).length;
    }
    const folder = path.join(dist, 'pagefind');
    const written = await index.writeFiles({ outputPath: folder });
    requireValue(written.outputPath, written.errors);
    const unused = (await readdir(folder)).filter((name) => !usedFiles.test(name));
    await Promise.all(unused.map((name) => rm(path.join(folder, name), { recursive: true })));
    return count;
  } finally {
    await close();
  }
}

/** Builds the program of the search and, once all pages are there, their index. */
export function siteSearch(): AstroIntegration {
  return {
    name: 'site-search',
    hooks: {
      'astro:config:setup': ({ updateConfig, injectScript, command }) => {
        if (command === 'dev') injectScript('head-inline', refreshStub);
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'search-program',
                // The development server answers with the source.
                resolveId: (id) => (id === `/${program.file}` ? program.source : undefined),
                buildStart() {
                  if (this.environment.name !== 'client' || this.environment.mode !== 'build') return;
                  this.emitFile({ type: 'chunk', id: program.source, fileName: program.file });
                },
              },
            ],
          },
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const start = performance.now();
        const count = await writeSearchIndex(fileURLToPath(dir));
        const ms = performance.now() - start;
        logger.info(`${String(count)} pages can be found, ${(ms / count).toFixed(1)} ms each`);
      },
    },
  };
}
