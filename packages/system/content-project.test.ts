import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareContentProject } from './content-project.ts';
import { listFiles } from './list-files.ts';

let root: string;

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.join(root, path.dirname(file)), { recursive: true });
  // As editors do: a new file takes the name of the old one.
  await writeFile(path.join(root, `${file}.new`), text);
  await rename(path.join(root, `${file}.new`), path.join(root, file));
}

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'content-project-'));
  for (const file of ['astro.config.ts', 'markdoc.config.ts', 'package.json', 'tsconfig.json', 'src/pages/index.astro'])
    await write(file, file);
  await write('content/site.yaml', 'company: First');
  for (const file of ['site.yaml', 'videos/one.yaml', 'videos/two.yaml']) await write(`examples/second/${file}`, file);
});

afterAll(async () => rm(root, { recursive: true }));

it('has the sources and the other content, and follows both without touching what is the same', async () => {
  const project = await prepareContentProject(root, 'examples/second');
  const kept = await stat(path.join(project, 'content/videos/one.yaml'));
  await write('examples/second/site.yaml', 'company: Renamed');
  await write('src/pages/index.astro', 'changed');
  await write('examples/second/videos/three.yaml', 'new');
  await rm(path.join(root, 'examples/second/videos/two.yaml'));
  await mkdir(path.join(project, 'dist'));

  expect(await prepareContentProject(root, 'examples/second/')).toBe(project);
  expect(listFiles(path.join(project, 'content'))).toEqual(['site.yaml', 'videos/one.yaml', 'videos/three.yaml']);
  expect(await readFile(path.join(project, 'content/site.yaml'), 'utf8')).toBe('company: Renamed');
  expect(await readFile(path.join(project, 'src/pages/index.astro'), 'utf8')).toBe('changed');
  expect(await stat(path.join(project, 'content/videos/one.yaml'))).toEqual(kept);
  expect(await stat(path.join(project, 'dist'))).toBeDefined();
  expect(await readFile(path.join(root, 'content/site.yaml'), 'utf8')).toBe('company: First');
});

it('says what to name where a folder holds no content', async () => {
  await expect(prepareContentProject(root, 'examples/secnd')).rejects.toThrow(
    'examples/secnd has no site.yaml: name a content folder, such as examples/northline',
  );
});
