import path from 'node:path';
import {
  collectionNames,
  entryPage,
  isCollection,
  titleField,
  type CollectionName,
} from '@site/content-tools/entries/collections.ts';
import { nameInWords } from '@site/content-tools/entries/describe-fields.ts';
import { lastOrder, nextId, valuesOf, valuesWithText } from '@site/content-tools/entries/new-entry.ts';
import type { AddressOptions } from '@site/model/blog/cleaning/post-addresses.ts';
import { openContent, type ContentFolder, type ContentSource } from '@site/model/check/content-folder.ts';
import { describeProblem } from '@site/model/check/problem.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { pageAddress, pageNames, readRoutes } from '@site/model/routes/content-routes.ts';
import type { ContentName } from '@site/model/schemas/content-files.ts';
import { mediaPlace } from '@site/model/media/picture-kinds.ts';
import { siteSchema } from '@site/model/schemas/site.ts';
import { withNames } from './words.ts';
import { fileLabel } from './labels.ts';
import { listStartQuestions, type StartQuestion } from './start-company.ts';

/** Something that a field can name, and its words. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The facts by which posts are cleaned. */
export type PostRules = Pick<AddressOptions, 'unwantedHosts' | 'formerHost' | 'origin'>;

/** For posts of a site whose content/site.yaml does not hold them: nothing of a post is unwanted. */
const anyRules: PostRules = { unwantedHosts: [], formerHost: 'former.invalid', origin: 'https://site.invalid' };

/** What the editor knows of the content when it is opened. */
export interface Outline {
  readonly company: string;
  /** What a company is asked while this one is an example; undefined where the site is a company's own. */
  readonly startQuestions: readonly StartQuestion[] | undefined;
  /** The languages besides the first. */
  readonly languages: readonly { readonly code: string; readonly name: string }[];
  /** Everything that a link within the site can lead to. */
  readonly paths: readonly Choice[];
  readonly videos: readonly Choice[];
  readonly portfolios: readonly Choice[];
  /** Those that were deleted and can come back. */
  readonly deletedPortfolios: readonly Choice[];
  readonly people: readonly Choice[];
  /** The last words that pages share. */
  readonly bands: readonly Choice[];
  readonly claims: readonly Choice[];
  /** The words that videos are grouped by, by the field that holds them. */
  readonly groups: Readonly<Record<string, readonly Choice[]>>;
  readonly loops: readonly Choice[];
  /** The pictures of each folder of content/media, as fields name them. */
  readonly pictures: Readonly<Partial<Record<string, readonly string[]>>>;
  /** The addresses of pages with a file of their own. */
  readonly addresses: Readonly<Partial<Record<ContentName, string>>>;
  /** What those pages are called. */
  readonly names: Readonly<Partial<Record<ContentName, string>>>;
  /** The page that shows an entry of each collection, with `{slug}` for its file. */
  readonly entryPages: Readonly<Partial<Record<CollectionName, string>>>;
  /** The portfolios and the written pages, and their addresses on this site. */
  readonly ownPages: readonly {
    readonly name: ContentName;
    readonly slug: string;
    readonly label: string;
    readonly address: string | undefined;
  }[];
  /** The number and the order of a new entry of each collection. */
  readonly next: Readonly<Partial<Record<ContentName, { readonly id: number; readonly order: number }>>>;
  /** Collections of so many entries that their lists show names alone. */
  readonly large: readonly ContentName[];
  /** Pages that are ready to fill in: what they are called, and the values of their fields. */
  readonly starts: readonly { readonly label: string; readonly values: Values }[];
  readonly posts: PostRules;
  /** Files that cannot be read, and so cannot be edited here. */
  readonly problems: readonly string[];
}

/** Keystatic asks for each entry of a list by itself to show its title, and keeps 200 of them. */
const longestTitled = 200;

/** Pages to begin with, as an owner would write them. */
const startsFolder = path.join(import.meta.dirname, '../starts');

type Values = Readonly<Record<string, unknown>>;

