import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import type { Hosts } from './oembed.ts';

/** The requests so far, such as `GET /api/oembed.json?url=…`. */
type Seen = readonly { readonly line: string; readonly headers: IncomingMessage['headers'] }[];

export interface FakeHosts {
  readonly hosts: Hosts;
  readonly origin: string;
  readonly seen: Seen;
  close(): Promise<void>;
}

type Reply = (request: IncomingMessage, response: ServerResponse, count: number) => void;

/** Answers by path with query, or by method and path; `all` for everything else. `count` is 1 for the first request. */
export type Replies = Readonly<Record<string, Reply>>;

export const reply =
  (status: number, body: string | Buffer = '', headers: Readonly<Record<string, string>> = {}): Reply =>
  (_request, response) => {
    response.writeHead(status, headers).end(body);
  };

export const reset: Reply = (request) => {
  request.socket.resetAndDestroy();
};

async function picture(width: number, height: number, color: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

const json = (data: unknown) => reply(200, JSON.stringify(data), { 'Content-Type': 'application/json' });

/**
 * The answers of Vimeo and YouTube that this project uses. Vimeo: 100000001 is public, 100000002 unlisted (0a1b2c3d4e),
 * 100000003 private, 100000004 allowed on other sites only, 100000005 with a password; others are gone.
 * YouTube: `publicVideo`, `smallVideo_` (no large picture), `lockedVideo` (no embedding); others are gone.
 */
async function usualReplies(origin: string): Promise<Replies> {
  const vimeo = (page: string) => `/api/oembed.json?url=${encodeURIComponent(`https://vimeo.com/${page}`)}`;
  const youtube = (id: string) =>
    `/oembed?url=${encodeURIComponent(`https://www.youtube.com/watch?v=${id}`)}&format=json`;
  const large = reply(200, await picture(1280, 720, '#208070'), { 'Content-Type': 'image/jpeg' });
  const small = reply(200, await picture(640, 480, '#802070'), { 'Content-Type': 'image/jpeg' });
  const publicVideo = json({
    type: 'video',
    title: 'Salt on the Wind',
    author_name: 'Sample',
    duration: 187,
    thumbnail_url: `${origin}/video/1-abc-d_295x166?region=us`,
    upload_date: '2026-03-04 12:00:00',
  });
  const youtubeVideo = json({ type: 'video', title: 'Rain Towers' });
  return {
    [vimeo('100000001')]: publicVideo,
    [vimeo('100000002/0a1b2c3d4e')]: publicVideo,
    [vimeo('100000003')]: reply(403, '{"error":"forbidden"}'),
    [vimeo('100000004')]: json({ type: 'video', domain_status_code: 403 }),
    [vimeo('100000005')]: json({ type: 'video' }),
    '/video/1-abc-d_1280?region=us': large,
    [youtube('publicVideo')]: youtubeVideo,
    [youtube('smallVideo_')]: youtubeVideo,
    [youtube('lockedVideo')]: reply(401, 'Unauthorized'),
    '/vi/publicVideo/maxresdefault.jpg': large,
    '/vi/publicVideo/hqdefault.jpg': small,
    '/vi/smallVideo_/sddefault.jpg': small,
    '/vi/smallVideo_/hqdefault.jpg': small,
    '/vi/lockedVideo/hqdefault.jpg': small,
  };
}

/**
 * Starts a local server that answers for all hosts.
 * @param replies override the usual ones.
 */
export async function startFakeHosts(replies: Replies = {}): Promise<FakeHosts> {
  const seen: { line: string; headers: IncomingMessage['headers'] }[] = [];
  // YouTube sends a gray picture with its 404.
  const missing = reply(404, await picture(120, 90, '#808080'), { 'Content-Type': 'image/jpeg' });
  let usual: Replies = {};
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    seen.push({ line: `${method} ${url}`, headers });
    const count = seen.filter(({ line }) => line === `${method} ${url}`).length;
    const answer = replies[`${method} ${url}`] ?? replies[url] ?? replies.all ?? usual[url];
    (answer ?? missing)(request, response, count);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
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
