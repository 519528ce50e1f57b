import { expect, it } from 'vitest';
import { countEntries } from './count-entries.ts';
import { createFacts } from './create-facts.ts';

const counts = countEntries([
  { collection: 'videos', category: 'music' },
  { collection: 'videos', category: 'music' },
  { collection: 'videos', category: 'corporate' },
  { collection: 'team' },
  { collection: 'site' },
]);

it('counts the entries of each collection, and videos by category', () => {
  expect(counts).toEqual({
    music: 2,
    corporate: 1,
    movies: 0,
    behindTheScenes: 0,
    reviews: 0,
    team: 1,
    posts: 0,
  });
});

it('names every fact by its group', () => {
  const facts = createFacts({
    site: {
      company: 'Reel & Co',
      product: { name: 'TV Music Videos' },
      phone: '+13055550142',
      skype: 'reel',
      emails: { bookings: 'book@reel.example' },
      address: {
        building: 'Tower',
        street: '1 Main Street',
        city: 'Miami',
        region: 'FL',
        postalCode: '33132',
        country: 'United States',
      },
      channels: { vimeo: 'https://video.example/reel' },
    },
    claims: { videos: { value: '1000+' } },
    promotion: { price: '$500', months: 3 },
    counts,
  });
  expect(facts).toEqual({
    company: 'Reel & Co',
    product: 'TV Music Videos',
    productLower: 'TV music videos',
    phone: '(305) 555-0142',
    email: 'book@reel.example',
    skype: 'reel',
    address: '1 Main Street, Miami, FL 33132',
    'claims.videos': '1000+',
    'promotion.price': '$500',
    'promotion.months': '3',
    'channel.vimeo': 'https://video.example/reel',
    'count.music': '2',
    'count.corporate': '1',
    'count.movies': '0',
    'count.behindTheScenes': '0',
    'count.reviews': '0',
    'count.team': '1',
    'count.posts': '0',
  });
});
