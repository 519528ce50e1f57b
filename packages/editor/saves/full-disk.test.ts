import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { Site, test as base } from '../publish/server/publish.fixture.ts';
import { describeFailure } from '../server/failure.ts';

vi.setConfig({ testTimeout: 120_000 });

const file = 'content/team/ana-quiroga.yaml';

/** A copy on a disk of its own; undefined where this user may not make one. */
const test = base.extend('small', ({ folder }, { onCleanup }): Site | undefined => {
  const site = new Site(folder, 'small');
  mkdirSync(site.root);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', site.root], { stdio: 'pipe' });
  } catch {
    return undefined;
  }
  onCleanup(() => {
    execFileSync('umount', ['--lazy', site.root]);
  });
  execFileSync('git', ['clone', '--quiet', site.remote, site.root], { stdio: 'pipe' });
  return site;
});

/** Fills the disk up to some bytes. @returns empties it again. */
function fill(root: string, left: number): () => void {
  const ballast = path.join(root, '.ballast');
  const written = openSync(ballast, 'w');
  for (;;) {
    const { bavail, bsize } = statfsSync(root);
    const free = bavail * bsize - left;
    if (free <= 0) break;
    writeSync(written, Buffer.alloc(Math.min(free, 1 << 20)));
  }
  closeSync(written);
  return () => rmSync(ballast);
}

const save = async (site: Site, quote: string) => site.save({ quote }).then(() => 'saved', describeFailure);

test('on a full disk a save is whole, or told and not there, and the next one and a publication succeed', async ({
  small,
  skip,
}) => {
  if (!small) skip('only a user who may mount a disk can fill one');
  else {
    expect(await save(small, 'Before the disk was full.')).toBe('saved');
    for (const left of [0, 4, 16, 32, 48, 64, 256]) {
      const before = await small.read(file);
      const empty = fill(small.root, left * 1024);
      const told = await save(small, `With ${left} kilobytes left.`);
      empty();
      const isSaved = told === 'saved';
      if (!isSaved) expect(told).toMatch(/^The disk is full, so nothing was changed/);
      expect((await small.read(file)) !== before, `${left} kB: ${told}`).toBe(isSaved);
      expect(await save(small, `After ${left} kilobytes.`)).toBe('saved');
      expect(small.run('show', `drafts:${file}`)).toContain(`After ${left} kilobytes.`);
    }
    await small.publish();
    expect(small.online(file)).toContain('After 256 kilobytes.');
  }
});
