import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A script of package.json, to start it without npm in between. @returns its words, with Node's own path as the first. */
export async function readScript(root: string, name: string): Promise<readonly string[]> {
  const { scripts } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  return (scripts[name] ?? '').replace(/^node\b/, process.execPath).split(' ');
}
