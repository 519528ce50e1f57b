import { expect, it } from 'vitest';
import { content, readBuiltPages, type BuiltPage } from '../built-pages.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

const { routes } = content;
const { main, footer } = content.single('navigation');
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

it('the menu and the footer name the pages that they must', () => {
  const portfolios = ['music', 'corporate'].map((name) => routes.portfolio(name));
  const [about, movies, contact] = [routes.path('about'), routes.path('movies'), routes.path('contact')];
  expect(main.map(({ path }) => path)).toEqual([routes.path('home'), about, ...portfolios, movies, contact]);
  expect(footer.map((link) => link.path)).toEqual(expect.arrayContaining([...portfolios, movies, about, contact]));
});

it('the 404 page says what a lost visitor is told', () => {
  const [page] = pages.filter(isMissing);
  expect(page?.$('title').text()).toBe('Page Not Found');
  expect(page?.$('body').text()).toContain('Did you forget to add the page to the router?');
});
