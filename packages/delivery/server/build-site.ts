import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { formatSecondsSince } from '@site/system/format-seconds.ts';
import { runCommand } from '@site/system/run-command.ts';
import { hashSources, removeBuildStamp, writeBuildStamp } from './build-stamp.ts';
import { compressFolder } from './compress.ts';

const packageSchema = z.object({ scripts: z.object({ build: z.string() }) });

export interface BuildOptions {
  /** The project's folder; the site goes to its dist. */
  readonly root: string;
  /** A shell command; the one of `npm run build` unless given. */
  readonly command?: string;
  readonly signal?: AbortSignal;
}

/** The command behind `npm run build`: run without npm, which would print an error of its own after each Ctrl-C. */
export async function readBuildCommand(root: string): Promise<string> {
  const source = await readFile(path.join(root, 'package.json'), 'utf8');
  return packageSchema.parse(JSON.parse(source)).scripts.build;
}

/**
 * Builds the site into dist, packs its text files, and notes what it was built from.
 * @returns whether dist is whole; a build that failed or was stopped leaves no note, so the next one starts anew.
 */
export async function buildSite({ root, command, signal }: BuildOptions): Promise<boolean> {
  const startedAt = performance.now();
  const script = command ?? (await readBuildCommand(root));
  // Hashed before: a file that changes during the build makes the next one stale.
  const sourcesHash = await hashSources(root);
  await removeBuildStamp(root);
  console.log('Building the site. The first build encodes every picture and takes longest.');
  const code = await runCommand('sh', ['-c', script], { root, ...(signal && { signal }) });
  if (signal?.aborted) return false;
  if (code !== 0) {
    console.error(`The build failed after ${formatSecondsSince(startedAt)} (exit code ${String(code)}).`);
    return false;
  }
  console.log(`Built in ${formatSecondsSince(startedAt)}. Packing text files …`);
  const packed = await compressFolder(path.join(root, 'dist'), path.join(root, '.cache/packed'), signal);
  if (signal?.aborted) return false;
  await writeBuildStamp(root, sourcesHash);
  console.log(`Built and packed ${String(packed)} text files in ${formatSecondsSince(startedAt)}.`);
  return true;
}
