import { afterEach, describe, expect, it } from 'vitest';
import { Courtesy } from '../hosts/courtesy.ts';
import { reply, reset, silence, startFakeHosts, type FakeHosts, type Replies } from '../hosts/fake-hosts.fixture.ts';
import { parseVideoLink } from '../hosts/video-link.ts';
import { askLink, type Verdict } from './ask-link.ts';

const pace = { timeoutMs: 1_000, pauseMs: 0, tries: 2, firstWaitMs: 1, longestWaitMs: 10 };

let fake: FakeHosts;
afterEach(async () => fake.close());

async function ask(link: string, replies: Replies = {}): Promise<Verdict> {
  fake = await startFakeHosts(replies);
  const address = link.startsWith('/') ? fake.origin + link : link;
  const context = {
    courtesy: new Courtesy(pace, 'Sample'),
    hosts: fake.hosts,
    origin: 'https://www.studio.example',
  };
  const verdict = await askLink({ address, video: parseVideoLink(address), places: [] }, context);
  return { ...verdict, ...(verdict.movedTo !== undefined && { movedTo: verdict.movedTo.replace(fake.origin, '') }) };
}

const send = (status: number, location: string) => reply(status, '', { Location: location });
const fine: Verdict = { kind: 'fine', detail: '' };

describe('an outward link', () => {
  it.each<[string, Replies, Verdict]>([
    ['that is there', { '/page': reply(200) }, fine],
    ['whose host takes no HEAD', { 'HEAD /page': reply(405), 'GET /page': reply(200) }, fine],
    ['whose host answers 404 to HEAD', { 'HEAD /page': reply(404), 'GET /page': reply(200) }, fine],
    ['that is gone', { '/page': reply(404) }, { kind: 'removed', detail: 'answers 404' }],
    ['that is gone for good', { '/page': reply(410) }, { kind: 'removed', detail: 'answers 410' }],
    ['whose host refuses robots', { '/page': reply(403) }, { kind: 'refused', detail: 'answers 403' }],
    ['that is asked for too often', { '/page': reply(429) }, { kind: 'refused', detail: 'answers 429' }],
    ['that fails', { '/page': reply(500) }, { kind: 'down', detail: 'answers 500' }],
    ['that breaks', { '/page': reset }, { kind: 'down', detail: 'cannot be reached (the connection breaks)' }],
    ['that is silent', { '/page': silence }, { kind: 'slow', detail: 'does not answer in time' }],
    [
      'that has moved',
      { '/page': send(301, '/new'), '/new': reply(200) },
      { kind: 'moved', detail: 'has a new address', movedTo: '/new' },
    ],
    ['that redirects temporarily', { '/page': send(302, '/new'), '/new': reply(200) }, fine],
    [
      'that has moved to a page that redirects temporarily',
      { '/page': send(308, '/new'), '/new': send(302, '/today'), '/today': reply(200) },
      { kind: 'moved', detail: 'has a new address', movedTo: '/new' },
    ],
    [
      'that has moved to nowhere',
      { '/page': send(301, '/new'), '/new': reply(404) },
      { kind: 'removed', detail: 'answers 404' },
    ],
    [
      'that redirects to itself',
      { '/page': send(301, '/page') },
      { kind: 'garbage', detail: 'redirects more than 5 times' },
    ],
    [
      'that redirects to something else than an address',
      { '/page': send(301, 'javascript:0') },
      { kind: 'garbage', detail: 'redirects to something that is not an address' },
    ],
  ])('%s', async (_, replies, verdict) => {
    expect(await ask('/page', replies)).toEqual(verdict);
  });
});

describe('a player', () => {
  it.each<[string, Verdict]>([
    ['https://vimeo.com/100000001', fine],
    ['https://vimeo.com/100000002/0a1b2c3d4e', fine],
    ['https://vimeo.com/100000002', { kind: 'removed', detail: 'answers 404' }],
    ['https://vimeo.com/100000003', { kind: 'private', detail: 'answers 403' }],
    ['https://vimeo.com/100000004', { kind: 'private', detail: 'does not allow it on this site' }],
    ['https://vimeo.com/100000009', { kind: 'removed', detail: 'answers 404' }],
    ['https://youtu.be/publicVideo', fine],
    ['https://youtu.be/lockedVideo', { kind: 'private', detail: 'answers 401' }],
    ['https://youtu.be/absentVideo', { kind: 'removed', detail: 'answers 404' }],
  ])('%s', async (link, verdict) => {
    expect(await ask(link)).toEqual(verdict);
  });

  it.each<[string, Replies, Verdict]>([
    [
      'garbage',
      { all: reply(200, '<!doctype html><title>Hello</title>') },
      { kind: 'garbage', detail: 'does not answer with oEmbed' },
    ],
    ['too many questions', { all: reply(429) }, { kind: 'refused', detail: 'answers 429' }],
    ['silence', { all: silence }, { kind: 'slow', detail: 'does not answer in time' }],
    ['a broken connection', { all: reset }, { kind: 'down', detail: 'cannot be reached (the connection breaks)' }],
    ['a failing host', { all: reply(502) }, { kind: 'down', detail: 'answers 502' }],
  ])('%s', async (_, replies, verdict) => {
    expect(await ask('https://vimeo.com/100000001', replies)).toEqual(verdict);
  });

  it('of YouTube without its picture is gone, whatever oEmbed says', async () => {
    const replies = { '/vi/publicVideo/hqdefault.jpg': reply(404, 'a grey picture') };
    expect(await ask('https://youtu.be/publicVideo', replies)).toEqual({
      kind: 'removed',
      detail: 'has no picture any more',
    });
  });

  it('is asked for on behalf of the site', async () => {
    await ask('https://vimeo.com/100000001');
    expect(fake.seen[0]?.headers.referer).toBe('https://www.studio.example/');
  });
});
