/**
 * Exits 1 where a picture of content/media is wider than 1600 px, or all of them together pass 160 MB.
 * node packages/art/check-masters.ts
 */
import { statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from '@site/model/files/list-files.ts';
import { projectRoot } from './lib/shots.ts';

/** Pixels; no page draws a picture wider. */
const widest = 1600;
/** Bytes, so that a clone stays quick. */
const heaviest = 160_000_000;

async function main(): Promise<void> {
  const folder = path.join(projectRoot, 'content/media');
  const files = listFiles(folder);
  // a sheet of a burst is never drawn whole: the page cuts its frames out
  const pictures = files.filter((file) => /\.(jpe?g|png)$/.test(file) && !/^bursts\/.*-\d+\.jpg$/.test(file));
  const problems: string[] = [];
  for (const file of pictures) {
    const { width } = await sharp(path.join(folder, file)).metadata();
    if (width > widest) problems.push(`content/media/${file} is ${width} px wide: save it at ${widest} px or less`);
  }
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  const megabytes = (bytes / 1e6).toFixed(1);
  if (bytes > heaviest) problems.push(`content/media weighs ${megabytes} MB: at most ${heaviest / 1e6} MB`);
  for (const problem of problems) console.log(problem);
  console.log(`${pictures.length} pictures, ${files.length} files, ${megabytes} MB`);
  if (problems.length > 0) process.exitCode = 1;
}

await main();
