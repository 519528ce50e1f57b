import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { listFiles } from '@site/system/list-files.ts';
import { withProjectCopy } from '@site/system/copy-project.ts';
import { runCommand } from '@site/system/run-command.ts';
import { median } from './median.ts';
import type { Row } from './row.ts';
import type { Bench } from './site.ts';

const runCount = 5;

/** Seconds. */
const target = 10;

/** A video's file with another description: what an owner does most. */
export function editDescription(source: string, run: number): string {
  const video = parseDocument(source);
  video.set(
    'description',
    `Take ${String(run)}: two friends, one night, and a car that will not start until the rain has gone.`,
  );
  return video.toString({ lineWidth: 0 });
}

async function build(root: string, signal: AbortSignal): Promise<number> {
  const startedAt = performance.now();
  const code = await runCommand('node', ['packages/delivery/build/build.ts', '--compress'], { root, signal });
  if (code !== 0) throw new Error('A copy of the project did not build: see above.');
  return (performance.now() - startedAt) / 1000;
}

/** What an owner waits for after one edit: the whole build as `npm start` makes it, with all that earlier ones kept. */
export async function measureSecondBuild({ root, signal }: Pick<Bench, 'root' | 'signal'>): Promise<Row[]> {
  return withProjectCopy(root, async (folder) => {
    await build(folder, signal);
    const videos = path.join(folder, 'content/videos');
    const [name] = listFiles(videos).filter((file) => file.endsWith('.yaml'));
    if (name === undefined) throw new Error('content/videos has no video to edit');
    const file = path.join(videos, name);
    const times: number[] = [];
    for (let run = 1; run <= runCount; run += 1) {
      await writeFile(file, editDescription(await readFile(file, 'utf8'), run));
      times.push(await build(folder, signal));
    }
    const row = { subject: 'The build after one edit', unit: 's', runs: runCount } as const;
    const what = 'a video’s description edited, built and packed';
    return [{ ...row, what, figure: median(times), target: { atMost: target }, headline: 'The build after one edit' }];
  });
}
