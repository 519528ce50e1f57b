import { PictureQueue } from './picture-queue.ts';
import { reportProgress } from './report-progress.ts';

/**
 * Encodes the pictures that a build has deferred.
 * @param folder the built site, such as dist.
 * @returns false if one failed, which it reports, or if it was stopped.
 */
export async function encodePictures(folder: string, signal: AbortSignal): Promise<boolean> {
  const pictures = new PictureQueue(folder);
  signal.addEventListener('abort', () => pictures.stop());
  reportProgress(pictures);
  await pictures.finish();
  for (const problem of pictures.problems) console.error(problem);
  return !signal.aborted && pictures.problems.length === 0;
}
