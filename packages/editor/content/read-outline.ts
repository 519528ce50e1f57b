import path from 'node:path';
import type { AddressOptions } from '@site/model/blog/cleaning/post-addresses.ts';
import { pageAddress, readRoutes } from '@site/model/routes/content-routes.ts';
import type { Routes } from '@site/model/routes/create-routes.ts';
import type { ContentName } from '@site/model/schemas/content-files.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import { lastOrder, nextId } from '@site/content-tools/add/free-place.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { readContent, type RawContent, type RawEntry } from '@site/model/check/read-content.ts';
import { listFiles } from '@site/system/list-files.ts';

/** Something that a field can name, and what a reader knows it by. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A file of the site that has one page. */
export interface PageFile {
  readonly slug: string;
  readonly label: string;
  /** Its address on this site; undefined where it has none of its own. */
  readonly address: string | undefined;
}

/** What the cleaning of articles goes by. */
export type ArticleRules = Pick<AddressOptions, 'unwantedHosts' | 'formerHost' | 'origin'>;

/** What the editor knows of the content when it is opened. */
export interface Outline {
  readonly company: string;
  /** All that a link of this site can lead to. */
  readonly paths: readonly Choice[];
  readonly videos: readonly Choice[];
  /** The places of the loops, as fields name them. */
  readonly loops: readonly Choice[];
  /** The pictures of each folder of content/media, as fields name them. */
  readonly pictures: Readonly<Record<string, readonly string[]>>;
  /** The addresses of pages with a file of their own, by the content's name. */
  readonly addresses: Readonly<Partial<Record<ContentName, string>>>;
  readonly textPages: readonly PageFile[];
  /** The number and the place that a new entry of each kind gets. */
  readonly next: Readonly<Partial<Record<ContentName, { readonly id: number; readonly order: number }>>>;
  /** Undefined where the company's file does not say them. */
  readonly articles: ArticleRules | undefined;
  /** Files that cannot be read, and so cannot be edited here. */
  readonly problems: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

function fieldsOf(entry: RawEntry | undefined): Values {
  return entry?.data !== null && typeof entry?.data === 'object' ? (entry.data as Values) : {};
}

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/** What pages are called, by their address, with the two facts that their labels name. */
function readLabels(
  entries: readonly RawEntry[],
  routes: Routes,
  facts: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  return new Map(
    entries.flatMap((entry) => {
      const address = pageAddress(entry, routes);
      const label = textOf(fieldsOf(entry).siteMapLabel, textOf(fieldsOf(entry).label, ''));
      if (address === undefined || label === '') return [];
      return [[address, label.replace(/\{(\w+)\}/g, (whole, fact: string) => facts[fact] ?? whole)] as const];
    }),
  );
}

function nextNumbers({ entries }: RawContent): Outline['next'] {
  const collections = [...Map.groupBy(entries, ({ name }) => name)];
  return Object.fromEntries(collections.map(([name, those]) => [name, { id: nextId(those), order: lastOrder(those) }]));
}

/** The pictures of content/media and the loops, as fields of a file in a folder of content name them. */
function readMedia(content: string): Pick<Outline, 'pictures' | 'loops'> {
  const files = listFiles(path.join(content, 'media'));
  const pictures: Record<string, string[]> = {};
  for (const file of files.filter((name) => /\.(?:jpg|svg)$/.test(name))) {
    (pictures[path.posix.dirname(file)] ??= []).push(`../media/${file}`);
  }
  const loops = files.filter((file) => file.startsWith('loops/') && file.endsWith('.av1.mp4'));
  return {
    pictures,
    loops: loops.map((file) => {
      const place = file.replace(/\.av1\.mp4$/, '');
      return { value: `../media/${place}`, label: place.replace(/^loops\//, '') };
    }),
  };
}

function readArticleRules(site: unknown): ArticleRules | undefined {
  return siteSchema.pick({ unwantedHosts: true, formerHost: true, origin: true }).strip().safeParse(site).data;
}

/** @param content the content folder. */
export async function readOutline(content: string): Promise<Outline> {
  const raw = await readContent(content);
  const { entries } = raw;
  const site = fieldsOf(entries.find(({ name }) => name === 'site'));
  const { company, product } = site;
  const { name: productName, slug } = (product ?? {}) as Values;
  const routes = readRoutes(entries, textOf(slug, 'product'));
  const labels = readLabels(entries, routes, { company: textOf(company, ''), product: textOf(productName, '') });
  const titled = (name: ContentName) =>
    entries
      .filter((entry) => entry.name === name)
      .map((entry) => ({ value: entry.slug, label: textOf(fieldsOf(entry).title, entry.slug) }));
  const [videos, posts] = [titled('videos'), titled('posts')];
  return {
    company: textOf(company, 'This site'),
    paths: [
      ...routes.all.map(({ pattern, path: address }) => ({ value: pattern, label: labels.get(address) ?? pattern })),
      { value: '/videos', label: 'All videos' },
      ...posts.map(({ value, label }) => ({ value: `/blog/${value}`, label: `Article: ${label}` })),
      ...videos.map(({ value, label }) => ({ value: `/videos/${value}`, label: `Video: ${label}` })),
    ],
    videos,
    ...readMedia(content),
    addresses: Object.fromEntries(
      entries.filter(({ name }) => name !== 'textPages').map((entry) => [entry.name, pageAddress(entry, routes)]),
    ),
    textPages: entries
      .filter(({ name }) => name === 'textPages')
      .map((entry) => {
        const address = pageAddress(entry, routes);
        return { slug: entry.slug, label: labels.get(address ?? '') ?? entry.slug, address };
      }),
    next: nextNumbers(raw),
    articles: readArticleRules(site),
    problems: raw.problems.map(describeProblem),
  };
}
