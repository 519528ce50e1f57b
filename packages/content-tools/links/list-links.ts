import { readFile } from 'node:fs/promises';
import path from 'node:path';
import Markdoc from '@markdoc/markdoc';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { cleanPostHtml } from '@site/model/blog/cleaning/clean-post.ts';
import { parseHtml } from '@site/model/blog/parse-html.ts';
import { readFacts } from '@site/model/check/check-content.ts';
import { decodeAddress } from '@site/model/check/check-text.ts';
import { findLine } from '@site/model/check/find-line.ts';
import { fieldName } from '@site/model/check/problem.ts';
import { readContent, type RawEntry } from '@site/model/check/read-content.ts';
import { siteDay } from '@site/model/drafts/site-day.ts';
import { fillEntry } from '@site/model/facts/fill-entry.ts';
import { fillFacts, type Facts } from '@site/model/facts/fill-facts.ts';
import { pageAddress, readRoutes } from '@site/model/routes/content-routes.ts';
import type { Routes } from '@site/model/routes/create-routes.ts';
import type { RouteKey } from '@site/model/routes/route-table.ts';
import { postSchema } from '@site/model/schemas/blog.ts';
import { contentFiles } from '@site/model/schemas/content-files.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import { listTexts } from '@site/model/fields/walk.ts';
import { entryPage, isCollection } from '../entries/collections.ts';
import { parseVideoLink, videoPage, type HostedVideo } from '@site/model/video/video-link.ts';

/** Where an address is written in the content. */
interface Place {
  /** From the project folder, such as content/videos/title.yaml. */
  readonly file: string;
  readonly line: number;
  /** The path of the page that shows it, or `every page`. */
  readonly page: string;
}

/** An address outside the site, listed once for all entries that contain it. */
export interface Link {
  readonly address: string;
  /** Set for a video, which is checked by oEmbed. */
  readonly video?: HostedVideo | undefined;
  readonly places: readonly Place[];
}

type Site = ReturnType<typeof siteSchema.parse>;
type Mention = Pick<Place, 'line'> & { readonly address: string };

interface Source {
  readonly entry: RawEntry;
  /** The file's text. */
  readonly text: string;
  readonly site: Site;
  readonly routes: Routes;
  readonly facts: Facts;
}

/** The pages that show files which are not pages themselves; other files are shown on every page. */
const shownOn: Partial<Record<RawEntry['name'], RouteKey>> = { packages: 'packages', offers: 'promotion' };

/** The page of the site that shows a file; the first if several do. */
function pageShowing(entry: RawEntry, routes: Routes): string {
  const { name, slug } = entry;
  const key = shownOn[name];
  const page = isCollection(name) ? entryPage(name, slug, routes) : key && routes.path(key);
  return page ?? pageAddress(entry, routes) ?? 'every page';
}

function listFieldMentions({ entry, text, facts }: Source): Mention[] {
  const { schema } = contentFiles[entry.name];
  return listTexts(schema, fillEntry(entry.name, entry.data, facts)).flatMap(({ path: place, value }) => {
    const name = fieldName(place);
    const address = name === 'vimeoId' ? `https://player.vimeo.com/video/${value}` : value;
    return /^https?:\/\/\S+$/.test(address) ? [{ address, line: findLine(text, name) ?? 1 }] : [];
  });
}

function listTextMentions({ entry, facts }: Source): Mention[] {
  return [...Markdoc.parse(entry.body).walk()].flatMap((node) => {
    // A link's, or that of a call's button.
    const { href, to = href } = node.attributes as Record<string, unknown>;
    if (typeof to !== 'string') return [];
    const address = fillFacts(decodeAddress(to), facts);
    return /^https?:\/\//.test(address) ? [{ address, line: (node.lines[0] ?? 0) + entry.bodyLine }] : [];
  });
}

/** The links and pictures of a post, after cleaning. */
function listPostMentions({ entry, text, site, routes, facts }: Source): Mention[] {
  const { title, contentHtml } = postSchema.parse(fillEntry(entry.name, entry.data, facts));
  const formPath = (address: string) => routes.find(address)?.path ?? address;
  const { unwantedHosts, formerHost, origin } = site;
  const html = cleanPostHtml(contentHtml, { title, unwantedHosts, formerHost, origin, formPath });
  const addresses = new Set<string>();
  visit(parseHtml(html), 'element', ({ properties }: Element) => {
    for (const value of [properties.href, properties.src]) {
      if (typeof value === 'string' && /^https?:\/\//.test(value)) addresses.add(value);
    }
  });
  const lines = text.split('\n');
  const first = findLine(text, 'contentHtml') ?? 1;
  return [...addresses].map((address) => {
    // In the file, a host may have no slash after it, and & may be escaped.
    const written = address.replace(/\/$/, '').split('&')[0] ?? address;
    const forms = [written, decodeAddress(written)];
    const index = lines.findIndex((line, place) => place >= first - 1 && forms.some((form) => line.includes(form)));
    return { address, line: index < 0 ? first : index + 1 };
  });
}

/**
 * Every address outside the site that its pages embed or link to.
 * @param folder a content folder that the content check accepts.
 */
export async function listLinks(folder: string): Promise<{ readonly links: readonly Link[]; readonly site: Site }> {
  const content = readContent(folder);
  const facts = readFacts(content, siteDay(process.env));
  const site = siteSchema.parse(content.entries.find(({ name }) => name === 'site')?.data);
  if (!facts) throw new Error('content/site.yaml, claims.yaml or offers.yaml has problems: run npm run content:check');
  const routes = readRoutes(content.entries, site.product.slug);
  const links = new Map<string, Omit<Link, 'places'> & { places: Place[] }>();
  for (const entry of content.entries) {
    const text = await readFile(path.join(folder, path.posix.relative('content', entry.file)), 'utf8');
    const source = { entry, text, site, routes, facts };
    const mentions = [
      ...listFieldMentions(source),
      ...(entry.name === 'writtenPages' ? listTextMentions(source) : []),
      ...(entry.name === 'posts' ? listPostMentions(source) : []),
    ];
    const page = pageShowing(entry, routes);
    for (const { address, line } of mentions) {
      if (!URL.canParse(address) || new URL(address).origin === site.origin) continue;
      const video = parseVideoLink(address);
      const key = video ? videoPage(video) : new URL(address).href;
      const link = links.get(key) ?? { address: key, video, places: [] };
      link.places.push({ file: entry.file, line, page });
      links.set(key, link);
    }
  }
  return { links: [...links.values()], site };
}
