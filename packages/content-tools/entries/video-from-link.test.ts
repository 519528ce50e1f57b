import { describe, expect } from 'vitest';
import sharp from 'sharp';
import { reply, reset, startFakeHosts, type FakeHosts, type Replies } from '../hosts/fake-hosts.fixture.ts';
import type { CollectionName } from './collections.ts';
import { test, type OwnerCopy } from './owner-copy.fixture.ts';
import { EntryError } from './entry-error.ts';
import { readVideoLink } from './video-from-link.ts';

const salt = 'https://vimeo.com/100000001';

async function read(content: OwnerCopy, { hosts }: FakeHosts, name: CollectionName, link: string) {
  return readVideoLink(name, link, { content: content.folder, hosts });
}

test('a Vimeo link fills in facts, suggestions and a poster', async ({ shared, fake }) => {
  const { facts, suggestions, loadPoster } = await read(shared, fake, 'videos', ` ${salt} `);
  expect(facts).toEqual({ vimeoId: '100000001', published: '2026-03-04', durationSeconds: 187 });
  expect(suggestions).toEqual({ title: 'Salt on the Wind', artist: 'Sample', year: 2026 });
  expect(await sharp(await loadPoster()).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 720 });
  expect(fake.seen[0]?.headers.referer).toBe('https://www.regulusfilms.example/');
});

test('an unlisted video keeps its hash', async ({ shared, fake }) => {
  const { facts } = await read(shared, fake, 'videos', 'https://vimeo.com/100000002/0a1b2c3d4e');
  expect(facts).toMatchObject({ vimeoId: '100000002?h=0a1b2c3d4e' });
});

test.for(['movies', 'videos'] as const)(
  'one of the %s on YouTube has a smaller picture where there is no large one',
  async (name, { shared, fake }) => {
    const { facts, loadPoster } = await read(shared, fake, name, 'https://youtu.be/smallVideo_');
    expect(facts).toMatchObject({ src: 'https://www.youtube-nocookie.com/embed/smallVideo_' });
    expect(await sharp(await loadPoster()).metadata()).toMatchObject({ width: 1280, height: 720 });
  },
);

describe('a video is refused', () => {
  test.for<[reason: string, name: CollectionName, link: string, message: string, replies?: Replies]>([
    ['from another host', 'videos', 'https://video.example/1', '"https://video.example/1" does not lead to a video'],
    ['that is gone', 'videos', 'https://vimeo.com/100000009', 'Vimeo answers 404: the video does not exist'],
    ['that is unlisted, without its hash', 'videos', 'https://vimeo.com/100000002', 'has a second part'],
    ['that is private', 'videos', 'https://vimeo.com/100000003', 'Vimeo answers 403: the video is private'],
    ['of other sites', 'videos', 'https://vimeo.com/100000004', 'Vimeo does not allow it on this site'],
    ['that must not be embedded', 'movies', 'https://youtu.be/lockedVideo', 'YouTube answers 401'],
    ['that YouTube removed', 'movies', 'https://youtu.be/absentVideo', 'YouTube answers 404'],
    ['that another entry shows', 'videos', 'https://vimeo.com/76979871', 'has this video already (76979871)'],
    ['whose host limits the rate', 'videos', salt, 'too many requests, so try again in an hour', { all: reply(429) }],
    ['whose host says something else', 'videos', salt, 'does not answer with oEmbed', { all: reply(200, '<p>Hi</p>') }],
    ['whose host breaks off', 'videos', salt, 'cannot be reached (', { all: reset }],
  ])('%s', async ([, name, link, message, replies], { shared }) => {
    const fake = await startFakeHosts(replies);
    const error: unknown = await read(shared, fake, name, link).catch((reason: unknown) => reason);
    await fake.close();
    expect(error).toBeInstanceOf(EntryError);
    expect(error).toHaveProperty('message', expect.stringContaining(message));
  });
});
