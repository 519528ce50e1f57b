import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { describeProblem, listIssues } from '@site/model/check/problem.ts';
import { readCollection } from '@site/model/check/read-content.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { readSiteFolders } from '@site/model/site-folders.ts';

/** Reads a collection as the content check does: the same parser, the same schemas, the same messages. */
function contentLoader(name: ContentName): Loader {
  return {
    name: 'content',
    async load(context) {
      const { config, store, watcher, logger } = context;
      const { content } = readSiteFolders(process.env);
      const folder = fileURLToPath(new URL(`${content}/`, config.root));
      const load = async () => {
        const { entries, problems } = await readCollection(folder, name);
        const found = [...problems];
        const removed = new Set(store.keys());
        for (const { slug, file, data: written, body } of entries) {
          const { data, error } = contentFiles[name].schema.safeParse(written);
          if (!data) {
            found.push(...listIssues(file, error, written));
            continue;
          }
          const isMarkdoc = file.endsWith('.mdoc');
          const digest = context.generateDigest({ data, body });
          const filePath = path.posix.join(content, path.posix.relative('content', file));
          store.set({ id: slug, data, body, filePath, digest, deferredRender: isMarkdoc });
          // An entry that has not changed is not set again, and would lose its module.
          if (isMarkdoc) store.addModuleImport(filePath);
          removed.delete(slug);
        }
        if (found.length > 0) throw new Error(found.map(describeProblem).join('\n'));
        for (const id of removed) store.delete(id);
      };
      await load();
      watcher?.add(folder);
      watcher?.on('all', (_event, changed) => {
        const file = path.relative(folder, changed).replaceAll('\\', '/');
        if (!path.posix.matchesGlob(file, contentFiles[name].pattern)) return;
        load().catch((error: unknown) => {
          logger.error(String(error));
        });
      });
    },
  };
}

/** One collection for each row of the table that the content check reads. */
export const collections = Object.fromEntries(
  (Object.keys(contentFiles) as ContentName[]).map((name) => [name, defineCollection({ loader: contentLoader(name) })]),
);
