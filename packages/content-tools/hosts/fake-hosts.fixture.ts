import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { Hosts } from './oembed.ts';

/** What a fake host was asked, such as `GET /api/oembed.json?url=…`. */
type Seen = readonly { readonly line: string; readonly headers: IncomingMessage['headers'] }[];

export interface FakeHosts {
  readonly hosts: Hosts;
  /** Where all of them listen. */
  readonly origin: string;
  readonly seen: Seen;
  close(): Promise<void>;
}

type Reply = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** Answers that a test gives by path, with the query; `count` is 1 the first time. */
export type Replies = Readonly<Record<string, Reply>>;

export const reply =
  (status: number, body: string | Buffer = '', headers: Readonly<Record<string, string>> = {}): Reply =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

/** Never answers. */
export const silence: Reply = () => undefined;

export const reset: Reply = (request) => {
  request.socket.resetAndDestroy();
};

async function picture(width: number, height: number, color: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

/** Such as those that Vimeo gives of a video that anybody may see. */
function vimeoFacts(origin: string, id: string) {
  return {
    type: 'video',
    version: '1.0',
    provider_name: 'Vimeo',
    title: 'Salt on the Wind',
    author_name: 'Sample',
    html: `<iframe src="https://player.vimeo.com/video/${id}"></iframe>`,
    duration: 187,
    description: '',
    thumbnail_url: `${origin}/video/1-abc-d_295x166?region=us`,
    upload_date: '2026-03-04 12:00:00',
    video_id: Number(id),
  };
}

const json = (data: unknown) => reply(200, JSON.stringify(data), { 'Content-Type': 'application/json' });

/**
 * Vimeo's and YouTube's answers, as far as this project asks for them. Vimeo: 100000001 is public, 100000002 unlisted
 * (0a1b2c3d4e), 100000003 private, 100000004 allowed on other sites only, 100000005 with a password; others are gone.
 * YouTube: `publicVideo`, `smallVideo_` (no large picture), `lockedVideo` (no embedding); others are gone.
 */
async function usualReplies(origin: string): Promise<Replies> {
  const vimeo = (page: string) => `/api/oembed.json?url=${encodeURIComponent(`https://vimeo.com/${page}`)}`;
  const youtube = (id: string) =>
    `/oembed?url=${encodeURIComponent(`https://www.youtube.com/watch?v=${id}`)}&format=json`;
  const large = reply(200, await picture(1280, 720, '#208070'), { 'Content-Type': 'image/jpeg' });
  const old = reply(200, await picture(640, 480, '#802070'), { 'Content-Type': 'image/jpeg' });
  const grey = reply(404, await picture(120, 90, '#808080'), { 'Content-Type': 'image/jpeg' });
  const truncated = { type: 'video', version: '1.0', provider_name: 'Vimeo', uri: '/videos/1' };
  const youtubeFacts = { type: 'video', version: '1.0', title: 'Rain Towers', provider_name: 'YouTube' };
  return {
    [vimeo('100000001')]: json(vimeoFacts(origin, '100000001')),
    [vimeo('100000002/0a1b2c3d4e')]: json(vimeoFacts(origin, '100000002')),
    [vimeo('100000003')]: reply(403, '{"error":"forbidden"}'),
    [vimeo('100000004')]: json({ ...truncated, domain_status_code: 403 }),
    [vimeo('100000005')]: json(truncated),
    '/video/1-abc-d_1280?region=us': large,
    [youtube('publicVideo')]: json(youtubeFacts),
    [youtube('smallVideo_')]: json(youtubeFacts),
    [youtube('lockedVideo')]: reply(401, 'Unauthorized'),
    '/vi/publicVideo/maxresdefault.jpg': large,
    '/vi/publicVideo/hqdefault.jpg': old,
    '/vi/smallVideo_/maxresdefault.jpg': grey,
    '/vi/smallVideo_/sddefault.jpg': old,
    '/vi/smallVideo_/hqdefault.jpg': old,
    '/vi/lockedVideo/hqdefault.jpg': old,
    other: grey,
  };
}

/** Starts a local server that answers for every host. @param replies those that differ from the usual ones. */
export async function startFakeHosts(replies: Replies = {}): Promise<FakeHosts> {
  const seen: { line: string; headers: IncomingMessage['headers'] }[] = [];
  let usual: Replies = {};
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ line: `${method} ${url}`, headers });
    const count = seen.filter(({ line }) => line === `${method} ${url}`).length;
    const answer = replies[`${method} ${url}`] ?? replies[url] ?? replies.all ?? usual[url];
    (answer ?? (url.startsWith('/vi/') ? usual.other : undefined) ?? reply(404, '[404]'))(request, response, count);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  usual = await usualReplies(origin);
  return {
    hosts: { vimeo: origin, youtube: origin, youtubePictures: origin },
    origin,
    seen,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
