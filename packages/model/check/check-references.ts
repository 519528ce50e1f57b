import path from 'node:path';
import { feed } from '../blog/addresses.ts';
import { show } from '@site/zod-content/fields.ts';
import { isDraft } from '../drafts/is-draft.ts';
import { pageNames } from '../routes/content-routes.ts';
import { bareAddress, entryFolders, type Route, type Routes } from '../routes/create-routes.ts';
import type { RouteKey } from '../routes/route-table.ts';
import { shownOn } from '../routes/shown-on.ts';
import { contentFiles } from '../schemas/content-files.ts';
import { listTexts } from '@site/zod-content/walk.ts';
import { nearestOf } from '@site/zod-content/nearest.ts';
import { checkPostPictures, type PostHosts } from './check-post-pictures.ts';
import { adviseOnFile, type Media } from './check-media.ts';
import type { Reference, TranslatedText } from './check-text.ts';
import { checkGroups } from './check-groups.ts';
import { adviseOnListed } from './check-listed.ts';
import { checkPages } from './check-pages.ts';
import { checkRedirects } from './check-redirects.ts';
import { fieldName, type Problem } from '@site/zod-content/problem.ts';
import type { CheckedEntry, ContentFile } from './read-content.ts';

export interface ReferringEntry extends CheckedEntry {
  readonly references: readonly Reference[];
}

export interface ReferenceSources {
  /** Every file, including invalid ones, which can still be referred to. */
  readonly files: readonly ContentFile[];
  readonly entries: readonly ReferringEntry[];
  /** All files that could be parsed: references of invalid ones are checked too. */
  readonly written: readonly ReferringEntry[];
  /** The texts of translated pages. */
  readonly translated: readonly TranslatedText[];
  /** The problems within files, so that no field is reported twice. */
  readonly own: readonly Problem[];
  /** The sources of files that can't be parsed. */
  readonly unreadableTexts: readonly string[];
  readonly media: Media;
  readonly routes: Routes;
  /** The addresses of this site and of the former one, if known. */
  readonly hosts: PostHosts;
  /** The local time that decides what is a draft, such as 2024-05-31 09:00. */
  readonly today: string;
}

interface Context extends ReferenceSources {
  /** Entries that can be referred to, by file in content/, such as `videos/neon-tide`. */
  readonly named: ReadonlySet<string>;
  readonly drafts: ReadonlySet<string>;
  /** All files that are drafts, from the project's folder. */
  readonly draftFiles: ReadonlySet<string>;
  /**
   * False if site.yaml or a page can't be parsed or has no valid address: targets that seem to be missing may exist.
   */
  readonly routesAreKnown: boolean;
}

/** The longest file name that file systems allow, which no address of this site exceeds. */
const maxNameLength = 255;

export function listReferences({ name, file, data }: CheckedEntry): Reference[] {
  const placeOf = (value: string) => path.posix.join(path.posix.dirname(file), value);
  return listTexts(contentFiles[name].schema, data).flatMap(({ path: place, value, meaning }): Reference[] => {
    const field = fieldName(place);
    if (meaning?.kind === 'player') return value.startsWith('../') ? [{ kind: 'film', field, value }] : [];
    if (meaning?.kind === 'loop') return [{ kind: 'loop', field, value, place: placeOf(value) }];
    if (meaning?.kind === 'picture') {
      return [{ kind: meaning.isShared ? 'sharedPicture' : 'picture', field, value, place: placeOf(value) }];
    }
    if (meaning?.kind === 'path' && meaning.isLink && !value.startsWith('/')) return [];
    if (meaning?.kind === 'path') return [{ kind: meaning.isListed ? 'listedPath' : 'path', field, value }];
    switch (meaning?.kind) {
      case 'video':
      case 'portfolio':
      case 'person':
      case 'band':
      case 'claim':
        return [{ kind: meaning.kind, field, value }];
      case 'text':
      case 'post':
      case 'address':
      case 'day':
      case 'moment':
      case 'switch':
      case 'typefaces':
      case 'sample':
      case 'vimeo':
      case 'duration':
      case undefined:
        return [];
    }
  });
}

const adviseOnDraft = (what: string, file: string) =>
  `names ${what}, which is a draft: remove it here, or publish ${file}`;

const namedEntries = {
  video: { folder: 'videos', what: 'the video' },
  portfolio: { folder: 'portfolios', what: 'the portfolio' },
  person: { folder: 'team', what: 'the person' },
} as const;

function namesIn(folder: string, { named }: Pick<Context, 'named'>): string[] {
  return [...named].filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
}

