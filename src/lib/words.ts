import { existsSync, readFileSync } from 'node:fs';
import { parseYaml } from '@site/zod-content/parse-yaml.ts';
import { wordsSchema } from '@site/model/schemas/words.ts';
import { mergeWords } from '@site/model/translations/merge-words.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';
import { currentLanguage } from './language.ts';
import { readWhenChanged } from './read-when-changed.ts';
import { siteFolder } from './site-folder.ts';

export type Words = ContentData<'words'>;

const read = (file: string): unknown => (existsSync(file) ? parseYaml(readFileSync(file, 'utf8'), file).data : {});

/**
 * The user interface's words in the page's language: content/words.yaml. Only a build can read it: what runs in a
 * browser gets its words from the page.
 */
export function words(): Words {
  const { isFirst, code } = currentLanguage();
  const first = `${siteFolder.content}/words.yaml`;
  const own = `${siteFolder.content}/${code}/words.yaml`;
  return readWhenChanged('words', isFirst ? [first] : [first, own], () =>
    wordsSchema.parse(mergeWords(wordsSchema, read(first), isFirst ? undefined : read(own))),
  );
}
