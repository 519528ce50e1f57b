import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';

/** At the address that src/features/search/browser/search.ts loads. */
const program = {
  file: 'search.js',
  source: fileURLToPath(new URL('browser/open-search.ts', import.meta.url)),
};

/**
 * Vite's React plugin refuses components on pages without an island while developing, where Astro leaves this out. The
 * notifications load the same way and need it too.
 */
const refreshStub = 'window.$RefreshReg$ ??= () => {}; window.$RefreshSig$ ??= () => (type) => type;';

/** Parts that several pages repeat, or that lead to other pages. */
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

/** The files of Pagefind's output that the search loads. The others are Pagefind's own interface and its worker. */
const usedFiles =
  /^(?:pagefind\.js|pagefind-entry\.json|pagefind\..*\.pf_meta|wasm\.en\.pagefind|index|fragment|filter)$/;

function throwErrors(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`Pagefind cannot index the site: ${errors.join('; ')}`);
}

/**
 * Indexes the pages of a built site that have `data-pagefind-body`, and writes the index to its folder `pagefind`.
 * @throws Error with Pagefind's messages.
 */
async function writeSearchIndex(site: string): Promise<void> {
  try {
    const { index, errors } = await createIndex({ forceLanguage: 'en', excludeSelectors: repeatedParts });
    if (!index) throw new Error(`Pagefind does not start: ${errors.join('; ')}`);
    throwErrors((await index.addDirectory({ path: site })).errors);
    const outputPath = path.join(site, 'pagefind');
    throwErrors((await index.writeFiles({ outputPath })).errors);
    const unused = (await readdir(outputPath)).filter((name) => !usedFiles.test(name));
    await Promise.all(unused.map((name) => rm(path.join(outputPath, name), { recursive: true })));
  } finally {
    await close();
  }
}

/** Builds the script of the search, and the index that it searches. */
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
      'astro:build:done': async ({ dir }) => {
        await writeSearchIndex(fileURLToPath(dir));
      },
    },
  };
}
