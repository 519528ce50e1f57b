import { z } from 'zod';
import { parsePostDay } from '@site/model/blog/post-date.ts';
import { readContent } from '@site/model/check/read-content.ts';
import type { Redirect } from '@site/model/routes/former-products.ts';
import { plainAddress } from './old-addresses.ts';
import { findDay, makeSlug, makeTitle } from './post-fields.ts';
import type { ExportItem } from './read-export.ts';
import type { Note } from './note.ts';

/** An existing post of content/blog. */
export interface ExistingPost {
  readonly slug: string;
  readonly id: number;
  readonly title: string;
  /** Such as 2016-05-13; empty if the file has none. */
  readonly day: string;
}

const text = z.string().catch('');
const searchResult = z.object({ title: text, description: text });
const noResult = { title: '', description: '' };

/** The fields that are read from any content file, even an invalid one. */
const fieldsSchema = searchResult
  .extend({ id: z.number().catch(0), date: text, formerHost: text, alias: searchResult.catch(noResult) })
  .catch({ ...noResult, id: 0, date: '', formerHost: '', alias: noResult });

/**
 * @param folder the content folder.
 * @returns the posts; the titles and descriptions of all pages and posts in lowercase, since no two may be equal;
 * and `formerHost` from content/site.yaml.
 */
export function readExisting(folder: string) {
  const { entries } = readContent(folder);
  const read = entries.map(({ name, slug, data }) => ({ name, slug, ...fieldsSchema.parse(data) }));
  const results = read.flatMap(({ title, description, alias }) => [{ title, description }, alias]);
  return {
    posts: read
      .filter(({ name }) => name === 'posts')
      .map(({ slug, id, title, date }): ExistingPost => ({ slug, id, title, day: parsePostDay(date) ?? '' })),
    titles: new Set(results.map(({ title }) => title.toLowerCase())),
    descriptions: new Set(results.map(({ description }) => description.toLowerCase())),
    formerHost: read.find(({ name }) => name === 'site')?.formerHost ?? '',
  };
}

/** A post to import, before its text is converted. */
export interface ChosenPost {
  readonly item: ExportItem;
  readonly slug: string;
  readonly title: string;
  /** Such as 2016-05-13. */
  readonly day: string;
  readonly isDraft: boolean;
  /** Collects notes for the report. */
  readonly notes: Note[];
}

/** A post that is not imported. */
export interface SkippedPost {
  readonly title: string;
  readonly reason: string;
}

const draftStatuses = new Set(['draft', 'pending', 'future']);

/** Why a post is not imported; undefined if it is. */
function refuse({ status, password }: ExportItem, day: string, drafts: boolean): string | undefined {
  // A post with a password was never public.
  if (password !== '') return 'it has a password on the old site';
  const isDraft = draftStatuses.has(status);
  if (status !== 'publish' && !isDraft) return `its status is ${status === '' ? 'unknown' : status}`;
  if (isDraft && !drafts) return `its status is ${status}: --drafts imports it as a draft`;
  return day === '' ? 'it has no date' : undefined;
}

function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}

/**
 * Chooses the posts to import, oldest first, and names them. Existing ones, by name, by a former name that is redirected
 * to them, or by title and day, are not imported.
 * @param redirects of this site: no post takes an address that leads to another page.
 * @returns `newAddresses`: where posts of the export are on this site, by their `plainAddress` on the old one.
 */
export function choosePosts(
  posts: readonly ExportItem[],
  existingPosts: readonly ExistingPost[],
  redirects: readonly Redirect[],
  drafts: boolean,
) {
  const titleAndDay = (title: string, day: string) => `${title.toLowerCase()}\n${day}`;
  const known = new Map(existingPosts.map(({ slug, title, day }) => [titleAndDay(title, day), slug]));
  const taken = new Set(existingPosts.map(({ slug }) => slug));
  const existingSlugs = new Set(taken);
  const former = new Map(redirects.map(({ from, to }) => [from.replace(/^\/blog\//, ''), to.replace(/^\/blog\//, '')]));
  for (const slug of former.keys()) taken.add(slug);
  const chosen: ChosenPost[] = [];
  const existing: SkippedPost[] = [];
  const skipped: SkippedPost[] = [];
  const newAddresses = new Map<string, string>();
  const dated = posts.map((item) => ({ item, day: findDay(item) ?? '' }));
  const byMoment = (a: (typeof dated)[number], b: (typeof dated)[number]) =>
    a.day.localeCompare(b.day) || a.item.date.localeCompare(b.item.date) || a.item.id - b.item.id;
  for (const { item, day } of dated.sort(byMoment)) {
    const notes: Note[] = [];
    const title = makeTitle(item, notes);
    const preferred = makeSlug(item);
    const reason = refuse(item, day, drafts);
    if (reason !== undefined) {
      skipped.push({ title, reason });
      continue;
    }
    const names = [preferred, former.get(preferred) ?? ''];
    const same = names.find((name) => existingSlugs.has(name)) ?? known.get(titleAndDay(title, day));
    const slug = same ?? findFreeSlug(preferred, taken);
    const address = plainAddress(item.link);
    if (address !== undefined) newAddresses.set(address, `/blog/${slug}`);
    if (same !== undefined) existing.push({ title, reason: `content/blog/${same}.yaml` });
    else chosen.push({ item, slug, title, day, isDraft: item.status !== 'publish', notes });
    taken.add(slug);
  }
  return { chosen, existing, skipped, newAddresses };
}
