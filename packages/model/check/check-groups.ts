import type { ContentData } from '../schemas/content-files.ts';
import { allGroups, groupSlug } from '../video/group-slug.ts';
import type { Problem } from '@site/zod-content/problem.ts';
import type { CheckedEntry } from './read-content.ts';

/** Groups of videos whose name can't be a slug, or has the same slug as another spelling. */
export function checkGroups(entries: readonly CheckedEntry[]): Problem[] {
  const names = new Map<string, string>();
  return entries.flatMap(({ name, file, data }): Problem[] => {
    if (name !== 'videos') return [];
    const { category, group } = data as ContentData<'videos'>;
    const field = 'group';
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
    const key = `${category} ${slug}`;
    const known = names.get(key) ?? group;
    names.set(key, known);
    if (known === group) return [];
    return [
      {
        file,
        field,
        advice: `is ${group}, which has the same address as ${known}: write it the same way in all videos of the portfolio`,
      },
    ];
  });
}
