import { isDraft } from '../drafts/is-draft.ts';
import { countedCollections } from '../facts/count-entries.ts';
import type { Problem } from './problem.ts';
import type { CheckedEntry } from './read-content.ts';

/** Drafts that other files may name, such as `videos/neon-tide` and `blog/light-a-night-exterior`. */
export type Drafts = ReadonlySet<string>;

const folders = { videos: 'videos', posts: 'blog' } as const;

function isNamed(name: CheckedEntry['name']): name is keyof typeof folders {
  return name in folders;
}

/** @param today such as 2024-05-31. */
export function listDrafts(entries: readonly CheckedEntry[], today: string): Drafts {
  const drafts = entries.filter(({ data }) => isDraft(data, today));
  return new Set(drafts.flatMap(({ name, slug }) => (isNamed(name) ? [`${folders[name]}/${slug}`] : [])));
}

/**
 * @param value what the other file says, such as `the video neon-tide`.
 * @param draft of the list of drafts.
 */
export function adviseOnDraft(value: string, draft: string): string {
  return `names ${value}, which is a draft: remove it here, or publish content/${draft}.yaml`;
}

/** A collection without a published entry: its page would be empty. */
export function checkAllDrafts(entries: readonly CheckedEntry[], today: string): Problem[] {
  return countedCollections.flatMap((name) => {
    const [first, ...others] = entries.filter((entry) => entry.name === name);
    if (!first || [first, ...others].some(({ data }) => !isDraft(data, today))) return [];
    const file = first.file.slice(0, first.file.lastIndexOf('/'));
    return [{ file, field: '', advice: 'holds drafts alone: publish one of them, or wait with the build' }];
  });
}

const link = /\bhref\s*=\s*["']?\s*(?:https?:\/\/(?:www\.)?([^/"'\s>]+))?\/(blog|videos)\/([a-z0-9-]+)/gi;

/**
 * Links of articles to drafts: the article would lead nowhere.
 * @param hosts of this site and the one before it.
 * @param today such as 2024-05-31.
 */
export function checkArticleLinks(
  entries: readonly CheckedEntry[],
  hosts: readonly string[],
  today: string,
): Problem[] {
  const drafts = listDrafts(entries, today);
  const own = new Set(hosts.map((host) => host.replace(/^www\./, '')));
  return entries.flatMap(({ name, file, data }) => {
    if (name !== 'posts' || typeof data.contentHtml !== 'string' || isDraft(data, today)) return [];
    return [...data.contentHtml.matchAll(link)].flatMap(([, host, section = '', slug = '']) => {
      const draft = `${section}/${slug}`.toLowerCase();
      if (!drafts.has(draft) || (host !== undefined && !own.has(host.toLowerCase()))) return [];
      return [{ file, field: 'contentHtml', advice: adviseOnDraft(`/${draft}`, draft) }];
    });
  });
}
