import { checkAll, checkEach, type Check, type Site } from '../site.ts';

async function readTag(site: Site, place: string, accepted = 'br, gzip'): Promise<string> {
  return (await site.request(place, { headers: { 'Accept-Encoding': accepted } })).headers.etag ?? 'none';
}

/** @param send what a browser that has the file sends as If-None-Match. */
const isNotModified = (list: Parameters<typeof checkEach>[0], send: (tag: string) => string) =>
  checkEach(list, async (site, place, compare) => {
    const sent = send(await readTag(site, place));
    const response = await site.request(place, { headers: { 'Accept-Encoding': 'br, gzip', 'If-None-Match': sent } });
    compare(`${place} with ${sent}: status`, response.status, 304);
    compare(`${place} with ${sent}: bytes`, response.body.length, 0);
  });

const samples = ({ built }: Site) => built.samples;

async function requestRange(site: Site, range: string, ifRange?: string) {
  const film = site.built.first('.mp4');
  const headers = { Range: range, ...(ifRange !== undefined && { 'If-Range': ifRange }) };
  return { film, whole: site.built.read(film), response: await site.request(film, { headers }) };
}

/** @param from first byte and @param to the one after the last, as in `slice`. */
const isPart =
  (range: string, from: number, to?: number): Check =>
  async (site, compare) => {
    const { film, whole, response } = await requestRange(site, range);
    const start = from < 0 ? whole.length + from : from;
    const expected = `bytes ${String(start)}-${String((to ?? whole.length) - 1)}/${String(whole.length)}`;
    compare(`${film} ${range}: status`, response.status, 206);
    compare(`${film} ${range}: Content-Range`, response.headers['content-range'], expected);
    compare(`${film} ${range}: has its bytes`, response.body.equals(whole.subarray(start, to)), true);
  };

/** What a browser that has a file, or a part of one, is sent. Safari plays no film that it cannot load in parts. */
export const cachingChecks = {
  // A weak tag may stand for other bytes: https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3
  'every type of file: a strong entity tag': checkEach(samples, async (site, place, compare) => {
    const tag = await readTag(site, place);
    compare(`${place}: its tag ${tag} is strong`, /^"[^"]+"$/.test(tag), true);
  }),
  'each encoding of a file has its own tag': checkEach(['/', '/about', '/rss.xml'], async (site, place, compare) => {
    const tags = await Promise.all(['br', 'gzip', 'identity'].map(async (accepted) => readTag(site, place, accepted)));
    compare(`${place}: number of tags`, new Set(tags).size, tags.length);
  }),
  'the same tag: 304 without a body': isNotModified(samples, (tag) => tag),
  'the same tag made weak by a proxy: 304': isNotModified(samples, (tag) => `W/${tag.replace(/^W\//, '')}`),
  'one of several tags: 304': isNotModified(['/', '/rss.xml'], (tag) => `"other", ${tag}`),
  'another tag: 200': checkEach(samples, async (site, place, compare) => {
    const { status } = await site.request(place, { headers: { 'If-None-Match': '"other"' } });
    compare(`${place} with another tag: status`, status, 200);
  }),
  'films: 206 for a part': checkAll(isPart('bytes=0-9', 0, 10), isPart('bytes=100-', 100)),
  'films: 206 for the last bytes': isPart('bytes=-5', -5),
  'films: 416 for a part after the end': async (site, compare) => {
    const { film, whole, response } = await requestRange(site, 'bytes=999999999-');
    compare(`${film}: status`, response.status, 416);
    compare(`${film}: Content-Range`, response.headers['content-range'], `bytes */${String(whole.length)}`);
  },
  'films: If-Range with the same tag: the part': async (site, compare) => {
    const tag = await readTag(site, site.built.first('.mp4'));
    compare('If-Range with its tag: status', (await requestRange(site, 'bytes=0-9', tag)).response.status, 206);
  },
  'films: If-Range with another tag: the whole file': async (site, compare) => {
    const { whole, response } = await requestRange(site, 'bytes=0-9', '"other"');
    compare('If-Range with another tag: status', response.status, 200);
    compare('If-Range with another tag: has all bytes', response.body.equals(whole), true);
  },
} as const satisfies Record<string, Check>;
