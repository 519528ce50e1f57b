import { copyFile, link, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './has-code.ts';
import { listFiles } from './list-files.ts';

/**
 * Creates hard links to a folder's files in another folder, and keeps files that exist there. To change a linked file, write
 * a new one and rename it: writing into the file would change it in both folders.
 * @param source if it does not exist, `target` is left empty.
 */
export async function linkFolder(source: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  for (const file of listFiles(source)) {
    const [from, to] = [path.join(source, file), path.join(target, file)];
    await mkdir(path.dirname(to), { recursive: true });
    await link(from, to).catch(async (error: unknown) => {
      if (hasCode(error, 'EEXIST')) return;
      // The target is on another disk, or on one without links.
      if (!hasCode(error, 'EXDEV', 'EPERM', 'ENOTSUP')) throw error;
      await copyFile(from, to);
    });
  }
}
