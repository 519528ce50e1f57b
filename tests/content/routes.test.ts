import { expect, test } from 'vitest';
import { readSite, readSiteRoutes } from '@site/model/check/read-site.ts';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { projectFolder } from './copy-content.ts';

/** The contract's addresses in their canonical slash form; `{product}` is the product's slug. */
const contract = `
  / /homePage /about /music-videos /corporate-videos /contact /movies /packages /music-video-promotion
  /behind-the-scenes /blog /site-map /services /all-budgets-welcomed /miami-best-{product}-company-trends /color-grading
  /corporate-video-production-miami /florida-video-production-company /miami-video-production
  /miami-video-production-company /miami-video-production-services /{product} /{product}-companies-in-miami
  /{product}-miami /miami-{product} /{product}-company-atlanta /{product}-company-los-angeles
  /{product}-company-new-york /music-video-companies /music-video-directors-in-miami
  /video-production-miami-film-production-companies/ /regulus-films /about-regulus /phantom-camera /red-dragon
  /fort-lauderdale-video-production`;

test('the content that comes with the site has every address of the contract', async () => {
  const content = path.join(projectFolder, 'content');
  const { product } = await readSite(pathToFileURL(`${content}/`));
  const { all } = await readSiteRoutes(content, product.slug);
  const expected = contract.replaceAll('{product}', product.slug).trim().split(/\s+/);
  expect(expected).toHaveLength(36);
  expect(all.map((route) => route.path)).toEqual(expect.arrayContaining(expected));
});
