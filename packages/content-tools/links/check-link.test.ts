import { afterEach, describe, expect, it } from 'vitest';
import { reply, reset, silence, startFakeHosts, type FakeHosts, type Replies } from '../hosts/fake-hosts.fixture.ts';
import { PoliteClient } from '../hosts/polite-client.ts';
import { parseVideoLink } from '@site/model/video/video-link.ts';
import { checkLink } from './check-link.ts';

let fake: FakeHosts;
afterEach(async () => fake.close());

/** @returns such as `removed: answers 404`, with the address that the link has moved to. */
async function check(link: string, replies: Replies = {}): Promise<string> {
  fake = await startFakeHosts(replies);
  const address = link.startsWith('/') ? fake.origin + link : link;
  const pace = { timeoutMs: 1_000, pauseMs: 0, tries: 2, firstWaitMs: 1, longestWaitMs: 10 };
  const client = new PoliteClient(pace, 'Sample');
  const context = { client, hosts: fake.hosts, origin: 'https://www.studio.example' };
  const status = await checkLink({ address, video: parseVideoLink(address), places: [] }, context);
  const { kind, detail, movedTo = '' } = status;
  return [`${kind}${detail && `: ${detail}`}`, movedTo.replace(fake.origin, '')].filter(Boolean).join(' ');
}

const redirect = (status: number, location: string) => reply(status, '', { Location: location });

describe('a link to a page', () => {
  it.each<[what: string, replies: Replies, status: string]>([
    ['that exists', { '/page': reply(200) }, 'fine'],
    ['whose host rejects HEAD', { 'HEAD /page': reply(405), 'GET /page': reply(200) }, 'fine'],
    ['whose host answers 404 to HEAD', { 'HEAD /page': reply(404), 'GET /page': reply(200) }, 'fine'],
    ['that is gone', { '/page': reply(404) }, 'removed: answers 404'],
    ['that is gone for good', { '/page': reply(410) }, 'removed: answers 410'],
    ['whose host refuses robots', { '/page': reply(403) }, 'refused: answers 403'],
    ['that is requested too often', { '/page': reply(429) }, 'refused: answers 429'],
    ['that fails', { '/page': reply(500) }, 'down: answers 500'],
    ['whose connection breaks', { '/page': reset }, 'down: cannot be reached (the connection breaks)'],
    ['that does not answer', { '/page': silence }, 'slow: does not answer in time'],
    ['that moved', { '/page': redirect(301, '/new'), '/new': reply(200) }, 'moved: has a new address /new'],
    ['that redirects temporarily', { '/page': redirect(302, '/new'), '/new': reply(200) }, 'fine'],
    [
      'that moved to a page that redirects temporarily',
      { '/page': redirect(308, '/new'), '/new': redirect(302, '/today'), '/today': reply(200) },
      'moved: has a new address /new',
    ],
    ['that moved to a missing page', { '/page': redirect(301, '/new') }, 'removed: answers 404'],
    ['that redirects to itself', { '/page': redirect(301, '/page') }, 'garbage: redirects more than 5 times'],
    [
      'that redirects to a script',
      { '/page': redirect(301, 'javascript:0') },
      'garbage: redirects to something that is not an address',
    ],
  ])('%s', async (_, replies, status) => {
    expect(await check('/page', replies)).toBe(status);
  });
});

describe('a link to a video', () => {
  it.each<[link: string, status: string, replies?: Replies]>([
    ['https://vimeo.com/100000001', 'fine'],
    ['https://vimeo.com/100000002/0a1b2c3d4e', 'fine'],
    ['https://vimeo.com/100000002', 'removed: answers 404'],
    ['https://vimeo.com/100000003', 'private: answers 403'],
    ['https://vimeo.com/100000004', 'private: does not allow it on this site'],
    ['https://youtu.be/publicVideo', 'fine'],
    ['https://youtu.be/lockedVideo', 'private: answers 401'],
    ['https://youtu.be/absentVideo', 'removed: answers 404'],
    [
      'https://youtu.be/publicVideo',
      'removed: has no picture any more',
      { '/vi/publicVideo/hqdefault.jpg': reply(404, 'a gray picture') },
    ],
    [
      'https://vimeo.com/100000001',
      'garbage: does not answer with oEmbed',
      { all: reply(200, '<title>Hello</title>') },
    ],
    ['https://vimeo.com/100000001', 'refused: answers 429', { all: reply(429) }],
    ['https://vimeo.com/100000001', 'down: answers 502', { all: reply(502) }],
  ])('%s is %s', async (link, status, replies) => {
    expect(await check(link, replies)).toBe(status);
    expect(fake.seen[0]?.headers.referer).toBe('https://www.studio.example/');
  });
});
