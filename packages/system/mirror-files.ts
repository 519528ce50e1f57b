import { copyFile, link, lstat, mkdir, rm, utimes } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './has-code.ts';
import { listFiles } from './list-files.ts';

async function statFile(file: string) {
  return lstat(file).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  });
}

/** Whether two files are one, or a file and its copy on another disk. */
async function isSame(from: string, to: string): Promise<boolean> {
  const [source, target] = await Promise.all([statFile(from), statFile(to)]);
  if (!source || !target) return false;
  if (source.dev === target.dev) return source.ino === target.ino;
  return source.size === target.size && Math.trunc(source.mtimeMs) === Math.trunc(target.mtimeMs);
}

/** Makes `to` the same file as `from`, unless it is. */
export async function mirrorFile(from: string, to: string): Promise<void> {
  if (await isSame(from, to)) return;
  await rm(to, { recursive: true, force: true });
  await mkdir(path.dirname(to), { recursive: true });
  await link(from, to).catch(async (error: unknown) => {
    // The target is on another disk, or on one without links.
    if (!hasCode(error, 'EXDEV', 'EPERM', 'ENOTSUP')) throw error;
    await copyFile(from, to);
    const { atime, mtime } = await lstat(from);
    await utimes(to, atime, mtime);
  });
}

/**
 * Makes `target` hold the same files as `source`, as hard links: files that are gone are removed, and only what differs is
 * touched. Do not write into the target's files: that would change the source's.
 */
export async function mirrorFolder(source: string, target: string): Promise<void> {
  const files = listFiles(source);
  const wanted = new Set(files);
  for (const file of listFiles(target)) if (!wanted.has(file)) await rm(path.join(target, file));
  for (const file of files) await mirrorFile(path.join(source, file), path.join(target, file));
}
