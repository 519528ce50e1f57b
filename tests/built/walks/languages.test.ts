/** Every page marks what is in another language: links, and words without a translation. */
import { expect, it } from 'vitest';
import { readContent } from '@site/model/check/read-content.ts';
import { toLanguages } from '@site/model/languages.ts';
import { bareAddress } from '@site/model/routes/create-routes.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { listTexts } from '@site/zod-content/walk.ts';
import { walkedSite } from '../../sites.ts';
import { content, listFaults, readEveryPage, type BuiltPage, type Rule } from '../built-pages.ts';

const languages = toLanguages(content.site);
const pages = readEveryPage();
const languageOf = ({ $ }: BuiltPage) => $('html').attr('lang');
const languageByPath = new Map(pages.map((page) => [page.path, languageOf(page)]));

const listLinkFaults: Rule = (page) =>
  page
    .$('a[href]')
    // Written by a script, which also sets their addresses.
    .not('template a, [target=_blank]')
    .toArray()
    .map(({ attribs: { href = '', hreflang } }) => {
      const { origin, pathname } = new URL(href, new URL(page.path, content.site.origin));
      const there = origin === content.site.origin ? languageByPath.get(bareAddress(pathname)) : undefined;
      if (there === undefined) return false;
      const expected = there === languageOf(page) ? undefined : there;
      return hreflang !== expected && `${href} has hreflang=${String(hreflang)}, not ${String(expected)}`;
    });

/** Files with what visitors type, not what they read. */
const unread = ['search'];

/** Whether a text is in one language, unlike a number, a name, or the data of a shot. */
const isSentence = (text: string) => !/[{·]/.test(text) && (text.match(/\p{L}{3,}/gu) ?? []).length > 2;

const titleLanguage = (data: unknown) => (Object(data) as { readonly titleLanguage?: string }).titleLanguage;

/** The texts of the content by language, without facts and names that are the same in all. */
function listWords(): ReadonlyMap<string, readonly string[]> {
  const { entries, translations } = readContent(walkedSite.content);
  const written = [entries, ...translations.map((translation) => translation.entries)];
  const texts = written.flatMap((files, index) =>
    files
      .filter(({ name }) => !unread.includes(name))
      .flatMap(({ name, data }) =>
        listTexts(contentFiles[name].schema, data).flatMap(({ value, meaning, path }) => {
          const isTitle = path.join() === 'title';
          const isSaid = meaning?.kind === 'text' && !meaning.isName && (isTitle || isSentence(value));
          const own = isTitle ? titleLanguage(data) : undefined;
          return isSaid ? [{ text: value, language: own ?? languages[index]?.code ?? '' }] : [];
        }),
      ),
  );
  const byText = Map.groupBy(texts, ({ text }) => text);
  return new Map([...byText].map(([text, said]) => [text, said.map(({ language }) => language)]));
}

const words = listWords();

const listWordFaults: Rule = ({ $ }) =>
  $('body :not(:has(*))')
    .not('script, style, template *')
    .toArray()
    .map((element) => {
      const text = $(element).text().trim();
      const written = words.get(text);
      // By its own or an ancestor's lang.
      const said = $(element).closest('[lang]').attr('lang')?.split('-', 1)[0] ?? '';
      const isFine = !written || written.includes(said);
      return !isFine && `“${text.slice(0, 60)}” is ${written.join(' or ')}, and stands in ${said}`;
    });

it.each([
  ['a link to a page of another language says so, and no other does', listLinkFaults],
  ['words that a page has in another language alone say which', listWordFaults],
] as const)('%s', (_, rule) => {
  expect(listFaults(pages, rule)).toEqual([]);
});

it('a 404 page leads to other languages at their home page', () => {
  const addresses = pages
    .filter(({ path }) => path.endsWith('/404'))
    .flatMap(({ $ }) => [...$('header a[hreflang], footer a[hreflang]')].map((link) => $(link).attr('href') ?? ''));
  expect(addresses.filter((address) => address.endsWith('/404'))).toEqual([]);
  expect(addresses.length > 0).toBe(languages.length > 1);
});
