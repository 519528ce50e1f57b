import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { Credit } from '#features/video/video.ts';
import { listEntries, listHiddenDrafts } from '#lib/content.query.ts';
import { memoizeForBuild } from '#lib/memoize.ts';

/** The page of somebody of the team. */
export function personPath(slug: string): string {
  return `/crew/${slug}`;
}

/** The names of the team; those without a page are drafts. */
const readNames = memoizeForBuild(async () => {
  const hidden = await listHiddenDrafts('team');
  const shown = await listEntries('team');
  return new Map([
    ...hidden.map(({ slug, data: { name } }) => [slug, { name }] as const),
    ...shown.map(({ slug, data: { name } }) => [slug, { name, person: slug, path: personPath(slug) }] as const),
  ]);
});

/**
 * Credits with the name of everybody, and the pages of those of the team who have one.
 * @param file that names them, for the message where somebody does not exist.
 */
export async function resolveCredits(credits: ContentData<'videos'>['credits'], file: string): Promise<Credit[]> {
  const names = await readNames();
  return credits.map(({ role, name, person }) => {
    if (person === undefined) return { role, name: name ?? '' };
    const known = names.get(person);
    if (known === undefined) throw new Error(`${file}: the person ${person} does not exist`);
    return { role, ...known };
  });
}
