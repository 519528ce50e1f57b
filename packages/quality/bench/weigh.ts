import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compressBrotli } from '@site/delivery/server/compress.ts';

/** Bytes of a text after Brotli 11. */
export async function weighText(text: string | Buffer): Promise<number> {
  return (await compressBrotli(Buffer.from(text))).length;
}

/**
 * The same for files of a built site: from the files themselves, so that it is no matter how they were served.
 * @param addresses paths from the site's root, such as `/uploads/grid.js`; each is weighed by itself.
 * @returns bytes, all together.
 */
export async function weighFiles(dist: string, addresses: Iterable<string>): Promise<number> {
  const sizes = [...addresses].map(async (address) => weighText(await readFile(path.join(dist, address))));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