function adviseOnEntry(kind: keyof typeof namedEntries, value: string, context: Context): string | undefined {
  const { folder, what } = namedEntries[kind];
  const entry = `${folder}/${value}`;
  // A credit may refer to a draft person, and a video to a draft portfolio: they are then not linked.
  if (kind === 'video' && context.drafts.has(entry)) return adviseOnDraft(`${what} ${value}`, `content/${entry}.yaml`);
  if (context.named.has(entry)) return undefined;
  const nearest = nearestOf(value, namesIn(folder, context));
  return `names ${what} ${value}, which does not exist: write the name of a file of content/${folder}, without .yaml${nearest}`;
}

/** How to make an empty list appear again. */
const emptyAdvice: Readonly<Partial<Record<RouteKey, string>>> = {
  roster: 'name a team member as the director of a video',
  cases: 'write a page in the group Cases',
};

function adviseOnHidden(value: string, { file, key }: Route, { draftFiles }: Context): string {
  if (draftFiles.has(file)) return adviseOnDraft(value, file);
  const [name] = key ? shownOn[key] : [];
  const way =
    (key && emptyAdvice[key]) ?? `add a file to content/${path.posix.dirname(contentFiles[name ?? 'site'].pattern)}`;
  return `names ${value}, whose page has nothing to show: remove it here, or ${way}`;
}

function adviseOnPath(value: string, context: Context): string | undefined {
  const { routes, named, drafts, draftFiles, unreadableTexts, routesAreKnown } = context;
  if (routes.find(value)) return undefined;
  const hidden = routes.findHidden(value);
  // A list may have entries that can't be parsed.
  const isEmpty = unreadableTexts.length === 0;
  if (hidden) return isEmpty || draftFiles.has(hidden.file) ? adviseOnHidden(value, hidden, context) : undefined;
  if (value === feed) {
    return routes.path('blog') === undefined && isEmpty
      ? `names ${value}, which is there only with the blog: remove it here`
      : undefined;
  }
  const entry = bareAddress(value).slice(1);
  const [section = '', slug] = entry.split('/');
  const own = entryFolders.get(section);
  if (own !== undefined && slug !== undefined) {
    const file = `${own.folder}/${entry.slice(section.length + 1)}`;
    if (drafts.has(file)) return adviseOnDraft(value, `content/${file}.yaml`);
    if (named.has(file)) {
      if (own.page === undefined || routes.path(own.page) !== undefined || !isEmpty) return undefined;
      return `names ${value}, which is shown only with content/pages/${own.page}.yaml: remove it here, or publish that page`;
    }
    const nearest = nearestOf(entry.slice(section.length + 1), namesIn(own.folder, context));
    return `names ${value}, but content/${file}.yaml does not exist: write the name of a file that is there${nearest}`;
  }
  // It may be the address of a page that can't be parsed.
  if (!routesAreKnown || unreadableTexts.some((text) => text.includes(bareAddress(value)))) return undefined;
  const nearest = nearestOf(bareAddress(value), [
    ...routes.all.flatMap(({ pattern, path: address }) => [pattern, address]),
    ...[...entryFolders].flatMap(([at, { folder }]) => namesIn(folder, context).map((name) => `/${at}/${name}`)),
  ]);
  return `names ${value}, which is not a page: write the path of one, such as /contact (npm run content:check -- --pages lists them all)${nearest}`;
}

function isEntryAddress(address: string, { named, routes }: Pick<Context, 'named' | 'routes'>): boolean {
  const [section = '', slug] = address.slice(1).split('/');
  const { folder = '', page } = entryFolders.get(section) ?? {};
  const hasPage = page === undefined || [...routes.all, ...routes.hidden].some(({ key }) => key === page);
  return slug !== undefined && named.has(`${folder}/${slug}`) && hasPage;
}

function adviseOn({ kind, value, place }: Reference, file: string, context: Context): string | undefined {
  if (value.length > maxNameLength) {
    return `is ${show(value)}, which is longer than any name or address: write at most ${maxNameLength} characters`;
  }
  switch (kind) {
    case 'picture':
    case 'sharedPicture':
      return adviseOnFile(kind, value, place ?? path.posix.join(path.posix.dirname(file), value), context.media);
    case 'film':
      return adviseOnFile(kind, value, `content/media/films/${path.posix.basename(value)}`, context.media);
    case 'loop':
      return adviseOnFile('film', value, place ?? '', context.media);
    case 'listedPath':
      return context.routes.findHidden(value) ? undefined : adviseOnPath(value, context);
    case 'path':
      return adviseOnPath(value, context);
    case 'video':
    case 'portfolio':
    case 'person':
      return adviseOnEntry(kind, value, context);
    case 'band':
    case 'claim':
      return adviseOnListed(kind, value, context.entries);
  }
}

