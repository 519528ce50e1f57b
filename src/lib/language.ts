import { AsyncLocalStorage } from 'node:async_hooks';
import { readLanguages, type Language } from '@site/model/languages.ts';
import { readLanguageFrom } from './intl.ts';
import { readWhenChanged } from './read-when-changed.ts';
import { siteFolder } from './site-folder.ts';

const storage = new AsyncLocalStorage<Language>();

/** The languages of the site, the first first. */
export function siteLanguages(): ReturnType<typeof readLanguages> {
  const { content } = siteFolder;
  return readWhenChanged('languages', [`${content}/site.yaml`], () => readLanguages(content));
}

/** The language of the page that is being rendered, and of what queries read for it. */
export function currentLanguage(): Language {
  return storage.getStore() ?? siteLanguages()[0];
}

/** Renders or reads in a language. */
export function inLanguage<Result>(language: Language, run: () => Result): Result {
  return storage.run(language, run);
}

/** The language of an address: that of its first segment, or the first. */
export function languageOf(pathname: string): Language {
  const [first, ...others] = siteLanguages();
  const segment = pathname.split('/', 2)[1];
  return others.find(({ code }) => code === segment) ?? first;
}

/** What a build makes in each language, the first language's first. */
export async function inEachLanguage<Item>(list: (language: Language) => Promise<readonly Item[]>): Promise<Item[]> {
  const lists = await Promise.all(siteLanguages().map((language) => inLanguage(language, () => list(language))));
  return lists.flat();
}

/** The first segment of addresses in the current language, for page files such as `[...lang]/llms.txt.ts`. */
export function langParam(): string | undefined {
  const { isFirst, code } = currentLanguage();
  return isFirst ? undefined : code;
}

/** The static paths of a file that every language has. */
export function listLanguagePaths() {
  return inEachLanguage(() => Promise.resolve([{ params: { lang: langParam() } }]));
}

readLanguageFrom(() => {
  const { tag, code, isFirst } = currentLanguage();
  return { tag, base: isFirst ? '' : `/${code}`, first: siteLanguages()[0].tag };
});
