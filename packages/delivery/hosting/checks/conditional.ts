import { collect, compare, type Check } from '../check.ts';
import type { SiteUnderTest } from '../site-under-test.ts';

const strongTag = /^"[^"]+"$/;

async function tagOf(site: SiteUnderTest, place: string, accepted: string): Promise<string> {
  const { headers } = await site.ask(place, { headers: { 'Accept-Encoding': accepted } });
  return headers.etag ?? 'none';
}

const strongTags: Check = async (site) =>
  collect(site.built.samples, async (place) => {
    const tag = await tagOf(site, place, 'br, gzip');
    return strongTag.test(tag) ? [] : [`${place}: its tag is ${tag}, which is not a strong one`];
  });

/** A strong tag names bytes: https://www.rfc-editor.org/rfc/rfc9110#section-8.8.3 */
const tagOfEachForm: Check = async (site) =>
  collect(['/', '/about', '/rss.xml'], async (place) => {
    const tags = await Promise.all(['br', 'gzip', 'identity'].map(async (accepted) => tagOf(site, place, accepted)));
    return compare(`${place}: different tags`, new Set(tags).size, tags.length);
  });

/** @param say what a visitor says who has a tag. */
async function checkNotModified(site: SiteUnderTest, place: string, say: (tag: string) => string): Promise<string[]> {
  const asked = say(await tagOf(site, place, 'br, gzip'));
  const answer = await site.ask(place, { headers: { 'Accept-Encoding': 'br, gzip', 'If-None-Match': asked } });
  return [
    ...compare(`${place} with ${asked}: status`, answer.status, 304),
    ...compare(`${place} with ${asked}: bytes`, answer.body.length, 0),
  ];
}

const notModified: Check = async (site) => [
  ...(await collect(site.built.samples, async (place) => checkNotModified(site, place, (tag) => tag))),
  ...(await collect(site.built.samples, async (place) => checkNotModified(site, place, (tag) => `W/${tag}`))),
];

const oneOfSeveral: Check = async (site) =>
  collect(['/', '/rss.xml'], async (place) => checkNotModified(site, place, (tag) => `"other", ${tag}`));

const modified: Check = async (site) =>
  collect(site.built.samples, async (place) => {
    const { status } = await site.ask(place, { headers: { 'If-None-Match': '"other"' } });
    return compare(`${place} with another tag: status`, status, 200);
  });

/** What a visitor has already. */
export const conditionalChecks = {
  'every type of file: a strong entity tag': strongTags,
  'each packed form has a tag of its own': tagOfEachForm,
  'the same tag: 304 without a body': notModified,
  'one of several tags: 304': oneOfSeveral,
  'another tag: 200': modified,
} as const satisfies Record<string, Check>;
