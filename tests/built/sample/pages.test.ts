import { expect, it } from 'vitest';
import { readBuiltPages, type BuiltPage } from '../built-pages.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

const pages = readBuiltPages();
const isMissing = ({ path }: BuiltPage) => path === '/404';

/** Pages by some of their words, where several share them. */
function listShared(wordsOf: (page: BuiltPage) => string | undefined): string[] {
  const kept = pages.filter((page) => !isMissing(page));
  const shared = [...Map.groupBy(kept, wordsOf)].filter(([, found]) => found.length > 1);
  return shared.map(([words, found]) => `${String(words)}: ${found.map((page) => page.path).join(', ')}`);
}

it('no two pages share a title, a description, or, but for an alias, a card', () => {
  expect(listShared(({ $ }) => $('title').text())).toEqual([]);
  expect(listShared((page) => page.$('meta[name=description]').attr('content'))).toEqual([]);
  const shared = listShared((page) => page.$('meta[property="og:image"]').attr('content'));
  expect(shared).toEqual([expect.stringMatching(/: (?:\/homePage, \/|\/, \/homePage)$/)]);
});
