import { createHash } from 'node:crypto';
import { perEntry } from '@site/model/check/per-entry.ts';
import type { RawEntry } from '@site/model/check/read-content.ts';

/** Identifies a state of a file; Keystatic expects the 40 hexadecimal digits of a Git object. */
export function digest(data: string | Uint8Array): string {
  return createHash('sha1').update(data).digest('hex');
}

/** The name that Git gives to a file's bytes. */
export function blobId(data: string | Uint8Array): string {
  return digest(Buffer.concat([Buffer.from(`blob ${Buffer.byteLength(data)}\0`), Buffer.from(data)]));
}

/** The name that Git gives to an entry's text. */
export const versionOf = perEntry(({ source }: RawEntry) => blobId(source));
