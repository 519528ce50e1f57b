import { readContent } from '@site/model/check/read-content.ts';
import type { ContentSource } from '@site/model/check/content-folder.ts';
import { toLanguages } from '@site/model/languages.ts';
import { postSchema } from '@site/model/schemas/blog.ts';
import { nextId, slugOf, valuesOf } from '@site/content-tools/entries/new-entry.ts';
import { listRedirects } from '@site/content-tools/names/moves.ts';
import { makeSlug, makeTitle } from './post-fields.ts';
import type { ExportItem, WordPressExport } from './read-export.ts';
import type { Note } from './report.ts';

export function readExisting(content: ContentSource) {
  const { entries } = readContent(content);
  const list = (name: string) => entries.filter((entry) => entry.name === name);
  return {
    slugs: new Set(list('posts').map(({ slug }) => slug)),
    nextId: Number(nextId(list('posts'), postSchema.shape.id)),
    /** The slugs of team members, by normalized name. */
    team: new Map(list('team').map((entry) => [slugOf(String(valuesOf(entry).name)), entry.slug])),
    redirects: listRedirects({ entries }),
    language: toLanguages(entries.find(({ name }) => name === 'site')?.data)[0].code,
  };
}

type Existing = ReturnType<typeof readExisting>;

/** A post to import, before its text is converted. */
export interface ChosenPost {
  readonly item: ExportItem;
  readonly slug: string;
  readonly title: string;
  /** The slug of the team member who wrote it. */
  readonly author: string | undefined;
  readonly notes: Note[];
}

export interface SkippedPost {
  readonly title: string;
  readonly reason: string;
  readonly notes?: readonly Note[];
}

/** @param first the site's first language, such as en. */
function findReasonToSkip(item: ExportItem, first: string): string | undefined {
  const language = item.terms.find(({ domain }) => domain === 'language');
  if (language && !language.name.startsWith(first)) return `its language is ${language.label || language.name}`;
  // A post with a password was never public.
  if (item.password !== '') return 'it has a password on the old site';
  if (item.status !== 'publish') return `its status is ${item.status === '' ? 'unknown' : item.status}`;
  return Number.isNaN(Date.parse(item.date.slice(0, 10))) ? 'it has no date' : undefined;
}

function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}

/**
 * Chooses the posts to import, oldest first, and names them. Posts that exist under their slug, or under one that is
 * redirected, are skipped.
 * @returns `paths`: the paths of all posts on this site, by their ids on the old one.
 */
export function choosePosts({ items, authors }: WordPressExport, { slugs, team, language, redirects }: Existing) {
  const bare = (path: string) => path.replace(/^\/blog\//, '');
  const former = new Map(redirects.map(({ from, to }) => [bare(from), bare(to)]));
  const taken = new Set([...slugs, ...former.keys()]);
  const chosen: ChosenPost[] = [];
  const skipped: SkippedPost[] = [];
  const paths = new Map<number, string>();
  const candidates = items
    .filter(({ type }) => type === 'post')
    .sort((a, b) => a.date.localeCompare(b.date) || a.id - b.id);
  for (const item of candidates) {
    const notes: Note[] = [];
    const title = makeTitle(item, notes);
    const reason = findReasonToSkip(item, language);
    if (reason !== undefined) {
      skipped.push({ title, reason });
      continue;
    }
    const preferred = makeSlug(item);
    const there = [preferred, former.get(preferred) ?? ''].find((name) => slugs.has(name));
    const slug = there ?? findFreeSlug(preferred, taken);
    paths.set(item.id, `/blog/${slug}`);
    taken.add(slug);
    if (there !== undefined) {
      skipped.push({ title, reason: `it is in the blog already: content/blog/${slug}.yaml` });
      continue;
    }
    const name = authors.get(item.creator) ?? item.creator;
    const author = team.get(slugOf(name));
    if (author === undefined && name !== '') notes.push(['field', `author: ${name}`]);
    chosen.push({ item, slug, title, author, notes });
  }
  return { chosen, skipped, paths };
}
