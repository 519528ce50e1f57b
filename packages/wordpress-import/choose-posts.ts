import { z } from 'zod';
import { readContent } from '@site/model/check/read-content.ts';
import type { ContentSource } from '@site/model/check/content-folder.ts';
import { toLanguages, type Language } from '@site/model/languages.ts';
import { listRedirects } from '@site/content-tools/names/moves.ts';
import { findDay, makeSlug, makeTitle } from './post-fields.ts';
import type { ExportItem, WordPressExport } from './read-export.ts';
import type { Note } from './note.ts';

const text = z.string().catch('');

/** The fields that are read from any content file, even an invalid one. */
const fieldsSchema = z
  .object({ id: z.number().catch(0), title: text, date: text, name: text, formerHost: text })
  .catch({ id: 0, title: '', date: '', name: '', formerHost: '' });

const spellName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[\p{L}\p{N}]/gu)
    ?.join('') ?? '';

export function readExisting(content: ContentSource) {
  const { entries, translations } = readContent(content);
  const read = entries.map((entry) => ({ entry: entry.name, slug: entry.slug, ...fieldsSchema.parse(entry.data) }));
  const list = (name: string) => read.filter(({ entry }) => entry === name);
  return {
    posts: list('posts'),
    formerHost: list('site')[0]?.formerHost ?? '',
    /** The file names of team members, by their names. */
    team: new Map(list('team').map(({ slug, name }) => [spellName(name), slug])),
    redirects: listRedirects({ entries }),
    languages: toLanguages(entries.find(({ name }) => name === 'site')?.data),
    /** Posts that are translated, such as `es/rain-on-set`. */
    translated: new Set(
      translations.flatMap(({ language, entries: own }) =>
        own.flatMap(({ name, slug }) => (name === 'posts' ? `${language.code}/${slug}` : [])),
      ),
    ),
  };
}

export type Existing = ReturnType<typeof readExisting>;

/** A post to import, before its text is converted. */
export interface ChosenPost {
  readonly item: ExportItem;
  readonly slug: string;
  /** From the content folder. */
  readonly file: string;
  readonly title: string;
  /** Such as 2016-05-13. */
  readonly day: string;
  readonly isDraft: boolean;
  /** The file name of the team member who wrote it. */
  readonly author: string | undefined;
  /** Whether it is the translation of the post of that name. */
  readonly isTranslation: boolean;
  readonly notes: Note[];
}

export interface SkippedPost {
  readonly title: string;
  readonly reason: string;
  readonly notes?: readonly Note[];
}

const draftStatuses = new Set(['draft', 'pending', 'future']);

function refuse({ status, password }: ExportItem, day: string, drafts: boolean): string | undefined {
  // A post with a password was never public.
  if (password !== '') return 'it has a password on the old site';
  const isDraft = draftStatuses.has(status);
  if (status !== 'publish' && !isDraft) return `its status is ${status === '' ? 'unknown' : status}`;
  if (isDraft && !drafts) return `its status is ${status}: --drafts imports it as a draft`;
  return day === '' ? 'it has no date' : undefined;
}

const termOf = ({ terms }: ExportItem, domain: string) => terms.find((term) => term.domain === domain)?.name ?? '';

/** The code of a post's language: Polylang's, or what its address says; undefined where nothing does. */
function languageOf(item: ExportItem, base: string, languages: readonly Language[]): string | undefined {
  const { hostname, searchParams } = new URL(item.link, 'https://unknown.example');
  const [named] = (termOf(item, 'language') || (searchParams.get('lang') ?? '')).toLowerCase().split(/[-_]/);
  if (named) return named;
  const start = item.link.startsWith(base)
    ? /^\/?([a-z]{2})(?:-[a-z]{2})?\//i.exec(item.link.slice(base.length))?.[1]
    : undefined;
  const hints = [start?.toLowerCase(), hostname.split('.', 1)[0]];
  return languages.find(({ code, isFirst }) => hints.includes(code) && !isFirst)?.code;
}

