import path from 'node:path';
import { listEntries, type FilledEntry } from '#lib/content.query.ts';

/** A poster's file, from the project's folder. */
export function posterFile({ file, data }: Pick<FilledEntry<'videos'>, 'file' | 'data'>): string {
  return path.posix.join(path.posix.dirname(file), data.poster);
}

/** A video's poster as one file, at an address that stays: search engines keep it. */
export function thumbnailPath(file: string): string {
  return `/posters/${path.posix.basename(file)}`;
}

/** The posters of all videos, each once. */
export async function listPosterFiles(): Promise<string[]> {
  return [...new Set((await listEntries('videos')).map(posterFile))];
}
