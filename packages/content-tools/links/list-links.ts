import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Markdoc from '@markdoc/markdoc';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { fillEntry } from '@site/model/facts/fill-entry.ts';
import { fillFacts, type Facts } from '@site/model/facts/fill-facts.ts';
import { readRoutes } from '@site/model/routes/content-routes.ts';
import type { Routes } from '@site/model/routes/create-routes.ts';
import { postSchema } from '@site/model/schemas/blog.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import { readFacts } from '@site/model/check/check-content.ts';
import { decodeAddress } from '@site/model/check/check-text.ts';
import { findLine } from '@site/model/check/find-line.ts';
import { fieldName } from '@site/model/check/problem.ts';
import { readContent, type RawEntry } from '@site/model/check/read-content.ts';
import { videoPage } from '../hosts/oembed.ts';
import { parseVideoLink } from '../hosts/video-link.ts';
import { listArticleLinks } from './article-links.ts';
import { lineOfText } from './line-of-text.ts';
import type { Link, Place } from './link.ts';
import { pageShowing } from './shown-on.ts';

type Site = ReturnType<typeof siteSchema.parse>;
type Field = readonly (string | number)[];

interface Mention extends Place {
  readonly address: string;
}

interface Source {
  readonly entry: RawEntry;
  /** The file's text. */
  readonly text: string;
  readonly site: Site;
  readonly routes: Routes;
  readonly facts: Facts;
}

function listStrings(value: unknown, field: Field = []): { field: Field; value: string }[] {
  if (typeof value === 'string') return [{ field, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    listStrings(inner, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}

function listFieldMentions({ entry, text, routes, facts }: Source): Mention[] {
  return listStrings(fillEntry(entry.name, entry.data, facts)).flatMap(({ field, value }) => {
    const address = field.join() === 'vimeoId' ? `https://player.vimeo.com/video/${value}` : value;
    // Without the site's own address, and that of the site before it, which has no https.
    if (!/^https?:\/\/\S+$/.test(address) || (entry.name === 'site' && field.join() === 'origin')) return [];
    const page = pageShowing(entry, fieldName(field), routes);
    return [{ address, file: entry.file, line: findLine(text, fieldName(field)) ?? 1, page }];
  });
}

function listTextMentions({ entry, routes, facts }: Source): Mention[] {
  const page = pageShowing(entry, '', routes);
  return [...Markdoc.parse(entry.body).walk()].flatMap((node) => {
    const { href } = node.attributes as Record<string, unknown>;
    if (node.type !== 'link' || typeof href !== 'string') return [];
    const address = fillFacts(decodeAddress(href), facts);
    if (!/^https?:\/\//.test(address)) return [];
    return [{ address, file: entry.file, line: (node.lines[0] ?? 0) + entry.bodyLine, page }];
  });
}

function listArticleMentions({ entry, text, site, routes, facts }: Source): Mention[] {
  const post = postSchema.parse(fillEntry(entry.name, entry.data, facts));
  const from = findLine(text, 'contentHtml') ?? 1;
  const page = pageShowing(entry, 'contentHtml', routes);
  return listArticleLinks(post, site, routes).map((address) => {
    // As it is written: the cleaning adds a slash to a bare host and writes & by itself.
    const written = address.replace(/\/$/, '').split('&')[0] ?? address;
    return { address, file: entry.file, line: lineOfText(text, written, from), page };
  });
}

function toKey(address: string): Pick<Link, 'address' | 'video'> {
  const video = parseVideoLink(address);
  return video ? { address: videoPage(video), video } : { address: new URL(address).href };
}

/**
 * Every address outside the site that its pages embed or link to.
 * @param folder a content folder that is in order.
 */
export async function listLinks(folder: string): Promise<{ links: Link[]; site: Site }> {
  const content = await readContent(folder);
  const facts = readFacts(content, siteDay(process.env));
  const site = siteSchema.parse(content.entries.find(({ name }) => name === 'site')?.data);
  if (!facts) throw new Error('content/site.yaml is not in order');
  const routes = readRoutes(content.entries, site.product.slug);
  const links = new Map<string, Omit<Link, 'places'> & { places: Place[] }>();
  for (const entry of content.entries) {
    const text = await readFile(path.join(folder, path.posix.relative('content', entry.file)), 'utf8');
    const source = { entry, text, site, routes, facts };
    const mentions = [
      ...listFieldMentions(source),
      ...(entry.name === 'textPages' ? listTextMentions(source) : []),
      ...(entry.name === 'posts' ? listArticleMentions(source) : []),
    ];
    for (const { address, ...place } of mentions) {
      if (!URL.canParse(address) || new URL(address).origin === site.origin) continue;
      const key = toKey(address);
      const link = links.get(key.address) ?? { ...key, places: [] };
      link.places.push(place);
      links.set(key.address, link);
    }
  }
  return { links: [...links.values()], site };
}
