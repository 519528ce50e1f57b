import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { BuildCache } from '../../src/queries/build-cache.ts';
import { listFiles } from '../process/list-files.ts';
import { lateScripts } from './late-scripts.ts';
import { Programs, pruneOnce, StylePruner } from './prune-styles.ts';
import { SearchIndex } from './search-index.ts';
import { shareStarters } from './shared-starters.ts';

/** Where a build's files with a hash in their name are: `build.assets` of astro.config.ts. */
const assetFolder = 'uploads';

/** Pages that Pagefind may have before it at one time. */
const pagesAhead = 32;

/**
 * Finishes every page of a built site, each read and written once: starters of islands as a file, of the style what the
 * page uses, scripts after what is seen. Pagefind reads the finished pages meanwhile.
 * @returns how many pages can be found.
 */
async function finishPages(dist: string): Promise<number> {
  const assets = path.join(dist, assetFolder);
  const cache = new BuildCache('.cache/pruned-styles');
  const programs = new Programs(assets);
  const pruner = new StylePruner(await pruneOnce(cache));
  const index = await SearchIndex.open();
  const reading: Promise<void>[] = [];
  for (const file of listFiles(dist).filter((name) => name.endsWith('.html'))) {
    const place = path.join(dist, file);
    const { html, program } = shareStarters(await readFile(place, 'utf8'), `/${assetFolder}`);
    if (program) await writeFile(path.join(assets, program.name), program.text);
    const finished = lateScripts(await pruner.prune(html, programs.of(html)));
    await writeFile(place, finished);
    reading.push(index.add(file, finished));
    if (reading.length >= pagesAhead) await Promise.all(reading.splice(0));
  }
  await Promise.all(reading);
  await cache.dropUnused();
  await index.write(dist);
  return index.count;
}

/** Leaves each built page only what it uses, and makes the pages searchable. */
export function finishedPages(): AstroIntegration {
  return {
    name: 'finished-pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const start = performance.now();
        try {
          const count = await finishPages(fileURLToPath(dir));
          const seconds = (performance.now() - start) / 1000;
          logger.info(`${String(count)} pages can be found, after ${seconds.toFixed(1)} s`);
        } finally {
          await SearchIndex.close();
        }
      },
    },
  };
}
