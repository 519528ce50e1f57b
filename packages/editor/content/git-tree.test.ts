import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { listTree } from './git-tree.ts';

const run = promisify(execFile);

test('files and folders are named as Git names them', async () => {
  const files = new Map([
    ['site.json', '{}'],
    ['team/ana.json', '{"name":"Ana"}'],
    ['team/azúcar.json', '{"name":"Azúcar"}'],
    ['team-b/leo.json', '[]'],
  ]);
  const folder = await mkdtemp(path.join(tmpdir(), 'tree-'));
  try {
    for (const [file, data] of files) {
      await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
      await writeFile(path.join(folder, file), data);
    }
    await run('git', ['init', '--quiet'], { cwd: folder });
    await run('git', ['add', '.'], { cwd: folder });
    const { stdout: tree } = await run('git', ['write-tree'], { cwd: folder });
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', 'ls-tree', '-r', '-t', tree.trim()], {
      cwd: folder,
    });
    const lines = listTree(files).map(({ mode, type, sha, path: place }) => `${mode} ${type} ${sha}\t${place}`);
    expect(lines.sort()).toEqual(stdout.trim().split('\n').sort());
  } finally {
    await rm(folder, { recursive: true });
  }
});
