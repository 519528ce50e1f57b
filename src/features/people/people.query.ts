import { posix } from 'node:path';
import { pickDraftLabel } from '@site/model/drafts/is-draft.ts';
import { byOrder, listEntries } from '#lib/content.query.ts';
import { findPersonPath } from '#features/video/credits.query.ts';
import { resolvePicture } from '#lib/pictures/pictures.query.ts';

export async function listTeam() {
  const entries = (await listEntries('team')).sort(byOrder);
  return Promise.all(
    entries.map(async ({ slug, file, data, ...entry }) => ({
      ...data,
      ...pickDraftLabel(entry),
      slug,
      /** The language of the words about them, if it isn't the page's. */
      wordsLang: entry.lang,
      /** The content file, from the project's folder. */
      file,
      path: await findPersonPath(slug),
      /** The original of the portrait, from the project's folder. */
      portraitFile: posix.join(posix.dirname(file), data.img),
      portrait: await resolvePicture(file, data.img, `${data.name}, ${data.title}`, 'portrait'),
    })),
  );
}

export type Review = Awaited<ReturnType<typeof listReviews>>[number];

export async function listReviews(category?: string) {
  const entries = (await listEntries('reviews')).sort(byOrder);
  const shown = entries.filter(({ data }) => category === undefined || data.category === category);
  return shown.map(({ slug, data, ...entry }) => ({
    ...data,
    ...pickDraftLabel(entry),
    slug,
    lang: entry.lang,
  }));
}
