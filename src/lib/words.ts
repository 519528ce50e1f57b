import { existsSync, readFileSync } from 'node:fs';
import { parseYaml } from '@site/model/check/parse-yaml.ts';
import { wordsSchema } from '@site/model/schemas/words.ts';
import { layWords } from '@site/model/translations/lay-words.ts';
import type { ContentData } from '@site/model/schemas/content-files.ts';
import { currentLanguage } from './language.ts';
import { siteFolder } from './site-folder.ts';

export type Words = ContentData<'words'>;

const known = new Map<string, Words>();

function readWords(): Words {
  const { isFirst, code } = currentLanguage();
  const read = (file: string): unknown => (existsSync(file) ? parseYaml(readFileSync(file, 'utf8'), file).data : {});
  const first = read(`${siteFolder.content}/words.yaml`);
  const own = isFirst ? undefined : read(`${siteFolder.content}/${code}/words.yaml`);
  return wordsSchema.parse(layWords(wordsSchema, first, own));
}

/**
 * What components say by themselves, in the language of the page: content/words.yaml. Only a build can read it: what runs
 * in a browser gets its words from the page.
 */
export function words(): Words {
  if (import.meta.env.DEV) return readWords();
  const { code } = currentLanguage();
  const read = known.get(code) ?? readWords();
  known.set(code, read);
  return read;
}
