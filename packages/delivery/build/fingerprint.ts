import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@site/model/files/list-files.ts';

/** What a build reads besides the content. */
const sources = [
  ...['src', 'public', 'packages/model', 'packages/zod-content'],
  ...['build', 'headers', 'pictures', 'redirects'].map((folder) => `packages/delivery/${folder}`),
];
const settings = ['astro.config.ts', 'markdoc.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json'];

/**
 * Identifies what a build would be made from: the names, sizes and times of all its files, and the day.
 * @param content the content folder, from `root`.
 */
export function fingerprintSources(root: string, content: string, day: string): string {
  const files = [...sources, content].flatMap((folder) =>
    listFiles(path.join(root, folder)).map((file) => path.posix.join(folder, file)),
  );
  const hash = createHash('sha256').update(day);
  for (const file of [...settings, ...files.filter((name) => !name.endsWith('.test.ts'))]) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`\n${file} ${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}
