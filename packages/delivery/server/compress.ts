import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BuildCache } from '@site/model/files/build-cache.ts';
import { listFiles } from '@site/model/files/list-files.ts';

/** Pictures, films and fonts are compressed already. */
const textFile = /\.(html|css|js|svg|json|xml|txt|md|webmanifest)$/;

/** @param quality from 0 to 11; by default 11, for files that are compressed once and sent many times. */
export async function compressBrotli(text: Buffer, quality = constants.BROTLI_MAX_QUALITY): Promise<Buffer> {
  return promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

const formats = [
  ['.br', async (text: Buffer) => compressBrotli(text)],
  ['.gz', async (text: Buffer) => promisify(gzip)(text, { level: 9 })],
] as const;

/**
 * Writes a Brotli (`.br`) and a gzip (`.gz`) file beside every text file of a built site.
 * @param cacheFolder keeps compressed files for the next build: Brotli takes longer than the rest of a build.
 * @returns false if it was stopped.
 */
export async function compressFolder(folder: string, cacheFolder: string, signal: AbortSignal): Promise<boolean> {
  const cache = new BuildCache(cacheFolder);
  const waiting = listFiles(folder)
    .filter((file) => textFile.test(file))
    .values();
  const work = async () => {
    for (const file of waiting) {
      if (signal.aborted) return;
      const text = await readFile(path.join(folder, file));
      const hash = createHash('sha256').update(text).digest('hex');
      for (const [extension, compress] of formats) {
        const compressed = await cache.getOrCreate(hash + extension, () => compress(text));
        // Compression can enlarge a few bytes of text.
        if (compressed.length < text.length) await writeFile(path.join(folder, file + extension), compressed);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (signal.aborted) return false;
  await cache.dropUnused();
  return true;
}
