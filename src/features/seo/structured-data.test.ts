import { describe, expect, it } from 'vitest';
import { makeVideo } from '#features/video/video.fixture.ts';
import type { Movie } from '#features/video/video.ts';
import {
  describeBusiness,
  describeMovie,
  describePackages,
  describePost,
  describeVideo,
  writeGraph,
} from './structured-data.ts';
import type { SiteFacts } from './site-facts.ts';

const facts: SiteFacts = {
  company: 'Northlight Pictures',
  tagline: 'Films from the harbor.',
  origin: 'https://www.northlight.example',
  phone: '+13055550100',
  emails: { studio: 'studio@northlight.example', bookings: 'bookings@northlight.example' },
  address: {
    building: 'Pier House',
    street: '1 Example Way',
    city: 'Tampa',
    region: 'FL',
    postalCode: '33602',
    country: 'US',
  },
  position: { latitude: 27.9, longitude: -82.45713 },
  serviceArea: 'Worldwide',
  hours: [
    { firstDay: 'Friday', lastDay: 'Sunday', opens: '10:00', closes: '17:30' },
    { firstDay: 'Monday', lastDay: 'Monday', opens: '09:00', closes: '20:00' },
  ],
  profiles: ['https://social.example/northlight'],
};

it('describeBusiness says where, when and how the business is reached', () => {
  expect(describeBusiness(facts, { logo: '/logo.png', image: '/home.jpg' })).toMatchObject({
    telephone: '+13055550100',
    email: 'bookings@northlight.example',
    address: { addressCountry: 'US' },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Friday', 'Saturday', 'Sunday'],
        opens: '10:00',
        closes: '17:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '09:00', closes: '20:00' },
    ],
  });
});

it('describeBusiness says which area is served, and no place, where nobody is visited', () => {
  const home = { ...facts, address: { city: 'Tampa', country: 'US' }, position: undefined, serviceArea: 'Florida' };
  const described = describeBusiness(home, { logo: '/logo.png', image: '/home.jpg' });
  expect(described).toMatchObject({ areaServed: 'Florida' });
  expect(described).not.toHaveProperty('address');
  expect(described).not.toHaveProperty('geo');
});

it('describePackages names the packages and each of them', () => {
  const service = { name: 'Harbor film packages', tier: 'harbor film package' };
  expect(describePackages(service, '/packages', [{ name: 'Gold', pitch: 'For two.' }], facts)).toMatchObject({
    name: service.name,
    hasOfferCatalog: { itemListElement: [{ itemOffered: { name: 'Gold harbor film package' } }] },
  });
});

it('describeMovie describes a work with its people, and no video: its page shows others beside it', () => {
  const { title, description, thumbnail } = makeVideo('nets');
  const credits = [{ role: 'Director', kind: 'director', name: 'Leo Marsh' }] as const;
  const film = { title, description, thumbnail, credits, path: '/movies#nets', logline: 'A net.', year: 2017 };
  const described = describeMovie({ ...film, runtimeMinutes: 92 } as unknown as Movie, facts);
  expect(described).toMatchObject({
    '@type': 'Movie',
    '@id': 'https://www.northlight.example/movies#nets',
    duration: 'PT1H32M0S',
    director: { name: 'Leo Marsh' },
  });
});

describe('describeVideo', () => {
  it('says when it was published, with a zone, and how long it is', () => {
    const video = makeVideo('nitrate', { published: '2025-06-13', durationSeconds: 3729 });
    expect(describeVideo(video, true, facts)).toMatchObject({
      uploadDate: '2025-06-13T12:00:00Z',
      duration: 'PT1H2M9S',
      thumbnailUrl: 'https://www.northlight.example/posters/nitrate.jpg',
      embedUrl: 'https://player.vimeo.com/video/76979871?dnt=1',
      director: { name: 'Leo Marsh' },
      musicBy: { name: 'Ana Ruiz' },
    });
  });

  it('names no musician for a corporate video, and no director where none is credited', () => {
    const described = describeVideo(makeVideo('weld', { category: 'corporate', credits: [] }), false, facts);
    expect(described).not.toHaveProperty('musicBy');
    expect(described).not.toHaveProperty('director');
  });
});

describe('describePost', () => {
  const post = {
    slug: 'rain',
    path: '/blog/rain',
    title: 'Rain',
    date: { monthYear: 'May 2016', text: 'May 13, 2016', iso: '2016-05-13' },
    description: 'What to do when it rains.',
    html: '<p>Wait.</p>',
    players: [],
    author: undefined,
    file: 'content/blog/rain.yaml',
    picture: undefined,
  };

  it.each([
    ['was changed later', '2020-01-02T08:00:00.000Z', '2020-01-02T08:00:00.000Z'],
    ['is older than its date', '2015-01-02T08:00:00.000Z', '2016-05-13T12:00:00Z'],
    ['has no history', undefined, '2016-05-13T12:00:00Z'],
  ])('an article that %s', (_, changed, modified) => {
    expect(describePost(post, ['/blog-pictures/rain-1x1.jpg'], changed, facts)).toMatchObject({
      datePublished: '2016-05-13T12:00:00Z',
      dateModified: modified,
    });
  });

  it('an article is signed by one of the team, or else by the company', () => {
    const author = { role: 'Author', name: 'Ana Ruiz', person: 'ana', path: '/crew/ana' };
    const at = '/crew/ana';
    expect(describePost({ ...post, author }, [], undefined, facts).author).toEqual({
      '@type': 'Person',
      '@id': `https://www.northlight.example${at}#person`,
      name: 'Ana Ruiz',
      url: `https://www.northlight.example${at}`,
    });
    const business = { '@id': 'https://www.northlight.example/#business' };
    expect(describePost(post, [], undefined, facts)).toMatchObject({ author: business, publisher: business });
  });

  it('an article refers to the films with a page of their own that it plays', () => {
    const film = makeVideo('neon');
    const player = { embed: film.embed, title: film.title, poster: film.poster };
    const other = { ...player, title: 'A video of somebody else', film: undefined };
    const described = describePost({ ...post, players: [{ ...player, film }, other] }, [], undefined, facts);
    expect(described).toHaveProperty('video', [{ '@id': `https://www.northlight.example${film.path}#video` }]);
    expect(describePost(post, [], undefined, facts)).not.toHaveProperty('video');
  });
});

describe('writeGraph', () => {
  it('lets no text end the script element around it', () => {
    const name = '</script><script>alert(1)</script>';
    const text = writeGraph([{ '@type': 'Service', name }]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Service', name }],
    });
  });
});
