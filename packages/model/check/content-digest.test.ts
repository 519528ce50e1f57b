import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { digestContent } from './content-digest.ts';

async function digestOf(files: Readonly<Record<string, string>>): Promise<string> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'digest-'));
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder.path, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
  }
  return await digestContent(folder.path);
}

const site = { 'site.yaml': 'company: One\n', 'media/a.jpg': 'picture\r\n' };

test.for([
  ['in another folder', site],
  ['with the line ends of another system', { ...site, 'site.yaml': 'company: One\r\n' }],
  ['beside what a system left there', { ...site, 'media/Thumbs.db': 'x', '.DS_Store': 'x', 'site.yaml~': 'x' }],
] as const)('the same content has the same digest %s', async ([, files]) => {
  expect(await digestOf(files)).toBe(await digestOf(site));
});

test.for([
  ['a changed text', { ...site, 'site.yaml': 'company: Two\n' }],
  ['a changed picture', { ...site, 'media/a.jpg': 'picture\n' }],
  ['a renamed file', { 'site.yaml': site['site.yaml'], 'media/b.jpg': site['media/a.jpg'] }],
  ['a file less', { 'site.yaml': site['site.yaml'] }],
] as const)('%s changes the digest', async ([, files]) => {
  expect(await digestOf(files)).not.toBe(await digestOf(site));
});
