import { getSite, listEntries } from '#lib/content.query.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';

export async function listCases() {
  const { routes } = await getSite();
  const entries = new Map((await listEntries('writtenPages')).map((entry) => [entry.slug, entry]));
  const cases = routes.all
    .filter(({ slug, group }) => slug !== undefined && group === 'Cases')
    .flatMap(({ slug = '' }) => entries.get(slug) ?? []);
  return Promise.all(
    cases.map(async ({ slug, file, data, lang }) => ({
      slug,
      lang,
      path: routes.written(slug),
      label: data.label,
      heading: data.heading,
      lead: data.lead,
      film: data.film,
      still:
        data.still === undefined ? undefined : await resolvePicture(file, data.still, data.stillAlt ?? '', 'letterbox'),
      board: data.board === undefined ? undefined : await resolvePicture(file, data.board, '', 'letterbox'),
    })),
  );
}

export type Case = Awaited<ReturnType<typeof listCases>>[number];