function checkDuplicateIds(entries: readonly CheckedEntry[]): Problem[] {
  const owners = new Map<string, string>();
  return entries.flatMap(({ name, file, data: { id } }) => {
    if (typeof id !== 'number' && typeof id !== 'string') return [];
    const key = `${name} ${id}`;
    const owner = owners.get(key);
    owners.set(key, owner ?? file);
    return owner === undefined ? [] : [{ file, field: 'id', advice: `is ${id}, as in ${owner}: write a free number` }];
  });
}

/** A problem if every video is a draft: no portfolio would have a video to show. */
function checkAllDrafts({ written, files, today }: ReferenceSources): Problem[] {
  const videos = written.filter(({ name }) => name === 'videos');
  const isRead = files.filter(({ name }) => name === 'videos').length === videos.length;
  if (videos.length === 0 || !isRead || videos.some(({ data }) => !isDraft(data, today))) return [];
  const advice = 'has only drafts: publish one of them, or build later';
  return [{ file: 'content/videos', field: '', advice }];
}

const postLink = /\bhref\s*=\s*["']?\s*(?:https?:\/\/(?:www\.)?([^/"'\s>]+))?\/(blog|videos)\/([a-z0-9-]+)/gi;

/** Links from published posts to drafts, on this site's host or the former one. */
function checkPostLinks({ written, drafts, hosts: { origin, formerHost }, today }: Context): Problem[] {
  const known = [origin && new URL(origin).host, formerHost].flatMap((host) => host?.replace(/^www\./, '') ?? []);
  return written.flatMap(({ name, file, data }) => {
    if (name !== 'posts' || isDraft(data, today)) return [];
    return [...String(data.contentHtml).matchAll(postLink)].flatMap(([, host, section = '', slug = '']) => {
      const entry = `${section}/${slug}`.toLowerCase();
      if (!drafts.has(entry) || (host !== undefined && !known.includes(host.toLowerCase()))) return [];
      return [{ file, field: 'contentHtml', advice: adviseOnDraft(`/${entry}`, `content/${entry}.yaml`) }];
    });
  });
}

const namedCollections: readonly ContentFile['name'][] = ['videos', 'portfolios', 'posts', 'team'];

function listNamed(files: readonly ContentFile[]): ReadonlySet<string> {
  const named = files.filter(({ name }) => namedCollections.includes(name));
  return new Set(named.map(({ name, slug }) => `${path.posix.dirname(contentFiles[name].pattern)}/${slug}`));
}

export function checkReferences(sources: ReferenceSources): Problem[] {
  const { files, entries, written, translated, own, routes, today } = sources;
  const addressed = new Set([...routes.all, ...routes.hidden].map(({ file }) => file));
  const drafts = written.filter(({ data }) => isDraft(data, today));
  const read = new Set(written.map(({ file }) => file));
  const isSiteRead = written.some(({ name }) => name === 'site');
  const context: Context = {
    ...sources,
    named: listNamed(files),
    drafts: listNamed(drafts),
    draftFiles: new Set(drafts.map(({ file }) => file)),
    routesAreKnown:
      isSiteRead &&
      files.every(({ name, file }) => !pageNames.includes(name) || (read.has(file) && addressed.has(file))),
  };
  // A line of text may have several problems.
  const fields = own.filter(({ field }) => !field.startsWith('line '));
  const wrong = new Set(fields.map(({ file, field }) => `${file} ${field}`));
  const named = [
    ...written.flatMap(({ file, references }) => references.map((reference) => ({ file, first: file, reference }))),
    ...translated.flatMap(({ references, ...files }) => references.map((reference) => ({ ...files, reference }))),
  ];
  return [
    ...checkDuplicateIds(written),
    ...checkPages(entries, files, isSiteRead ? routes : undefined, (address) => isEntryAddress(address, context)),
    ...checkGroups(entries),
    ...checkRedirects(entries, routes, (address) => isEntryAddress(address, context)),
    ...checkAllDrafts(sources),
    ...checkPostLinks(context),
    ...(isSiteRead ? checkPostPictures(written, sources) : []).filter(
      ({ file, field }) => !wrong.has(`${file} ${field}`),
    ),
    ...named.flatMap(({ file, first, reference }) => {
      if (wrong.size > 0 && wrong.has(`${file} ${reference.field}`)) return [];
      const advice = adviseOn(reference, first, context);
      return advice === undefined ? [] : [{ file, field: reference.field, advice }];
    }),
  ];
}
