import { expect, it } from 'vitest';
import { readSite } from '../check/read-site.ts';
import { countEntries, createFacts, type FactSources } from './create-facts.ts';

it('names every fact by its group, and counts entries by collection and videos by portfolio', async () => {
  const site = await readSite(new URL('../../../tests/fixture/', import.meta.url));
  const { building, country } = site.address;
  const facts = createFacts({
    site: {
      ...site,
      product: { name: 'TV Music Videos', slug: 'tv' },
      phone: '+13055550142',
      address: { building, street: '1 Main Street', city: 'Miami', region: 'FL', postalCode: '33132', country },
    },
    claims: { figures: [{ name: 'videos', value: '1000+', label: 'videos' }] },
    terms: { quote: 'within a week' },
    planner: { permits: [{ id: 'street', workingDays: 5 }] },
    promotion: { price: '$500', months: 3 } as FactSources['promotion'],
    counts: countEntries([
      ...['music', 'music', 'corporate'].map((category) => ({ name: 'videos', slug: '', data: { category } })),
      ...['music', 'corporate', 'weddings'].map((slug) => ({ name: 'portfolios', slug, data: {} })),
      { name: 'team', slug: 'ana', data: {} },
      { name: 'site', slug: 'site', data: {} },
    ]),
  });
  const none = { movies: 0, behindTheScenes: 0, reviews: 0, posts: 0 };
  const counts = Object.entries({ music: 2, corporate: 1, weddings: 0, team: 1, ...none });
  expect(facts).toEqual({
    company: site.company,
    product: 'TV Music Videos',
    productLower: 'TV music videos',
    phone: '(305)\u00A0555-0142',
    email: site.emails.bookings,
    legalName: site.legalName,
    founded: String(site.founded),
    skype: site.skype,
    whatsapp: '+1\u00A0305\u00A0555\u00A00176',
    videoCalls: site.videoCalls,
    address: '1 Main Street, Miami, FL 33132',
    city: 'Miami',
    area: site.serviceArea,
    'claims.videos': '1000+',
    'terms.quote': 'within a week',
    'permits.street': '5',
    'promotion.price': '$500',
    'promotion.months': '3',
    ...Object.fromEntries(Object.entries(site.channels).map(([name, url]) => [`channel.${name}`, url])),
    ...Object.fromEntries(counts.map(([name, count]) => [`count.${name}`, String(count)])),
  });
});
