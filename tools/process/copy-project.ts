import { copyFile, cp, link, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What a build makes, and what is linked instead of copied. */
const left = new Set(['.git', '.astro', '.cache', 'dist', 'node_modules', 'screens', 'test-results', 'content/media']);

/**
 * What builds keep, each file under a name that says what it was made from, so that any build may use it: encoded pictures,
 * their colors, the cards of shared links, pruned styles, twins, packed text.
 */
const buildCaches = [
  'astro/assets',
  'picture-colors',
  'blog-media',
  'social-cards',
  'pruned-styles',
  'twins',
  'packed',
].map((name) => `.cache/${name}`);

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && codes.includes(error.code);
}

/** Gives a folder's files a second name elsewhere; files that are there already stay. */
async function linkFolder(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const entries = await readdir(source, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, ['ENOENT'])) return [];
    throw error;
  });
  for (const entry of entries.filter((found) => found.isFile())) {
    const from = path.join(entry.parentPath, entry.name);
    const to = path.join(target, path.relative(source, from));
    await mkdir(path.dirname(to), { recursive: true });
    await link(from, to).catch(async (error: unknown) => {
      if (hasCode(error, ['EEXIST'])) return;
      // Another disk, or one without links.
      if (!hasCode(error, ['EXDEV', 'EPERM', 'ENOTSUP'])) throw error;
      await copyFile(from, to);
    });
  }
}

/** Spares later builds in `target` the work that a build in `source` did. */
export async function shareBuildCaches(source: string, target: string): Promise<void> {
  for (const folder of buildCaches) await linkFolder(path.join(source, folder), path.join(target, folder));
}

/**
 * Copies a project into a new temporary folder, where its files may be spoiled and built. Packages, media and
 * what builds keep are linked: leave those as they are.
 * @returns the copy's folder; the caller removes it.
 */
export async function copyProject(root: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'project-'));
  await cp(root, folder, {
    recursive: true,
    filter: (source) => !left.has(path.relative(root, source).split(path.sep).join('/')),
  });
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  await linkFolder(path.join(root, 'content/media'), path.join(folder, 'content/media'));
  await shareBuildCaches(root, folder);
  return folder;
}

/** The same for as long as the copy is used. */
export async function withProjectCopy<Result>(root: string, use: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await copyProject(root);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
