import { draftMark } from '@site/model/drafts/is-draft.ts';
import type { Member, Review } from './people.ts';
import { byOrder, listEntries } from '#lib/content.query.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';

export async function listTeam(): Promise<Member[]> {
  const entries = (await listEntries('team')).sort(byOrder);
  return Promise.all(
    entries.map(async ({ slug, file, data, ...mark }) => ({
      ...draftMark(mark),
      slug,
      name: data.name,
      title: data.title,
      quote: data.quote,
      alignTop: data.special,
      portrait: await resolvePicture(file, data.img, `${data.name}, ${data.title}`, 'portrait'),
    })),
  );
}

export async function listReviews(): Promise<Review[]> {
  const entries = (await listEntries('reviews')).sort(byOrder);
  return entries.map(({ slug, data, ...mark }) => ({
    ...draftMark(mark),
    slug,
    name: data.name,
    rating: data.rating,
    text: data.text,
    project: data.project,
  }));
}
