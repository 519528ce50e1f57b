import type { ContentData } from '../schemas/content-files.ts';
import { allGroups, filterFields, groupSlug } from '../video/group-slug.ts';
import type { Problem } from './problem.ts';
import type { CheckedEntry } from './read-content.ts';

/** Genres and services that can't be part of an address, or whose spellings give the same address. */
export function checkGroups(entries: readonly CheckedEntry[]): Problem[] {
  const names = new Map<string, string>();
  return entries.flatMap(({ name, file, data }): Problem[] => {
    if (name !== 'videos') return [];
    const video = data as ContentData<'videos'>;
    const field = filterFields[video.category];
    const group = video[field];
    if (group === undefined) return [];
    const slug = groupSlug(group);
    if (slug === '' || slug === allGroups) {
      return [
        {
          file,
          field,
          advice: `is ${group}, which can't be part of an address: write a word with letters from a to z`,
        },
      ];
    }
    const key = `${field} ${slug}`;
    const known = names.get(key) ?? group;
    names.set(key, known);
    if (known === group) return [];
    return [
      {
        file,
        field,
        advice: `is ${group}, which has the same address as ${known}: write it the same way in all videos`,
      },
    ];
  });
}
