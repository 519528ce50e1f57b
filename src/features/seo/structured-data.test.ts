/** What the pages of the tests' content don't show: they are asked in tests/built/structured-data.test.ts. */
import { expect, it } from 'vitest';
import { makeVideo } from '#features/video/video.fixture.ts';
import { describePeople } from './person-data.ts';
import type { SiteFacts } from './site-facts.ts';
import { describePost, describeVideo, serializeGraph } from './structured-data.ts';

const facts = { origin: 'https://www.northlight.example', company: 'Northlight Pictures' } as SiteFacts;

it('a video says when it was published, with a zone, and how long it is', () => {
  const video = makeVideo('nitrate', { published: '2025-06-13', durationSeconds: 3729 });
  expect(describeVideo(video, true, facts)).toMatchObject({
    uploadDate: '2025-06-13T12:00:00Z',
    duration: 'PT1H2M9S',
    director: { name: 'Leo Marsh' },
    musicBy: { name: 'Ana Ruiz' },
  });
});

it('a corporate video names no musician, and one without a director none', () => {
  const described = describeVideo(makeVideo('weld', { category: 'corporate', credits: [] }), false, facts);
  expect(described).not.toHaveProperty('musicBy');
  expect(described).not.toHaveProperty('director');
});

it('sample persons are left out', () => {
  const sample = {
    role: 'Director',
    kind: 'director',
    name: 'Your name',
    person: 'your-name',
    isSample: true,
  } as const;
  expect(describePeople([sample, { ...sample, role: 'Dancer', kind: 'cast' }], facts)).toEqual({});
});

it.each([
  ['was changed later', '2020-01-02T08:00:00.000Z', '2020-01-02T08:00:00.000Z'],
  ['is older than its date', '2015-01-02T08:00:00.000Z', '2016-05-13T12:00:00Z'],
  ['has no history', undefined, '2016-05-13T12:00:00Z'],
])('an article that %s', (_, changed, modified) => {
  const post = {
    slug: 'rain',
    id: 1,
    path: '/blog/rain',
    title: 'Rain',
    date: { text: 'May 13, 2016', iso: '2016-05-13' },
    description: 'What to do when it rains.',
    html: '<p>Wait.</p>',
    players: [],
    author: undefined,
    file: 'content/blog/rain.yaml',
    picture: undefined,
  };
  expect(describePost(post, '/cards/blog/rain.jpg', changed, facts)).toMatchObject({
    datePublished: '2016-05-13T12:00:00Z',
    dateModified: modified,
  });
});

it('no text can end the script element', () => {
  const name = '</script><script>alert(1)</script>';
  const text = serializeGraph([{ '@type': 'Service', name }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Service', name }],
  });
});
