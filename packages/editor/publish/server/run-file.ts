import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '@site/system/has-code.ts';
import type { Run } from '../publication.ts';

/** The state of a publication is a file, so that it survives a reload of the page and a restart of the editor. */
const fileOf = (root: string) => path.join(root, '.cache/editor/publication.json');

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

const interrupted = {
  kind: 'failed',
  message:
    'The editor was closed while it was publishing. What you saved is still here: publish again, and what is online already is not sent twice.',
} as const;

/** The publication that is going on, or the last one; undefined before the first. */
export async function readRun(root: string): Promise<Run | undefined> {
  try {
    const run = JSON.parse(await readFile(fileOf(root), 'utf8')) as Run;
    return run.outcome || isRunning(run.pid) ? run : { ...run, outcome: interrupted };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

export async function writeRun(root: string, run: Run): Promise<void> {
  const file = fileOf(root);
  await mkdir(path.dirname(file), { recursive: true });
  const aside = `${file}.${String(process.pid)}.part`;
  await writeFile(aside, JSON.stringify(run));
  await rename(aside, file);
}
