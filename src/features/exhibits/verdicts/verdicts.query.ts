import type { Exhibit } from '@site/model/schemas/exhibits/exhibits.ts';
import { findVideo } from '#features/video/videos.query.ts';
import { writtenPage } from '#lib/site-folder.ts';

/** The verdicts with their films. */
export async function getVerdicts({ verdicts }: Exhibit<'verdicts'>) {
  return Promise.all(
    verdicts.map(async (verdict) => ({ ...verdict, film: await findVideo(verdict.film, writtenPage) })),
  );
}
