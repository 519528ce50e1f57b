import path from 'node:path/posix';
import { bodyField } from '@site/content-tools/entries/new-entry.ts';
import { fieldName } from '@site/model/check/problem.ts';
import type { AllContent, RawEntry } from '@site/model/check/read-content.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { readLanguages } from '@site/model/languages.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { listTexts } from '@site/model/fields/walk.ts';
import { isTranslatable } from '@site/model/translations/lay-words.ts';
import { listTranslatable, markWords } from '@site/model/translations/translation-mark.ts';
import { listTranslationStates, type TranslationState } from '@site/model/translations/translation-state.ts';
import { versionField, type ViewFile } from '../view-extras.ts';
import { digest, versionOf } from '../digest.ts';
import { translationPlace } from './places.ts';
import type { Translated } from './translation.ts';

/** The words of a file by their places, the text of a page last. */
function wordsByPlace(entry: RawEntry | undefined): ReadonlyMap<string, string> {
  if (!entry) return new Map();
  const fields = listTexts(contentFiles[entry.name].schema, entry.data).flatMap(({ path: at, value, meaning }) =>
    isTranslatable(meaning) ? [[fieldName(at), value] as const] : [],
  );
  return new Map([...fields, ...(entry.file.endsWith('.mdoc') ? [[bodyField, entry.body.trim()] as const] : [])]);
}

interface Languages {
  /** That of the content itself, and that of the translation. */
  readonly from: string;
  readonly to: string;
}

function readTranslated({ first, translation }: TranslationState, languages: Languages): string {
  const [here, there] = [wordsByPlace(first), wordsByPlace(translation)];
  const translated: Translated = {
    file: path.relative('content', first.file),
    ...{ ...languages, mark: markWords(listTranslatable(first)) },
    texts: [...new Set([...here.keys(), ...there.keys()])].map((place) => ({
      place,
      original: here.get(place) ?? '',
      words: there.get(place) ?? '',
    })),
  };
  return JSON.stringify({ translated, ...(translation && { [versionField]: versionOf(translation) }) });
}

/** @param folder the content folder. @returns the files of the view that have translations, by their paths. */
export function viewTranslations(folder: string, { entries, translations }: AllContent): [string, ViewFile][] {
  const [{ tag: from }] = readLanguages(folder);
  const today = siteDay(process.env);
  return translations.flatMap(({ language, entries: own }) =>
    listTranslationStates({ entries: own }, entries, today).map((one): [string, ViewFile] => {
      const { first, translation } = one;
      const sha = digest(versionOf(first) + (translation ? versionOf(translation) : language.tag));
      const read = () => readTranslated(one, { from, to: language.tag });
      return [translationPlace(first, language.code), { sha, read }];
    }),
  );
}
