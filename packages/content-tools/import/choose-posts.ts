import { z } from 'zod';
import { parsePostDate } from '@site/model/blog/post-date.ts';
import { readContent } from '@site/model/check/read-content.ts';
import { plainAddress } from './convert-addresses.ts';
import { findDay, makeSlug, makeTitle } from './post-fields.ts';
import type { ExportItem } from './read-export.ts';
import { takeNotes, type LeftPost, type Notes, type TakeNote } from './report.ts';

/** An article of content/blog before the import. */
export interface ExistingPost {
  readonly slug: string;
  readonly id: number;
  readonly title: string;
  /** Such as 2016-05-13; empty where the file has none. */
  readonly day: string;
}

export interface ExistingContent {
  readonly posts: readonly ExistingPost[];
  /** Titles and descriptions of pages and articles, in lowercase: no other may have them. */
  readonly titles: ReadonlySet<string>;
  readonly descriptions: ReadonlySet<string>;
  /** From content/site.yaml; empty where it is missing. */
  readonly formerHost: string;
}

const text = z.string().catch('');
const result = z.object({ title: text, description: text });
const none = { title: '', description: '' };

/** What is read of any content file, even of one that has problems. */
const fieldsSchema = result
  .extend({ id: z.number().catch(0), date: text, formerHost: text, alias: result.catch(none) })
  .catch({ ...none, id: 0, date: '', formerHost: '', alias: none });

/** @param folder the content folder. */
export async function readExisting(folder: string): Promise<ExistingContent> {
  const { entries } = await readContent(folder);
  const read = entries.map(({ name, slug, data }) => ({ name, slug, ...fieldsSchema.parse(data) }));
  const results = read.flatMap(({ title, description, alias }) => [{ title, description }, alias]);
  return {
    posts: read
      .filter(({ name }) => name === 'posts')
      .map(({ slug, id, title, date }) => ({ slug, id, title, day: parsePostDate(date)?.iso ?? '' })),
    titles: new Set(results.map(({ title }) => title.toLowerCase())),
    descriptions: new Set(results.map(({ description }) => description.toLowerCase())),
    formerHost: read.find(({ name }) => name === 'site')?.formerHost ?? '',
  };
}

/** An article to import, before its text is converted. */
export interface ChosenPost {
  readonly item: ExportItem;
  readonly slug: string;
  readonly title: string;
  /** Such as 2016-05-13. */
  readonly day: string;
  readonly isDraft: boolean;
  readonly notes: Notes;
  readonly note: TakeNote;
}

export interface Choice {
  /** Oldest first. */
  readonly chosen: readonly ChosenPost[];
  readonly alreadyThere: readonly LeftPost[];
  readonly leftOut: readonly LeftPost[];
  /** Where articles of the export are on this site, by their old addresses in plain form. */
  readonly places: ReadonlyMap<string, string>;
}

const draftStatuses = new Set(['draft', 'pending', 'future']);

/** Why an article is not imported; undefined where it is. */
function refuse({ status, password }: ExportItem, day: string, drafts: boolean): string | undefined {
  // It was never public.
  if (password !== '') return 'it has a password on the old site';
  const isDraft = draftStatuses.has(status);
  if (status !== 'publish' && !isDraft) return `its status is ${status === '' ? 'not known' : status}`;
  if (isDraft && !drafts) return `its status is ${status}: --drafts takes it as a draft`;
  return day === '' ? 'it has no date' : undefined;
}

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${String(number)}`;
  return slug;
}

/** Which articles of an export are imported, and their names. Existing ones, by name or by title and day, are not. */
export function choosePosts(posts: readonly ExportItem[], existing: readonly ExistingPost[], drafts: boolean): Choice {
  const known = new Map(
    existing.flatMap(({ slug, title, day }) => [
      [slug, slug],
      [`${title.toLowerCase()}\n${day}`, slug],
    ]),
  );
  const taken = new Set(existing.map(({ slug }) => slug));
  const chosen: ChosenPost[] = [];
  const alreadyThere: LeftPost[] = [];
  const leftOut: LeftPost[] = [];
  const places = new Map<string, string>();
  const dated = posts.map((item) => ({ item, day: findDay(item) ?? '' }));
  for (const { item, day } of dated.sort((a, b) => a.day.localeCompare(b.day) || a.item.id - b.item.id)) {
    const { notes, note } = takeNotes();
    const title = makeTitle(item, note);
    const wanted = makeSlug(item);
    const reason = refuse(item, day, drafts);
    if (reason !== undefined) {
      leftOut.push({ title, reason });
      continue;
    }
    const same = known.get(wanted) ?? known.get(`${title.toLowerCase()}\n${day}`);
    const slug = same ?? freeSlug(wanted, taken);
    const address = plainAddress(item.link);
    if (address !== undefined) places.set(address, `/blog/${slug}`);
    if (same !== undefined) alreadyThere.push({ title, reason: `content/blog/${same}.yaml` });
    else chosen.push({ item, slug, title, day, isDraft: item.status !== 'publish', notes, note });
    taken.add(slug);
  }
  return { chosen, alreadyThere, leftOut, places };
}

/** An existing article that is newer than an imported one. */
export interface Overtaken {
  readonly slug: string;
  readonly id: number;
  /** The number that puts it above all imported ones; undefined where it belongs among them. */
  readonly free: number | undefined;
}

export interface Numbering {
  /** One for each day, in the same order. */
  readonly ids: readonly number[];
  /** The blog is sorted by number, highest first: these are below older articles now. */
  readonly overtaken: readonly Overtaken[];
}

/**
 * Numbers for imported articles, after the highest existing one. No existing article gets another number, since links to it
 * may be known elsewhere.
 * @param days of the imported articles, oldest first, such as 2016-05-13.
 */
export function numberPosts(existing: readonly ExistingPost[], days: readonly string[]): Numbering {
  const highest = Math.max(0, ...existing.map(({ id }) => id));
  const ids = days.map((_day, index) => highest + index + 1);
  const [oldest = '9999'] = days;
  const newest = days.at(-1) ?? oldest;
  let free = highest + days.length;
  const overtaken = existing
    .filter(({ day }) => day > oldest)
    .sort((a, b) => a.id - b.id)
    .map(({ slug, id, day }) => ({ slug, id, free: day > newest ? (free += 1) : undefined }));
  return { ids, overtaken };
}
