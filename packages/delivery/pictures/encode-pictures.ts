/** `node packages/delivery/pictures/encode-pictures.ts`: encodes the pictures that a build has left; part of `npm run build`. */
import path from 'node:path';
import { runMain } from '@site/system/run-main.ts';
import { listenForStop } from '@site/system/stop-signal.ts';
import { PictureQueue } from './picture-queue.ts';
import { reportProgress } from './report-progress.ts';

await runMain(async () => {
  const stop = listenForStop();
  const pictures = new PictureQueue(path.join(import.meta.dirname, '../../../dist'));
  stop.signal.addEventListener('abort', () => {
    pictures.stop();
  });
  reportProgress(pictures);
  await pictures.finish();
  for (const problem of pictures.problems) console.error(problem);
  return stop.exitCode() || Math.min(1, pictures.problems.length);
});
