import { draftMark } from '@site/model/drafts/is-draft.ts';
import { byOrder, listEntries } from '#lib/content.query.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';

export type Member = Awaited<ReturnType<typeof listTeam>>[number];

export async function listTeam() {
  const entries = (await listEntries('team')).sort(byOrder);
  return Promise.all(
    entries.map(async ({ slug, file, data, ...mark }) => ({
      ...data,
      ...draftMark(mark),
      slug,
      portrait: await resolvePicture(file, data.img, `${data.name}, ${data.title}`, 'portrait'),
    })),
  );
}

export type Review = Awaited<ReturnType<typeof listReviews>>[number];

export async function listReviews() {
  const entries = (await listEntries('reviews')).sort(byOrder);
  return entries.map(({ slug, data, ...mark }) => ({ ...data, ...draftMark(mark), slug }));
}
