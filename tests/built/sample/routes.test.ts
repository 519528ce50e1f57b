import { expect, test } from 'vitest';
import { readContent } from '@site/model/check/read-content.ts';
import { readSite } from '@site/model/check/read-site.ts';
import { readRoutes } from '@site/model/routes/content-routes.ts';
import { pathToFileURL } from 'node:url';
import { walkedSite } from '../../sites.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

/** The specification's table of routes: canonical address and page file. */
const table = `
  /                                               home.yaml
  /homePage                                       home.yaml
  /about                                          about.yaml
  /music-videos                                   music.yaml
  /corporate-videos                               corporate.yaml
  /contact                                        contact.yaml
  /movies                                         movies.yaml
  /packages                                       packages.yaml
  /music-video-promotion                          promotion.yaml
  /behind-the-scenes                              behind-the-scenes.yaml
  /blog                                           blog.yaml
  /site-map                                       site-map.yaml
  /services                                       services.mdoc
  /all-budgets-welcomed                           all-budgets-welcomed.mdoc
  /miami-best-{product}-company-trends            trends.mdoc
  /color-grading                                  color-grading.mdoc
  /corporate-video-production-miami               corporate-examples.mdoc
  /florida-video-production-company               florida.mdoc
  /miami-video-production                         miami-article.mdoc
  /miami-video-production-company                 miami-company.mdoc
  /miami-video-production-services                miami-services.mdoc
  /{product}                                      product.mdoc
  /{product}-companies-in-miami                   product-companies-in-miami.mdoc
  /{product}-miami                                product-companies-miami.mdoc
  /miami-{product}                                product-tips.mdoc
  /{product}-company-atlanta                      product-atlanta.mdoc
  /{product}-company-los-angeles                  product-los-angeles.mdoc
  /{product}-company-new-york                     product-new-york.mdoc
  /music-video-companies                          music-video-companies.mdoc
  /music-video-directors-in-miami                 directors.mdoc
  /video-production-miami-film-production-companies/ film-companies.mdoc
  /regulus-films                                  company.mdoc
  /about-regulus                                  about-company.mdoc
  /phantom-camera                                 phantom-camera.mdoc
  /red-dragon                                     red-dragon.mdoc
  /fort-lauderdale-video-production               fort-lauderdale.mdoc`;

test('the content that comes with the site gives the 36 routes of the specification, each by the file of its page', async () => {
  const { content } = walkedSite;
  const { product } = await readSite(pathToFileURL(`${content}/`));
  const routes = readRoutes(readContent(content).entries, product.slug);
  const rows = table.trim().split('\n');
  const expected = rows.map((row) => row.trim().replaceAll('{product}', product.slug).split(/\s+/));
  expect(expected).toHaveLength(36);
  const given = expected.map(([address = '']) => [
    routes.find(address)?.path,
    routes.find(address)?.file.replace(/^.*\//, ''),
  ]);
  expect(given).toEqual(expected);
  // Other pages are in folders or have other names.
  expect(new Set(routes.all.map((route) => route.path)).size).toBe(routes.all.length);
});
