import { expect, it } from 'vitest';
import { content, readBuiltPages } from '../built-pages.ts';
import { skipOtherCompanies } from './for-sample.ts';

skipOtherCompanies();

const { site } = content;
const offers = content.single('offers').standing.map(({ title }) => title.replace(/[,.:{].*/, ''));

/** Words that the specification names, by page. */
const named: readonly (readonly [string, readonly string[]])[] = [
  [
    '/',
    [
      ...['Corporate Video Production', site.product.name, 'Featured Work', 'Our Services'],
      ...['Music Videos', 'Corporate Videos', 'Worldwide', '1000+', '500+', '15+', '20+'],
      ...['Expert Consultation', 'Cutting-Edge Innovation', 'Proven Success Formula'],
    ],
  ],
  ['/about', [`Why Choose ${site.company}`, 'Get Free Quote', 'Work With Us']],
  ['/music-videos', ['Load More Videos', 'Concept Development', 'Production', 'Post-Production', ...offers]],
  ['/contact', ['Worldwide', site.emails.bookings, ...offers]],
  ['/packages', ['Diamond', 'Platinum', 'Gold', 'Silver', 'Most popular', 'Second most popular']],
  ['/music-video-promotion', [content.promotion.offer.price]],
  ['/blog', ['Latest insights & updates']],
  ['/404', ['Page Not Found', 'Did you forget to add the page to the router?']],
];

const pages = new Map(readBuiltPages().map((page) => [page.path, page]));

it.each(named)('%s has the words that the specification names', (path, words) => {
  const text = pages.get(path)?.$('main').text() ?? '';
  expect(words.filter((one) => !text.includes(one))).toEqual([]);
});