function findFreeSlug(slug: string, taken: ReadonlySet<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  return free;
}

/**
 * Chooses the posts to import, oldest first, and names them. Existing ones, by name or by a former name that is redirected
 * to them, are not imported. A post in another language is the translation of its pair, or is left
 * out.
 * @returns `paths`: where posts of the export are on this site, by their numbers on the old one.
 */
export function choosePosts({ items, authors, address }: WordPressExport, content: Existing, drafts: boolean) {
  const { posts, team, languages, translated } = content;
  const [first] = languages;
  const existingSlugs = new Set(posts.map(({ slug }) => slug));
  const bare = (path: string) => path.replace(/^\/blog\//, '');
  const former = new Map(content.redirects.map(({ from, to }) => [bare(from), bare(to)]));
  const taken = new Set([...existingSlugs, ...former.keys()]);
  const chosen: ChosenPost[] = [];
  const existing: SkippedPost[] = [];
  const skipped: SkippedPost[] = [];
  const paths = new Map<number, string>();
  /** The file names of posts in the first language, by their groups of translations. */
  const pairs = new Map<string, string>();

  /** A post's file name, and whether it is there already; or why the post is left out. */
  const place = (item: ExportItem, day: string, code: string) => {
    const language = languages.find((one) => one.code === code);
    const reason = refuse(item, day, drafts);
    if (reason !== undefined) return reason;
    if (!language) return `it is in a language that this site does not have (${code})`;
    const pair = pairs.get(termOf(item, 'post_translations'));
    if (!language.isFirst && pair === undefined) return `it is in ${language.name}, and no article here is its pair`;
    if (!language.isFirst && pair !== undefined)
      return { slug: pair, isThere: translated.has(`${language.code}/${pair}`) };
    const preferred = makeSlug(item);
    const names = [preferred, former.get(preferred) ?? ''];
    const there = names.find((name) => existingSlugs.has(name));
    return { slug: there ?? findFreeSlug(preferred, taken), isThere: there !== undefined };
  };

  const candidates = items
    .filter(({ type }) => type === 'post')
    .map((item) => ({ item, day: findDay(item) ?? '', code: languageOf(item, address, languages) ?? first.code }))
    .sort((a, b) => a.day.localeCompare(b.day) || a.item.date.localeCompare(b.item.date) || a.item.id - b.item.id)
    // A translation is named as the post that it translates.
    .sort((a, b) => Number(a.code !== first.code) - Number(b.code !== first.code));
  for (const { item, day, code } of candidates) {
    const notes: Note[] = [];
    const title = makeTitle(item, notes);
    const placed = place(item, day, code);
    if (typeof placed === 'string') {
      skipped.push({ title, reason: placed });
      continue;
    }
    const { slug, isThere } = placed;
    const isTranslation = code !== first.code;
    const folder = isTranslation ? `${code}/blog` : 'blog';
    const isDraft = item.status !== 'publish';
    // Nobody can read a draft.
    if (!isDraft) paths.set(item.id, `/${folder}/${slug}`);
    taken.add(slug);
    if (!isTranslation) pairs.set(termOf(item, 'post_translations') || item.link, slug);
    const named = item.terms.filter(({ domain }) => domain === 'author').map(({ label }) => label);
    const names = [...named, ...(authors.get(item.creator) ?? [item.creator])];
    const author = names.map((name) => team.get(spellName(name))).find((member) => member !== undefined);
    if (author === undefined && item.creator !== '')
      notes.push(['field', `author: ${names.find((name) => name !== '')}`]);
    const file = `${folder}/${slug}.yaml`;
    if (isThere) existing.push({ title, reason: `content/${file}` });
    else chosen.push({ item, slug, file, title, day, isDraft, author, isTranslation, notes });
  }
  return { chosen, existing, skipped, paths };
}
