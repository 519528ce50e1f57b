import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect } from 'vitest';
import type { ContentCopy } from './copy-content.ts';
import { test } from './copy-project.ts';

const standing = '<title>The site that stands</title>';

type Spoil = (content: ContentCopy) => Promise<{ readonly file: string; readonly field: string }>;

const faults: Record<string, Spoil> = {
  'a pasted address instead of an id': async (content) => {
    const [file] = await content.filesIn('videos');
    await content.setField(file, ['vimeoId'], 'https://vimeo.com/76979871');
    return { file, field: 'vimeoId' };
  },
  'a wrong phone number': async (content) => {
    await content.setField('site.yaml', ['phone'], '305 555');
    return { file: 'site.yaml', field: 'phone' };
  },
  'a picture that does not exist': async (content) => {
    const file = 'pages/red-dragon.mdoc';
    await content.setField(file, ['still'], '../media/stills/no-such-picture.jpg');
    return { file, field: 'still' };
  },
  'a link to no page': async (content) => {
    const file = 'pages/red-dragon.mdoc';
    await content.appendText(file, 'See [more](/no-such-page).');
    return { file, field: 'names /no-such-page' };
  },
};

/** A site of one page that was built before. */
async function leaveSite(folder: string): Promise<string> {
  const dist = path.join(folder, 'dist');
  await mkdir(dist);
  await writeFile(path.join(dist, 'index.html'), standing);
  return dist;
}

async function expectSiteLeft(dist: string): Promise<void> {
  expect(await readdir(dist)).toEqual(['index.html']);
  expect(await readFile(path.join(dist, 'index.html'), 'utf8')).toBe(standing);
}

describe('a build of wrong content stops, names the place, and leaves the last site alone', () => {
  test.for(Object.entries(faults))('%s', { timeout: 120_000 }, async ([, spoil], { project, signal }) => {
    const { file, field } = await spoil(project.content);
    const dist = await leaveSite(project.folder);
    const { code, output } = await project.build(signal);

    expect(code).not.toBe(0);
    expect(output).toMatch(new RegExp(`content/${RegExp.escape(file)}:\\d+: ${RegExp.escape(field)}[, ]`));
    await expectSiteLeft(dist);
  });
});

test('a build that fails halfway leaves the last site alone', { timeout: 120_000 }, async ({ project, signal }) => {
  await writeFile(path.join(project.folder, 'src/pages/about.astro'), "---\nthrow new Error('no page today');\n---\n");
  const dist = await leaveSite(project.folder);
  const { code, output } = await project.build(signal);
  expect(code).not.toBe(0);
  expect(output).toContain('no page today');
  await expectSiteLeft(dist);
});
