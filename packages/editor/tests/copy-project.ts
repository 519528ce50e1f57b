import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkFolder } from '@site/model/files/link-folder.ts';

/** Build output, what is linked instead of copied, and what neither builds nor the editor read. */
const notCopied = new Set(
  '.git .astro .cache dist node_modules screens test-results content docs bench tests packages/art'.split(' '),
);

/** Caches whose file names identify their inputs, so that any build may use them. */
const buildCaches = ['astro/assets', 'picture-colors', 'blog-media', 'social-cards', 'packed'];

/** Makes the build caches of `source` available to builds in `target`. */
async function shareBuildCaches(source: string, target: string): Promise<void> {
  for (const folder of buildCaches) {
    await linkFolder(path.join(source, '.cache', folder), path.join(target, '.cache', folder));
  }
}

/**
 * Copies a project into a new temporary folder, where its files may be changed and built. Packages, media and build
 * caches are linked: do not write into those files.
 * @param content the folder that becomes the copy's content, from `root`.
 * @returns the copy's folder; the caller removes it.
 */
async function copyProject(root: string, content: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'project-'));
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !notCopied.has(path.relative(root, source).split(path.sep).join('/')),
  });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const from = path.join(root, content);
  const media = path.join(from, 'media');
  await cp(from, path.join(folder, 'content'), { recursive: true, filter: (source) => source !== media });
  await linkFolder(media, path.join(folder, 'content/media'));
  await shareBuildCaches(root, folder);
  return folder;
}

/** Copies a project while a function runs, and removes the copy. */
export async function withProjectCopy<Result>(
  root: string,
  content: string,
  use: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await copyProject(root, content);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