function textOf(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

/** The pictures and loops of content/media, as fields of files in a folder of content name them. */
function readMedia({ files: all }: ContentFolder): Pick<Outline, 'pictures' | 'loops'> {
  const files = [...all.keys()]
    .flatMap((file) => (file.startsWith('media/') ? file.slice('media/'.length) : []))
    .sort();
  const pictures = files.filter((name) => /\.(?:jpg|svg)$|^logos\/.*\.png$/.test(name)).map((name) => mediaPlace(name));
  const loops = files.flatMap((file) => /^loops\/(.+)\.av1\.mp4$/.exec(file)?.[1] ?? []);
  return {
    pictures: Object.groupBy(pictures, (name) => path.posix.dirname(name).replace(/^\.\.?\/media\//, '')),
    loops: loops.map((label) => ({ value: `../media/loops/${label}`, label })),
  };
}

const groupFields = ['group', 'industry'] as const;

function readGroups(videos: readonly Values[]): Outline['groups'] {
  const listWords = (field: string) =>
    [...new Set(videos.map((video) => textOf(video[field], '')))].filter(Boolean).sort();
  return Object.fromEntries(
    groupFields.map((field) => [field, listWords(field).map((word) => ({ value: word, label: word }))]),
  );
}

/** What a list of a file names, with the words of the fields that tell them apart. */
function readListed(list: unknown, ...fields: readonly string[]): Choice[] {
  return (Array.isArray(list) ? list : []).map((item: unknown) => {
    const values = Object(item) as Values;
    const value = textOf(values.name, '');
    return { value, label: `${value}: ${fields.map((field) => textOf(values[field], '')).join(' ')}` };
  });
}

/**
 * @param source the content folder.
 * @param deletedPortfolios as the history has them.
 */
export function readOutline(source: ContentSource, deletedPortfolios: readonly Choice[] = []): Outline {
  const content = openContent(source);
  const { entries, problems, translations } = readContent(content);
  const ofName = Map.groupBy(entries, ({ name }) => name);
  const valuesOfFile = (name: ContentName) => valuesOf(ofName.get(name)?.[0] ?? { data: undefined });
  const site = valuesOfFile('site');
  const { slug } = Object(site.product) as Values;
  const routes = readRoutes(entries, textOf(slug, 'product'));
  const pages = entries
    .filter(({ name }) => pageNames.includes(name))
    .map((entry) => {
      const { siteMapLabel, heading, label } = valuesOf(entry);
      const words = textOf(siteMapLabel, textOf(entry.name === 'writtenPages' ? heading : label, entry.slug));
      return {
        name: entry.name,
        slug: entry.slug,
        label: withNames(words, entries),
        address: pageAddress(entry, routes),
      };
    });
  const labels = new Map(pages.map(({ address, label }) => [address, label]));
  const titled = (name: CollectionName) =>
    (ofName.get(name) ?? []).map((entry) => ({
      value: entry.slug,
      label: textOf(valuesOf(entry)[titleField(name)], entry.slug),
    }));
  const videos = titled('videos');
  const people = titled('team');
  return {
    company: textOf(site.company, 'This site'),
    startQuestions: listStartQuestions(site.origin),
    languages: translations.map(({ language: { code, name } }) => ({ code, name })),
    paths: [
      ...[...routes.all, ...routes.hidden].map(({ pattern, path: address }) => ({
        value: pattern,
        label: labels.get(address) ?? pattern,
      })),
      ...titled('posts').map(({ value, label }) => ({ value: `/blog/${value}`, label: `Article: ${label}` })),
      ...videos.map(({ value, label }) => ({ value: `/videos/${value}`, label: `Video: ${label}` })),
      ...people.map(({ value, label }) => ({ value: `/crew/${value}`, label: `Person: ${label}` })),
    ],
    videos,
    portfolios: titled('portfolios'),
    deletedPortfolios,
    people,
    bands: readListed(valuesOfFile('navigation').bands, 'heading'),
    claims: readListed(valuesOfFile('claims').figures, 'value', 'label'),
    groups: readGroups((ofName.get('videos') ?? []).map(valuesOf)),
    ...readMedia(content),
    addresses: Object.fromEntries(
      pages.filter(({ name }) => name !== 'writtenPages').map(({ name, address }) => [name, address]),
    ),
    names: Object.fromEntries(
      entries
        .filter(({ name }) => name.endsWith('Page'))
        .map((entry) => [entry.name, fileLabel(entry.name, valuesOf(entry))]),
    ),
    entryPages: {
      ...Object.fromEntries(collectionNames.map((name) => [name, entryPage(name, '{slug}', routes)])),
      portfolios: '/api/editor/page/{slug}/portfolios',
    },
    ownPages: pages.filter(({ name }) => name === 'writtenPages' || name === 'portfolios'),
    next: Object.fromEntries(
      [...ofName]
        .filter(([name]) => isCollection(name) || name === 'writtenPages')
        .map(([name, those]) => [name, { id: nextId(those), order: lastOrder(those) }]),
    ),
    large: [...ofName].flatMap(([name, those]) => (those.length > longestTitled ? [name] : [])),
    starts: readContent(startsFolder).entries.map((entry) => ({
      label: nameInWords(entry.slug),
      values: valuesWithText(entry),
    })),
    posts:
      siteSchema.pick({ unwantedHosts: true, formerHost: true, origin: true }).strip().safeParse(site).data ?? anyRules,
    problems: problems.map(describeProblem),
  };
}
