import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroPrerenderer } from 'astro';
import { BuildCache } from '@site/system/build-cache.ts';
import { headersFile, writeHeadersFile } from '@site/delivery/headers/headers-file.ts';
import { writePagePolicy } from '@site/delivery/headers/security-policy.ts';
import { listHeaderRules } from '@site/delivery/headers/site-headers.ts';
import { joinStyles } from './join-styles.ts';
import { lateScripts } from './late-scripts.ts';
import { Programs, pruneOnce, StylePruner } from './prune-styles.ts';
import { sealPage } from './seal-page.ts';
import { SearchIndex } from '#features/search/search-index.ts';
import { shareStarters } from './shared-starters.ts';

interface Place {
  /** The folder in which the site is built. */
  readonly folder: string;
  /** In it, where the files with a hash in their name are: the name alone. */
  readonly assets: string;
  readonly liveChannel: string;
}

/**
 * Finishes pages between their rendering and their writing: starters of islands as a file, of the style what the page uses,
 * scripts after what is seen, and the policy that allows no more. Pagefind reads the finished ones meanwhile, on another core.
 */
class PageFinisher {
  readonly #place: Place;

  readonly #programs: Programs;

  readonly #cache: BuildCache;

  readonly #pruner: StylePruner;

  readonly #index: SearchIndex;

  readonly #written = new Set<string>();

  readonly #scripts = new Set<string>();

  private constructor(place: Place, cache: BuildCache, pruner: StylePruner, index: SearchIndex) {
    this.#place = place;
    this.#programs = new Programs(path.join(place.folder, place.assets));
    this.#cache = cache;
    this.#pruner = pruner;
    this.#index = index;
  }

  static async open(place: Place): Promise<PageFinisher> {
    const cache = new BuildCache('.cache/pruned-styles');
    const [prune, index] = await Promise.all([pruneOnce(cache), SearchIndex.open()]);
    return new PageFinisher(place, cache, new StylePruner(prune), index);
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
    const { html: shared, program } = shareStarters(await response.text(), `/${this.#place.assets}`);
    if (program && !this.#written.has(program.name)) {
      writeFileSync(path.join(this.#place.folder, this.#place.assets, program.name), program.text);
      this.#written.add(program.name);
    }
    const pruned = await this.#pruner.prune(joinStyles(shared), this.#programs.of(shared));
    const { html, scripts } = sealPage(lateScripts(pruned), (...hashes) => writePagePolicy(this.#place, ...hashes));
    for (const script of scripts) this.#scripts.add(script);
    return { response: new Response(html, response), html };
  }

  /**
   * Writes what the search reads, and the headers that fit all pages.
   * @returns how many pages can be found.
   */
  async close(): Promise<number> {
    const { folder, assets, liveChannel } = this.#place;
    const count = await this.#index.write(folder);
    await this.#cache.dropUnused();
    const rules = listHeaderRules({ liveChannel, scripts: [...this.#scripts].sort() }, `/${assets}/`);
    writeFileSync(path.join(folder, headersFile), writeHeadersFile(rules));
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

/**
 * Leaves each built page only what it uses, allows it no more, and makes the pages searchable.
 * @param liveChannel the address of the channel that the promotion page shows.
 */
export function finishedPages(liveChannel: string): AstroIntegration {
  let place: Place;
  let finisher: Promise<PageFinisher>;
  return {
    name: 'finished-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        place = { folder: fileURLToPath(config.outDir), assets: config.build.assets, liveChannel };
      },
      'astro:build:start': ({ setPrerenderer }) => {
        finisher = PageFinisher.open(place);
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
