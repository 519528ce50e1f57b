import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { BuildCache } from '../../src/queries/build-cache.ts';
import { lateScripts } from './late-scripts.ts';
import { Programs, pruneOnce, StylePruner } from './prune-styles.ts';
import { SearchIndex } from './search-index.ts';
import { shareStarters } from './shared-starters.ts';

interface Folders {
  /** Where the site is built. */
  readonly site: string;
  /** In it, where the files with a hash in their name are: the name alone. */
  readonly assets: string;
}

/**
 * Finishes pages between their rendering and their writing: starters of islands as a file, of the style what the page uses,
 * scripts after what is seen. Pagefind reads the finished ones meanwhile, on another core.
 */
class PageFinisher {
  readonly #folders: Folders;

  readonly #programs: Programs;

  readonly #cache: BuildCache;

  readonly #pruner: StylePruner;

  readonly #index: SearchIndex;

  readonly #written = new Set<string>();

  private constructor(folders: Folders, cache: BuildCache, pruner: StylePruner, index: SearchIndex) {
    this.#folders = folders;
    this.#programs = new Programs(path.join(folders.site, folders.assets));
    this.#cache = cache;
    this.#pruner = pruner;
    this.#index = index;
  }

  static async open(folders: Folders): Promise<PageFinisher> {
    const cache = new BuildCache('.cache/pruned-styles');
    const [prune, index] = await Promise.all([pruneOnce(cache), SearchIndex.open()]);
    return new PageFinisher(folders, cache, new StylePruner(prune), index);
  }

  /** What Astro is about to write at a path: a page is finished, and its turn to be read is that of its rendering. */
  async finish(place: string, rendering: Promise<Response>): Promise<Response> {
    const finishing = this.#finishPage(rendering);
    this.#index.add(
      place,
      finishing.then(({ html }) => html),
    );
    return (await finishing).response;
  }

  async #finishPage(rendering: Promise<Response>): Promise<{ response: Response; html?: string }> {
    const response = await rendering;
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return { response };
    const { html: shared, program } = shareStarters(await response.text(), `/${this.#folders.assets}`);
    if (program && !this.#written.has(program.name)) {
      writeFileSync(path.join(this.#folders.site, this.#folders.assets, program.name), program.text);
      this.#written.add(program.name);
    }
    const html = lateScripts(await this.#pruner.prune(shared, this.#programs.of(shared)));
    return { response: new Response(html, response), html };
  }

  /**
   * Writes what the search reads.
   * @returns how many pages can be found.
   */
  async close(): Promise<number> {
    const count = await this.#index.write(this.#folders.site);
    await this.#cache.dropUnused();
    return count;
  }
}

async function renderWith(
  astro: AstroPrerenderer,
  ...asked: Parameters<AstroPrerenderer['render']>
): Promise<Response> {
  const rendered = await astro.render(...asked);
  return rendered instanceof Response ? rendered : rendered.response;
}

/** Leaves each built page only what it uses, and makes the pages searchable. */
export function finishedPages(): AstroIntegration {
  let folders: Folders;
  let finisher: Promise<PageFinisher>;
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        folders = { site: fileURLToPath(config.outDir), assets: config.build.assets };
      },
      'astro:build:start': ({ setPrerenderer }) => {
        finisher = PageFinisher.open(folders);
        // Whoever waits for it hears of its failure.
        finisher.catch(() => undefined);
        setPrerenderer((astro) => ({
          ...astro,
          render: async (request, options) =>
            (await finisher).finish(new URL(request.url).pathname, renderWith(astro, request, options)),
        }));
      },
      'astro:build:done': async ({ logger }) => {
        try {
          logger.info(`${String(await (await finisher).close())} pages can be found`);
        } finally {
          await SearchIndex.close();
        }
      },
    },
  };
}
