import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './has-code.ts';
import { listFiles } from './list-files.ts';

/** Falls back to a copy where the target is on another file system, or one without hard links. */
async function linkFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV', 'EPERM', 'ENOTSUP')) throw error;
    await copyFile(from, to);
  }
}

/**
 * Hard-links a folder's files into another folder, without replacing existing ones. To change a linked file, write a
 * new one and rename it: writing into the file would change both.
 * @param source if it does not exist, `target` is left empty.
 */
export async function linkFolder(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const files = listFiles(source).map((file) => path.join(source, file));
  const placeOf = (file: string) => path.join(target, path.relative(source, file));
  for (const folder of new Set(files.map((file) => path.dirname(file))))
    await mkdir(placeOf(folder), { recursive: true });
  const links = files.map(async (from) => {
    const to = placeOf(from);
    await linkFile(from, to).catch((error: unknown) => {
      if (!hasCode(error, 'EEXIST')) throw error;
    });
  });
  await Promise.all(links);
}
