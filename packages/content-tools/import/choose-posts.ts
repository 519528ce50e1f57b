import { plainAddress } from './content-addresses.ts';
import type { ExistingPost } from './existing-content.ts';
import type { LeftPost } from './import-report.ts';
import { Notes } from './notes.ts';
import { findDay, makeSlug, makeTitle } from './post-fields.ts';
import type { ExportItem } from './wordpress-export.ts';

/** An article that is to come, before its text is looked at. */
export interface ChosenPost {
  readonly item: ExportItem;
  readonly slug: string;
  readonly title: string;
  /** Such as 2016-05-13. */
  readonly day: string;
  readonly isDraft: boolean;
  readonly notes: Notes;
}

export interface Choice {
  /** Oldest first. */
  readonly chosen: readonly ChosenPost[];
  readonly alreadyThere: readonly LeftPost[];
  readonly leftOut: readonly LeftPost[];
  /** Where articles of the export stand on this site, by their old addresses in plain form. */
  readonly places: ReadonlyMap<string, string>;
}

const draftStatuses = new Set(['draft', 'pending', 'future']);

/** Why an article does not come, whatever it holds; undefined where it may. */
function refuse({ status, password }: ExportItem, drafts: boolean): string | undefined {
  // What the old site asks a password for is published to nobody.
  if (password !== '') return 'it has a password on the old site';
  if (status === 'publish') return undefined;
  if (!draftStatuses.has(status)) return `its status is ${status === '' ? 'not known' : status}`;
  return drafts ? undefined : `its status is ${status}: --drafts takes it as a draft`;
}

/** The first name that no article has. */
function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${String(number)}`;
  return slug;
}

/** Which articles of an export come, under which names. Those that stand there, by name or by title and day, stay as they are. */
export function choosePosts(posts: readonly ExportItem[], existing: readonly ExistingPost[], drafts: boolean): Choice {
  const there = new Map(existing.map(({ slug }) => [slug, slug]));
  for (const { title, day, slug } of existing) there.set(`${title.toLowerCase()}\n${day}`, slug);
  const taken = new Set(existing.map(({ slug }) => slug));
  const chosen: ChosenPost[] = [];
  const alreadyThere: LeftPost[] = [];
  const leftOut: LeftPost[] = [];
  const places = new Map<string, string>();
  const dated = posts.map((item) => ({ item, day: findDay(item) ?? '' }));
  for (const { item, day } of dated.sort((a, b) => a.day.localeCompare(b.day) || a.item.id - b.item.id)) {
    const notes = new Notes();
    const title = makeTitle(item, notes.take);
    const wanted = makeSlug(item);
    const reason = refuse(item, drafts) ?? (day === '' ? 'it has no date' : undefined);
    const standing = there.get(wanted) ?? there.get(`${title.toLowerCase()}\n${day}`);
    if (reason !== undefined) leftOut.push({ title, reason });
    else if (standing !== undefined) alreadyThere.push({ title, reason: `content/blog/${standing}.yaml` });
    const isComing = reason === undefined && standing === undefined;
    const slug = standing ?? freeSlug(wanted, taken);
    if (isComing) chosen.push({ item, slug, title, day, isDraft: item.status !== 'publish', notes });
    if (isComing) taken.add(slug);
    const address = plainAddress(item.link);
    if (reason === undefined && address !== undefined) places.set(address, `/blog/${slug}`);
  }
  return { chosen, alreadyThere, leftOut, places };
}
