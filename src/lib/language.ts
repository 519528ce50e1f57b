import { AsyncLocalStorage } from 'node:async_hooks';
import { readLanguages, type Language } from '@site/model/languages.ts';
import { readLanguageFrom } from './intl.ts';
import { readWhenChanged } from './read-when-changed.ts';
import { siteFolder } from './site-folder.ts';

const storage = new AsyncLocalStorage<Language>();

/** The first language comes first. */
export function siteLanguages(): ReturnType<typeof readLanguages> {
  const { content } = siteFolder;
  return readWhenChanged('languages', [`${content}/site.yaml`], () => readLanguages(content));
}

/** The language of the page that is being rendered, and of its queries. */
export function currentLanguage(): Language {
  return storage.getStore() ?? siteLanguages()[0];
}

export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return storage.run(language, run);
}

/** The language of an address: that of its first segment, or the first. */
export function languageOf(pathname: string): Language {
  const [first, ...others] = siteLanguages();
  const segment = pathname.split('/', 2)[1];
  return others.find(({ code }) => code === segment) ?? first;
}

/** Concatenates a list made in each language, the first language's first. */
export async function inEachLanguage<Item>(list: (language: Language) => Promise<readonly Item[]>): Promise<Item[]> {
  const lists = await Promise.all(siteLanguages().map((language) => inLanguage(language, () => list(language))));
  return lists.flat();
}

/** The language prefix for page files such as `[...lang]/llms.txt.ts`. */
export function langParam(): string | undefined {
  const { isFirst, code } = currentLanguage();
  return isFirst ? undefined : code;
}

export function listLanguagePaths() {
  return inEachLanguage(() => Promise.resolve([{ params: { lang: langParam() } }]));
}

readLanguageFrom(() => {
  const { tag, code, isFirst } = currentLanguage();
  return { tag, base: isFirst ? '' : `/${code}`, first: siteLanguages()[0].tag };
});
