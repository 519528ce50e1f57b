import { describe, expect, it } from 'vitest';
import { makeVideo } from '#features/video/video.fixture.ts';
import type { GalleryVideo } from '#features/video/video.ts';
import {
  describeBusiness,
  describeGalleryVideo,
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

it('describePackages names the packages and each of them', () => {
  const service = { name: 'Harbor film packages', tier: 'harbor film package' };
  expect(describePackages(service, '/packages', [{ name: 'Gold', pitch: 'For two.' }], facts)).toMatchObject({
    name: service.name,
    hasOfferCatalog: { itemListElement: [{ itemOffered: { name: 'Gold harbor film package' } }] },
  });
});

describe('describeGalleryVideo', () => {
  const video: GalleryVideo = {
    ...makeVideo('nets'),
    embed: { kind: 'youtube', frame: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' },
    published: undefined,
    durationSeconds: undefined,
  };

  it('says what content knows, and nothing else', () => {
    const described = describeGalleryVideo(video, '/movies', facts);
    expect(described).toMatchObject({
      '@id': 'https://www.northlight.example/movies#nets',
      thumbnailUrl: 'https://www.northlight.example/posters/nets.jpg',
      embedUrl: video.embed.frame,
    });
    for (const name of ['uploadDate', 'duration', 'contentUrl']) expect(described).not.toHaveProperty(name);
    const known = { ...video, published: '2025-06-13', durationSeconds: 61 };
    expect(describeGalleryVideo(known, '/movies', facts)).toMatchObject({
      uploadDate: '2025-06-13T12:00:00Z',
      duration: 'PT1M1S',
    });
  });

  it("names the file of the site's own film", () => {
    const own = { ...video, embed: { kind: 'file', frame: '/uploads/nets.a1.mp4' } } as const;
    const described = describeGalleryVideo(own, '/movies', facts);
    expect(described).toMatchObject({ contentUrl: 'https://www.northlight.example/uploads/nets.a1.mp4' });
    expect(described).not.toHaveProperty('embedUrl');
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
    date: { day: '13', monthYear: 'May 2016', iso: '2016-05-13' },
    description: 'What to do when it rains.',
    html: '<p>Wait.</p>',
    players: [],
    file: 'content/blog/rain.yaml',
    picture: undefined,
  };

  it.each([
    ['was changed later', '2020-01-02T08:00:00.000Z', '2020-01-02T08:00:00.000Z'],
    ['is older than its date', '2015-01-02T08:00:00.000Z', '2016-05-13T12:00:00Z'],
    ['has no history', undefined, '2016-05-13T12:00:00Z'],
  ])('an article that %s', (_, changed, modified) => {
    expect(describePost(post, '/cards/blog/rain.jpg', changed, facts)).toMatchObject({
      datePublished: '2016-05-13T12:00:00Z',
      dateModified: modified,
    });
  });

  it('an article names the films of this site that it plays, as their own pages describe them', () => {
    const film = makeVideo('neon');
    const player = { embed: film.embed, title: film.title, poster: film.poster };
    const other = { ...player, title: 'A video of somebody else', film: undefined };
    const described = describePost({ ...post, players: [{ ...player, film }, other] }, '/card.jpg', undefined, facts);
    expect(described).toHaveProperty('video', [describeVideo(film, false, facts)]);
    expect(describePost(post, '/card.jpg', undefined, facts)).not.toHaveProperty('video');
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
