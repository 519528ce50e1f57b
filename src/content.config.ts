import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineCollection } from 'astro:content';
import type { Loader } from 'astro/loaders';
import { describeProblem, listIssues } from '@site/zod-content/problem.ts';
import { readCollection } from '@site/model/check/read-content.ts';
import { contentFiles, type ContentName } from '@site/model/schemas/content-files.ts';
import { readLanguages } from '@site/model/languages.ts';
import { mergeTranslation } from '@site/model/translations/check-translations.ts';
import { readSiteFolders } from '@site/model/site-folders.ts';

/** A collection in each language: `neon-tide` as it is written, and `es/neon-tide` with the Spanish words over it. */
function readAll(folder: string, name: ContentName) {
  const { entries, problems } = readCollection(folder, name);
  const others = readLanguages(folder).filter(({ isFirst }) => !isFirst);
  const translated = others.map((language) => {
    const own = readCollection(folder, name, language.code);
    const merged = mergeTranslation({ language, ...own }, entries);
    return {
      entries: merged.merged.map((entry) => ({ ...entry, id: `${language.code}/${entry.slug}` })),
      problems: [...own.problems, ...merged.problems],
    };
  });
  return {
    entries: [...entries.map((entry) => ({ ...entry, id: entry.slug })), ...translated.flatMap((one) => one.entries)],
    problems: [...problems, ...translated.flatMap((one) => one.problems)],
  };
}

/** Reads a collection as the content check does: the same parser, the same schemas, the same messages. */
function contentLoader(name: ContentName): Loader {
  return {
    name: 'content',
    load(context) {
      const { config, store, watcher, logger } = context;
      const { content } = readSiteFolders(process.env);
      const folder = fileURLToPath(new URL(`${content}/`, config.root));
      const load = () => {
        const { entries, problems } = readAll(folder, name);
        const found = [...problems];
        const removed = new Set(store.keys());
        for (const { id, file, data: written, body } of entries) {
          const { data, error } = contentFiles[name].schema.safeParse(written);
          if (!data) {
            found.push(...listIssues(file, error, written));
            continue;
          }
          const isMarkdoc = file.endsWith('.mdoc');
          const filePath = path.posix.join(content, path.posix.relative('content', file));
          // The store that Astro kept may be that of another content folder.
          const digest = context.generateDigest({ data, body, filePath });
          store.set({ id, data, body, filePath, digest, deferredRender: isMarkdoc });
          // An entry that has not changed is not set again, and would lose its module.
          if (isMarkdoc) store.addModuleImport(filePath);
          removed.delete(id);
        }
        if (found.length > 0) throw new Error(found.map(describeProblem).join('\n'));
        for (const id of removed) store.delete(id);
      };
      load();
      watcher?.add(folder);
      watcher?.on('all', (_event, changed) => {
        const file = path.relative(folder, changed).replaceAll('\\', '/');
        const { pattern } = contentFiles[name];
        if (![pattern, `*/${pattern}`].some((one) => path.posix.matchesGlob(file, one))) return;
        try {
          load();
        } catch (error) {
          logger.error(String(error));
        }
      });
      return Promise.resolve();
    },
  };
}

/** One collection for each row of the table that the content check reads. */
export const collections = Object.fromEntries(
  (Object.keys(contentFiles) as ContentName[]).map((name) => [name, defineCollection({ loader: contentLoader(name) })]),
);
