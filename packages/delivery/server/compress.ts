import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { BuildCache } from '@site/system/build-cache.ts';
import { listFiles } from '@site/system/list-files.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/** Pictures, films and woff2 are compressed as they are. */
const textFile = /\.(html|css|js|svg|json|xml|txt|md|webmanifest)$/;

/** Packs text as tightly as Brotli can: quality 11, for files that are packed once and sent many times. */
export async function compressBrotli(text: Buffer): Promise<Buffer> {
  return packBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
}

async function compressFile(file: string, cache: BuildCache): Promise<void> {
  const text = await readFile(file);
  const hash = createHash('sha256').update(text).digest('hex');
  const [brotli, gzipped] = await Promise.all([
    cache.keep(`${hash}.br`, () => compressBrotli(text)),
    cache.keep(`${hash}.gz`, () => packGzip(text, { level: 9 })),
  ]);
  // A few bytes of text can grow.
  if (brotli.length < text.length) await writeFile(`${file}.br`, brotli);
  if (gzipped.length < text.length) await writeFile(`${file}.gz`, gzipped);
}

/**
 * Puts a Brotli (`.br`) and a gzip (`.gz`) form beside every text file of a built site.
 * @param cacheFolder keeps what was packed for the next build: Brotli takes longer at its best than all the rest.
 * @returns how many files were packed.
 */
export async function compressFolder(folder: string, cacheFolder: string, signal?: AbortSignal): Promise<number> {
  const cache = new BuildCache(cacheFolder);
  const files = listFiles(folder).filter((file) => textFile.test(file));
  const waiting = files.values();
  const work = async () => {
    for (const file of waiting) {
      if (signal?.aborted) return;
      await compressFile(path.join(folder, file), cache);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  if (!signal?.aborted) await cache.dropUnused();
  return files.length;
}
