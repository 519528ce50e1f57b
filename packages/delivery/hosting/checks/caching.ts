import { expect } from 'vitest';
import { ask, checkAll, checkEach, firstFile, readBuilt, samples, type Check, type Site } from '../built-site.ts';

async function readTag(site: Site, place: string, accepted = 'br, gzip'): Promise<string> {
  return (await ask(site, place, { 'Accept-Encoding': accepted })).headers.etag ?? 'none';
}

/** @param send what a browser that has the file sends as If-None-Match. */
const isNotModified = (list: readonly string[], send: (tag: string) => string) =>
  checkEach(list, async (site, place) => {
    const sent = send(await readTag(site, place));
    const { status, body } = await ask(site, place, { 'Accept-Encoding': 'br, gzip', 'If-None-Match': sent });
    expect.soft([status, body.length], `${place} with ${sent}: status, bytes`).toEqual([304, 0]);
  });

const film = firstFile('.mp4');
const whole = readBuilt(film);

const askRange = async (site: Site, range: string, ifRange?: string) =>
  ask(site, film, { Range: range, ...(ifRange !== undefined && { 'If-Range': ifRange }) });

/** @param from first byte and @param to the one after the last, as in `slice`. */
const isPart =
  (range: string, from: number, to?: number): Check =>
  async (site) => {
    const { status, headers, body } = await askRange(site, range);
    const start = from < 0 ? whole.length + from : from;
    const part = `bytes ${start}-${(to ?? whole.length) - 1}/${whole.length}`;
    expect.soft([status, headers['content-range']], `${film} ${range}`).toEqual([206, part]);
    expect.soft(body.equals(whole.subarray(start, to)), `${film} ${range}: has its bytes`).toBe(true);
  };

/** What a browser gets that has a file, or a part of one. Safari only plays films that it can load in parts. */
export const cachingChecks = {
  // A weak tag may stand for other bytes: https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3
  'every type of file: a strong entity tag': checkEach(samples, async (site, place) =>
    expect.soft(await readTag(site, place), place).toMatch(/^"[^"]+"$/),
  ),
  'each encoding of a file has its own tag': checkEach(['/', '/about', '/rss.xml'], async (site, place) => {
    const tags = await Promise.all(['br', 'gzip', 'identity'].map(async (accepted) => readTag(site, place, accepted)));
    expect.soft(new Set(tags).size, `${place}: number of tags`).toBe(tags.length);
  }),
  'the same tag: 304 without a body': isNotModified(samples, (tag) => tag),
  'the same tag made weak by a proxy: 304': isNotModified(samples, (tag) => `W/${tag.replace(/^W\//, '')}`),
  'one of several tags: 304': isNotModified(['/', '/rss.xml'], (tag) => `"other", ${tag}`),
  'another tag: 200': checkEach(samples, async (site, place) =>
    expect.soft((await ask(site, place, { 'If-None-Match': '"other"' })).status, place).toBe(200),
  ),
  'films: 206 for a part': checkAll(isPart('bytes=0-9', 0, 10), isPart('bytes=100-', 100)),
  'films: 206 for the last bytes': isPart('bytes=-5', -5),
  'films: 416 for a part after the end': async (site) => {
    const { status, headers } = await askRange(site, 'bytes=999999999-');
    expect([status, headers['content-range']], film).toEqual([416, `bytes */${whole.length}`]);
  },
  'films: If-Range with the same tag: the part': async (site) =>
    expect((await askRange(site, 'bytes=0-9', await readTag(site, film))).status, film).toBe(206),
  'films: If-Range with another tag: the whole file': async (site) => {
    const { status, body } = await askRange(site, 'bytes=0-9', '"other"');
    expect([status, body.equals(whole)], `${film}: status, has all bytes`).toEqual([200, true]);
  },
} as const satisfies Record<string, Check>;
