import { afterEach, describe, expect, it, vi } from 'vitest';
import { reply, reset, silence, startFakeHosts, type FakeHosts, type Replies } from '../hosts/fake-hosts.fixture.ts';
import { PoliteClient } from '../hosts/polite-client.ts';
import { parseVideoLink } from '@site/model/video/video-link.ts';
import { checkLink } from './check-link.ts';
import { judgePage } from './judge-page.ts';

let fake: FakeHosts;
afterEach(async () => {
  vi.restoreAllMocks();
  await fake.close();
});

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

/** As some hosts do: by what only browsers send. */
const onlyBrowsers: Replies[string] = (...args) => {
  const { 'user-agent': agent = '', accept = '' } = args[0].headers;
  const isBrowser = agent.startsWith('Mozilla/5.0') && accept.startsWith('text/html');
  reply(isBrowser ? 200 : 404)(...args);
};

const redirect = (status: number, location: string) => reply(status, '', { Location: location });

describe('a link to a page', () => {
  it.each<[what: string, replies: Replies, status: string]>([
    ['that exists', { '/page': reply(200) }, 'fine'],
    ['whose host rejects HEAD', { 'HEAD /page': reply(404), 'GET /page': reply(200) }, 'fine'],
    ['whose host only answers browsers', { '/page': onlyBrowsers }, 'fine'],
    ['that is gone', { '/page': reply(404) }, 'removed: answers 404'],
    ['that is gone for good', { '/page': reply(410) }, 'removed: answers 410'],
    ['whose host refuses robots', { '/page': reply(403) }, 'unchecked: answers 403'],
    ["that gets LinkedIn's refusal", { '/page': reply(999) }, 'unchecked: answers 999'],
    ['that is requested too often', { '/page': reply(429) }, 'unchecked: answers 429'],
    [
      'whose host has a task for browsers',
      { '/page': reply(503, '<title>Just a moment...</title>') },
      'unchecked: answers 503',
    ],
    [
      'that moved to an address with letters as they are',
      { '/page': redirect(301, Buffer.from('/caf\u00E9').toString('latin1')), '/caf%C3%A9': reply(200) },
      'moved: has a new address /caf%C3%A9',
    ],
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

const answered = (status: number) => ({ kind: 'answered', status, headers: new Headers(), body: Buffer.of() }) as const;

it.each([
  ['https://www.linkedin.com/in/x', answered(200), 'fine'],
  ['https://www.linkedin.com/authwall?x', answered(200), 'unchecked'],
  ['https://www.instagram.com/accounts/login/', answered(200), 'unchecked'],
  ['https://m.facebook.com/x', answered(500), 'unchecked'],
  ['https://www.facebook.com/x', answered(400), 'unchecked'],
  ['https://notx.com/x', answered(500), 'down'],
  ['https://x.com/x', answered(404), 'removed'],
  ['https://a.example/login', answered(200), 'fine'],
] as const)('%s is judged by what its host tells programs', (address, answer, kind) => {
  expect(judgePage(address, answer).kind).toBe(kind);
});

it.each([
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /^unchecked: cannot be reached \(its certificate comes without/],
  ['CERT_HAS_EXPIRED', /^down: cannot be reached \(its certificate has expired\)/],
])('a connection that ends with %s is judged as a browser would', async (code, status) => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause: { code } }));
  expect(await check('/page')).toMatch(status);
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
    ['https://vimeo.com/100000001', 'unchecked: answers 429', { all: reply(429) }],
    ['https://vimeo.com/100000001', 'down: answers 502', { all: reply(502) }],
  ])('%s is %s', async (link, status, replies) => {
    expect(await check(link, replies)).toBe(status);
    expect(fake.seen[0]?.headers.referer).toBe('https://www.studio.example/');
  });
});
