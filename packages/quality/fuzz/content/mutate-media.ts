import type { Random } from '../random.ts';

/** What becomes of a file's bytes; nothing where the file is gone. */
type MediaMutator = (bytes: Buffer, random: Random) => Buffer | undefined;

/** The smallest PNG: one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=',
  'base64',
);

/** How pictures, drawings and loops are spoilt. */
export const mediaMutators: Readonly<Record<string, MediaMutator>> = {
  empty: () => Buffer.alloc(0),
  cut: (bytes, random) => bytes.subarray(0, 1 + random.below(bytes.length - 1)),
  'cut near its end': (bytes, random) => bytes.subarray(0, bytes.length - 1 - random.below(64)),
  'of zeros': (bytes) => Buffer.alloc(bytes.length),
  'another format': () => png,
  'a web page': () => Buffer.from('<!doctype html><title>Not found</title>'),
  gone: () => undefined,
};
