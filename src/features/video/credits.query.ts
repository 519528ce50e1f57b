import type { ContentData } from '@site/model/schemas/content-files.ts';
import type { Credit } from './video.ts';
import { getSite, listEntries, listHiddenDrafts } from '#lib/content.query.ts';
import { memoizeQuery } from '#lib/memoize.ts';
import { words } from '#lib/words.ts';

/** A team member's page; undefined on a site without a roster, whose file has the texts of these pages. */
export async function findPersonPath(slug: string): Promise<string | undefined> {
  const { routes } = await getSite();
  return routes.path('roster') && routes.entry(`/crew/${slug}`);
}

/** The team members' names, drafts included, which have no page. */
const readNames = memoizeQuery(async () => {
  const hidden = await listHiddenDrafts('team');
  const shown = await listEntries('team');
  const people = shown.map(async ({ slug, state, data: { name } }) => {
    const path = await findPersonPath(slug);
    const sample = state === 'sample' && { isSample: true as const };
    return [slug, { name, person: slug, ...(path !== undefined && { path }), ...sample }] as const;
  });
  return new Map([
    ...hidden.map(({ slug, data: { name } }) => [slug, { name }] as const),
    ...(await Promise.all(people)),
  ]);
});

/** What a role is for the roster and search engines, by the word that credits have for it. */
function kindOf(role: string): Pick<Credit, 'kind'> {
  const { director, cast } = words().roles;
  if (role === director) return { kind: 'director' };
  return cast.includes(role) ? { kind: 'cast' } : {};
}

/**
 * Credits with everyone's name, and the pages of team members who have one.
 * @param file the content file with the credits, named in the error if a person does not exist.
 * @param originals the credits in the first language, whose roles say who directed.
 */
export async function resolveCredits(
  credits: ContentData<'videos'>['credits'],
  file: string,
  originals = credits,
): Promise<Credit[]> {
  const names = await readNames();
  return credits.map(({ role, name, person }, index) => {
    const kind = kindOf(originals[index]?.role ?? role);
    if (person === undefined) return { role, ...kind, name: name ?? '' };
    const known = names.get(person);
    if (known === undefined) throw new Error(`${file}: the person ${person} does not exist`);
    return { role, ...kind, ...known };
  });
}
