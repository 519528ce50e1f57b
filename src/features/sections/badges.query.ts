import type { ContentEntry } from '#lib/content.query.ts';
import { resolveDrawing } from '#lib/pictures/pictures.query.ts';

/** Award and set badges of a page, as drawings. */
export async function resolveBadges({
  file,
  data,
}: Pick<ContentEntry<'homePage'>, 'file'> & {
  readonly data: readonly { readonly img: string; readonly name: string; readonly text: string }[];
}) {
  return Promise.all(
    data.map(async ({ img, name, text }) => ({ name, text, drawing: await resolveDrawing(file, img, '') })),
  );
}
