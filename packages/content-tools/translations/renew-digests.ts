import path from 'node:path/posix';
import { openContentStage } from '@site/model/check/content-stage.ts';
import { readContent, type RawContent, type RawEntry } from '@site/model/check/read-content.ts';
import { listTranslatable, digestField, digestWords } from '@site/model/translations/translation-digest.ts';
import { valuesWithText } from '../entries/new-entry.ts';
import { patchFile } from '@site/zod-content/patch-yaml.ts';
import { EntryError } from '../entries/entry-error.ts';

function renewDigest(first: RawEntry, translation: RawEntry): string {
  const values = valuesWithText(translation);
  const digest = digestWords(listTranslatable(first));
  return patchFile(translation.file, translation.source, { ...values, [digestField]: digest });
}

function findOriginal(
  { name, slug }: Pick<RawEntry, 'name' | 'slug'>,
  { entries }: Pick<RawContent, 'entries'>,
): RawEntry | undefined {
  return entries.find((entry) => entry.name === name && entry.slug === slug);
}

/**
 * Records that translations are up to date with their originals.
 * @param content the content folder.
 * @param wanted files or folders, such as `es/pages/about`, `es/videos` or `es`.
 * @returns the files whose digest changed, from the content folder.
 * @throws EntryError if there is no such translation.
 */
export async function renewDigests(content: string, wanted: readonly string[]): Promise<readonly string[]> {
  const stage = await openContentStage(content);
  try {
    const { entries, translations } = readContent(stage.content);
    const translated = translations.flatMap((one) => one.entries);
    const bare = (file: string) =>
      file
        .replace(/^(?:\.\/)?content\//, '')
        .replace(/\.(?:yaml|mdoc)$/, '')
        .replace(/\/$/, '');
    for (const name of wanted.map(bare)) {
      const found = translated.filter(({ file }) => bare(file) === name || bare(file).startsWith(`${name}/`));
      if (found.length === 0) {
        throw new EntryError(
          `${name} is not a translation: write its file, such as es/pages/about, or a folder of them.`,
        );
      }
      for (const translation of found) {
        const first = findOriginal(translation, { entries });
        const source = first ? renewDigest(first, translation) : translation.source;
        if (source !== translation.source) await stage.write(path.relative('content', translation.file), source);
      }
    }
    return await stage.commit();
  } finally {
    await stage.drop();
  }
}
